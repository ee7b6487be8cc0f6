<h>L e b e n s l a u f</h>

<h>Zur Person</h>
<name>Jannis Oberhummer</name>
geb. <status>17.09.1984 in Traunstein</status>, <status>verh., 2 Kinder</status>
<place>Lindenweg 9, 96117 Memmelsdorf</place>
mobil <phone>0151 0000 4471</phone>
<email>j.oberhummer@example.org</email>
Führerschein: <status>B, BE</status>

<h>Was ich gemacht habe</h>

<job><start>04/16</start> – <end>dato</end>		<title>OSM-Meister, stellv. Werkstattleitung</title>
		<employer>Sanitätshaus Reindl & Pfab GmbH</employer>, <place>Forchheim</place>
		<point>rd. 85 Paar Maßschuhe/Jahr (Erst- u. Folgevers.), davon ca. die Hälfte DFS, Charcot, Vorfußamp.</point>
		<point>Leisten aus Buche u. PU, Gips oder Trittschaum, Bettung u. Boden selbst, Schäfte kommen von auswärts</point>
		<point>DAF-Bettungen mit Druckkontrolle im Schuh (pedar), barfuß auf der emed</point>
		<point>Einlagen: CAD (Paromed), gefräst auf der hauseigenen 3-Achs; Sonderfälle nach wie vor von Hand</point>
		<point>14-tägig Sprechstunde Diabetologie, zus. mit der Wundschwester</point>
		<point>KVs PG 31/08 über MIP, Widersprüche MD schreibe ich vor, Chef unterschreibt</point>
		<point>2 Lehrlinge begleitet (1 Gesellenprüfung 2021, 1 im 3. Lj.); eingetragener Ausbilder ist der Chef</point>
		<point>seit 2023 vertrete ich den Werkstattleiter im Urlaub (5 Gesellen)</point></job>

		(Elternzeit u. Meisterschule, nebenher 15 Std./Wo:)
<job><start>09/13</start> – <end>03/16</end>	<title>Geselle</title> (TZ)
		<employer>Orthopädie-Schuhtechnik Wacholder</employer>, <place>Bayreuth</place>
		<point>Zurichtungen: Abrollen, Schuherhöhungen bis 6 cm, Flügelabsätze, Verkürzungsausgleich</point></job>

<job><start>08/07</start> – <end>08/13</end>	<title>Orthopädieschuhmacher-Geselle</title>
		<employer>Wastl Kögl, OSM</employer>, <place>Rosenheim</place>
		<point>Bodenbau, Innenschuhe, Reparaturen</point>
		<point>Laufbandanalyse (nur Assistenz, 1 Saison)</point></job>

<h>Gelernt</h>
<edu><start>2014</start>–<end>02/2016</end>	<degree>Meisterprüfung</degree> im <field>Orthopädieschuhmacherhandwerk</field>, <school>HWK für München und Obb.</school> (Teil III im zweiten Anlauf)</edu>
<edu><start>2004</start>–<end>2007</end>	<degree>Lehre</degree> <field>Orthopädieschuhmacher</field>, <school>W. Kögl</school>, Gesellenstück: 2. Kammersieger</edu>
<edu><end>2003</end>		<degree>Fachabitur</degree>, <school>FOS Traunstein</school></edu>

<h>Kurse</h>
<cert><date>2019</date>		<cname>Prepreg-Grundkurs</cname>, <issuer>BUFA Hannover</issuer></cert> (2 Tage, seitdem 4 Peronaeusfedern mitgebaut)
<cert><date>2022</date>		<cname>Diabetes-Fuß Aufbaukurs</cname></cert>
		Podologie: nein, aber Frau ist eine

<h>Sprachen</h>	<language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>Schule</level>

<h>Sonst</h>	<other>Bergwacht (passiv), baue Haferlschuhe für die Trachtengruppe</other>
