<name>Valentin Österreicher-Nagy</name>, <place>1160 Wien</place>, <phone>0660 555 01 83</phone>, <email>v.nagy@example.org</email>
<status>Geb. 9.9.2001 in Eisenstadt; Staatsbürgerschaft Österreich und Ungarn; Zivildienst geleistet</status>

<h>UNI</h>
<edu><start>WS 2023</start> –          <school>TU Wien</school>
                   <degree>Masterstudium</degree>
                   <field>Raumplanung und Raumordnung</field>
                   78 von 120 ECTS, Diplomarbeit über Ortskerne angemeldet</edu>
<edu><start>2020</start>–<end>2023</end>          <degree>BSc</degree> <field>Raumplanung</field>, <school>TU Wien</school>, Ø <grade>2,1</grade></edu>
<edu>SS <end>2022</end>            Erasmus <school>KTH</school>, <place>Stockholm</place></edu>
<edu><end>2019</end>               <degree>Matura</degree> <school>BHAK Eisenstadt</school>, <grade>mit gutem Erfolg</grade></edu>

<h>ARBEIT NEBEN DER UNI</h>
<job>seit <start>03/2024</start>       <title>Studienassistent</title> (8 h, prae doc nein!), Forschungsbereich Örtliche Raumplanung,
                   <employer>TU Wien</employer>
                   <point>Luftbilder auswerten, Exkursion nach Güssing organisiert, Prüfungsaufsicht</point></job>
<job><start>Juli</start>+<end>August 2023</end>   <title>Ferialpraktikant</title>, <employer>Amt der Bgld. Landesregierung</employer>, Abt. 2, Hauptreferat Landesplanung, <place>Eisenstadt</place>
                   <point>Leerstandserhebung in 9 Gemeinden mit dem Rad</point></job>
<job><start>2021</start>–<end>2023</end>          <title>Fahrradbote</title>, freier DN, <employer>»Heavy Pedals-Kollektiv«</employer></job>
<job><start>10/2019</start>–<end>06/2020</end>    <title>Zivildiener</title>, <employer>Samariterbund Burgenland</employer>, Rettungsstelle <place>Hornstein</place>
                   <point>Sanitätseinsatzfahrer, 12-h-Dienste, erste Covid-Welle</point></job>
<job>Herbst <start>2016</start>–<end>2019</end>   <title>Lesehelfer</title> im Weinbau bei <employer>Oma und Opa</employer>, <place>Purbach</place></job>

<h>EIGENES</h>
<proj><title>leerstand-burgenland.example.net</title> – <point>Webkarte, QGIS + Leaflet, allein gebaut, 400 Meldungen</point> (<start>2023</start>–)</proj>
<award><title>Anerkennung, Studierendenwettbewerb »Dorfplatz neu«</title>, Zweierteam, <end>2022</end></award>
<vol><title>Referent</title> für Wohnen, <employer>Fachschaft Raumplanung</employer>, zwei Semester; <title>Kassier</title> <employer>Jugendblasmusik Purbach</employer> <start>2017</start>–<end>2021</end></vol>

<h>KÖNNEN</h>
<skills>GIS <skill>QGIS</skill> (sehr gut), <skill>ArcGIS Pro</skill> (gut), <skill>PostGIS</skill> (Grundlagen)
Grafik <skill>InDesign</skill>, <skill>Illustrator</skill>
Recht <skill>Bgld. RPG</skill>, <skill>WBO</skill>: Prüfungswissen, keine Praxis</skills>
<language>Ungarisch</language> <level>zweite Muttersprache</level>  <language>Englisch</language> <level>C1</level>  <language>Schwedisch</language> <level>A2</level>  <language>Burgenlandkroatisch</language> <level>verstehe die Oma</level>
<cert><cname>Rettungssanitäter</cname>, abgelaufen <date>2022</date></cert>
<cert><cname>ECDL Advanced</cname> <date>2018</date></cert>
<status>Führerschein B</status>
<other>Flügelhorn, Bahnfahren, Ortsbildmessen (ja, das gibt es)</other>
