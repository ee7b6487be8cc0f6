                         L E B E N S L A U F

Name:            <name>Dariusz Henke</name>
geb.:            <status>17.11.1986 in Allenstein / Olsztyn, dt. Staatsangehörigkeit, ledig, eine Tochter</status>
Anschrift:       Am Wümmedeich 8, <place>28879 Grasberg</place>
Tel.:            <phone>0151 2345 0097</phone>
E-Mail:          <email>d.henke@example.net</email>

<h>Berufliches</h>

<job><start>05.2018</start> - <end>heute</end>   <employer>Weserland Cargo GmbH & Co. KG</employer>, <place>Bremen</place>
                 <title>Disponent</title> Abt. Osteuropa
                 <point>Linie PL/LT/LV, tgl. ca. 20-28 Sdg., FTL u. LTL, davon
                 zwei Drittel mit Subunternehmern, Rest 11 eigene Züge</point>
                 <point>Frachten über Timocom, seit 2021 auch Trans.eu; Marge der Linie
                 2023 von 8,1 auf 9,6 % (Team mit vier Disponenten)</point>
                 <point>Fahrer: Sprit, Pausen, Ärger. VO 561 aus beiden Richtungen, Fahrerkarten
                 lese ich aus, die Auswertung macht der Verkehrsleiter</point>
                 <point>Entsendungen im IMI-Portal angelegt (PL-Flotte), Kabotage im Blick</point>
                 <point>Schadenfälle nach CMR bis 8.000 € selbst reguliert, darüber Zuarbeit für die
                 Versicherungsabteilung</point>
                 <point>Key User bei der Umstellung auf CarLo 2020, einer von drei</point>
                 <point>2 Azubis am Platz mitbetreut; kein Ausbilderschein, AEVO-Kurs ab Januar</point></job>

<job><start>08.2016</start> - <end>04.2018</end>   <employer>Hanse-Trans Kowalke</employer>, <place>Stuhr</place>, <title>Sachbearbeiter Disposition</title> (über
                 Zeitarbeit, nach 6 Mon. übernommen)
                 <point>Nahverkehr u. Sammelgut, 14 Touren, WinSped</point>
                 <point>T1 im NCTS eröffnet, wenn die Zollkollegin im Urlaub war</point></job>

07.2015-07.2016  Elternzeit

<job><start>2008</start> - <end>2013</end>      <title>Berufskraftfahrer</title>, <employer>Transportbetrieb Ossowski</employer>, <place>Elbląg</place>
                 <point>Plane u. Kühler, PL-DE-BeNeLux, ca. 600.000 km, unfallfrei</point></job>

<h>Schule u. Ausbildung</h>
<edu><start>08.2013</start>-<end>06.2015</end>  Umschulung <degree>Kaufmann f. Spedition u. Logistikdienstl.</degree> (IHK),
                 <school>BBZ Weser</school>, Note <grade>2,4</grade></edu>
<edu><end>2005</end>             <degree>Matura</degree>, <school>Technikum Samochodowe Olsztyn</school></edu>

<h>Sonstiges</h>
Sprachen:        <language>Polnisch</language> <level>Muttersprache</level>, <language>Deutsch</language> <level>C2</level>, <language>Englisch</language> <level>B2</level> (am Telefon o.k.), <language>Russisch</language>
                 <level>Schulkenntnisse</level>
EDV:             <skills><skill>CarLo</skill>, <skill>WinSped</skill>, <skill>Timocom</skill>, <skill>Trans.eu</skill>, <skill>Excel</skill> (Pivot, SVERWEIS)</skills>
Scheine:         <cert><cname>FS CE</cname></cert>, <cert><cname>Modul 95</cname> abgelaufen <date>2022</date></cert>, <cert><cname>ADR-Basiskurs</cname> gültig bis <date>03.2027</date></cert>

Grasberg, im September 2025          D. Henke
