<h>LEBENSLAUF</h>

<name>Johannes Kettwig</name>
<headline>Forstingenieur (B.Sc.)</headline>

Anschrift: 36433 <place>Bad Salzungen</place>
Mobil: <phone>0170 555 0186</phone>
Mail: <email>j.kettwig@example.com</email>
Führerschein: <status>Klasse B</status>

<h>Kurzprofil</h>
<summary>Forstingenieur mit sechs Jahren Berufspraxis in Holzernte, Wiederbewaldung und Verkehrssicherung. Sicher in der Holzsortierung nach RVR, im Umbau von Fichtenbeständen und in QGIS. Gültiger Jagdschein, Ausbildereignung. Den Vorbereitungsdienst für den gehobenen Forstdienst habe ich nicht absolviert; ich bin über die Forstbetriebsgemeinschaft in die Praxis gekommen.</summary>

<h>Berufserfahrung</h>

<job><start>Mai 2020</start> – <end>heute</end>: <title>Einsatzleiter Holzernte</title>, <employer>Forstbetriebsgemeinschaft Vordere Rhön</employer>
– <point>Planung und Steuerung des Holzeinschlags mit Unternehmern, rund 14.000 fm im Jahr</point>
– <point>Auszeichnen der Bestände, Holzaufnahme und Vorbereitung der Abfuhr</point>
– <point>Pflanzung, Zaunbau und Kulturpflege auf Schadflächen, Förderanträge für 60 Waldbesitzer</point>
– <point>Überwachung der Verkehrssicherungspflicht an Wanderwegen</point>
– <point>Gespräche mit Jagdpächtern, Bürgermeistern und Brennholzkunden, jährliche Versammlung der Mitglieder
vorbereitet</point>
– <point>Ausbildung von bisher zwei Forstwirten begleitet</point></job>

Lebenslauf Johannes Kettwig                                         Seite 1 von 2


<job><start>Oktober 2018</start> – <end>April 2020</end>: <title>Assistent der Betriebsleitung</title>, <employer>Sägewerk Nüstal GmbH</employer>
– <point>Rundholzeinkauf, Werkseingangsvermessung, Reklamationen</point>
– <point>Disposition von vier Lkw-Spediteuren</point></job>

<h>Studium</h>
<edu><start>2015</start> – <end>2018</end>: <degree>Bachelor of Science</degree> <field>Forstwirtschaft</field>, <school>Hochschule für Forstwirtschaft Rottenburg</school></edu>

<h>Nachweise</h>
<cert><cname>Jagdschein</cname>, <date>2013</date></cert>
<cert><cname>Ausbildereignung (AEVO)</cname>, <date>2022</date></cert>

<h>Kenntnisse</h>
<skills><skill>QGIS</skill>, <skill>Holzsortierung nach RVR</skill>, <skill>PEFC</skill>, <skill>Vertragsnaturschutz</skill>, <skill>MS Office</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B2</level>)
