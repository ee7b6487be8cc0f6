Lebenslauf
von <name>Lea-Sophie Vandersanden</name>

wohnhaft in <place>Köln-Ehrenfeld</place>, erreichbar unter <email>leasophie.v@example.org</email> oder <phone>0221 000 77 31</phone>
<status>geb. am 5.3.1996 in Aachen</status>, <status>Führerschein Kl. B</status>

<h>Was ich gerade mache</h>
<job><title>Gruppenleitung</title> in der <employer>Kita Wolkenkuckuck e.V.</employer> (Elterninitiative, 2 Gruppen), <place>Köln</place>,
unbefristet, 35 Std., <start>seit August 2022</start>. <point>Gruppe mit 20 Kindern von 2 bis 6, davon zwei mit
Basisleistung I.</point> <point>Ich habe das Eingewöhnungskonzept mit der Fachberatung neu geschrieben.</point>
<point>Anleiterin für eine PiA-Auszubildende.</point></job>

<h>Was vorher war</h>
<job><title>Erzieherin im Anerkennungsjahr</title>, danach <title>Ergänzungskraft</title> (befristet),
<employer>Städt. Kita Am Lousberg</employer>, <place>Aachen</place>, <start>August 2019</start> bis <end>Juli 2022</end>. <point>U3-Gruppe, Notbetreuung in der Pandemie.</point></job>

<job><title>Au-pair</title> bei einer <employer>britischen Familie</employer> in <place>Leeds</place>, <start>September 2015</start> bis <end>Juni 2016</end>, drei
Kinder (1, 4 und 7)</job>

<job><title>FSJlerin</title>, <employer>Lebenshilfe Heinsberg</employer>, Frühförderung, <start>2014</start>/<end>15</end></job>

<job>Nebenher: <title>Babysitterin</title> in vier <employer>Privathaushalten</employer> (<start>2016</start>–<end>2019</end>)</job>
<job>und <title>Kellnerin</title> auf 450-Euro-Basis im <employer>Café Nordpol</employer>, <start>2017</start>–<end>2018</end></job>

Von August bis Oktober 2018 war ich krank und habe ausgesetzt.

<h>Was ich gelernt habe</h>
<edu><degree>Staatlich anerkannte Erzieherin</degree>, <school>Käthe-Kollwitz-Kolleg Aachen</school>, <start>2016</start> – <end>2020</end> (mit
Unterbrechung), <grade>Abschluss 1,8</grade></edu>
<edu><degree>Fachabitur</degree> <field>Gesundheit und Soziales</field>, <end>2014</end></edu>
<edu>Zurzeit im Fernstudium: <field>Kindheitspädagogik</field> (<degree>B.A.</degree>), <school>IU</school>, 2. Semester</edu>
<cert><cname>Fachkraft für Inklusion</cname> (120 Std., <issuer>Paritätisches Bildungswerk</issuer>), <date>2024</date></cert>
<cert><cname>Erste Hilfe am Kind</cname>, alle zwei Jahre, zuletzt <date>05/24</date></cert>

<h>Was ich gut kann</h>
<skills>★★★ <skill>Marte Meo (Basis)</skill>   ★★★ <skill>Elterngespräche</skill>   ★★ <skill>Gitarre</skill>   ★★ <skill>Bildungsdokumentation mit Stepfolio</skill>
★ <skill>Dienstplan</skill></skills>
<language>Englisch</language> <level>fließend</level>, <language>Niederländisch</language> <level>vom Vater, spreche ich, schreibe ich nicht</level>, <language>DGS</language> <level>erste Gebärden</level>

<h>Sonst noch</h>
<vol><title>Jugendleiterin</title> beim <employer>DPSG Stamm Ehrenfeld</employer>, <start>seit 2022</start></vol>
<other>Bouldern, Siebdruck</other>
