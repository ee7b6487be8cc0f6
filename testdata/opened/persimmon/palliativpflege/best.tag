<h>Lebenslauf</h>

<name>Swetlana Brandhorst</name>, geb. Maier
<status>* 23.07.1986 in Karaganda, deutsche Staatsangehörigkeit, verheiratet, 2 Kinder</status>
<place>Am Klüt 17, 31785 Hameln</place>
Mobil <phone>0151 555 0143</phone>, <email>s.brandhorst@example.org</email>
<status>Führerschein B, eigener PKW</status>

<h>Was ich gelernt habe</h>

<edu><start>10/2004</start>–<end>09/2007</end>	<degree>Ausbildung zur Gesundheits- und Krankenpflegerin</degree>, 
		<school>Krankenpflegeschule am Klinikum Minden</school>, <grade>Examen Note 2</grade></edu>
<cert><date>2016</date>		<cname>Palliative Care für Pflegende</cname> (160 UE, Curriculum Kern/Müller/Aurnhammer),
		<issuer>Akademie Bielefeld</issuer></cert>
<cert><date>2019</date>		<cname>Wundexpertin ICW</cname> (Rezertifizierung 2024 versäumt, ruht)</cert>
<cert><date>seit 02/2025</date>	<cname>Weiterbildung Praxisanleitung</cname>, 300 Std., läuft noch bis Januar 2026</cert>

<h>Wo ich gearbeitet habe</h>

<job><start>seit 04/2018</start>	<employer>Hospiz Haus Ährenfeld</employer>, <place>Bad Pyrmont</place> (9 Betten)
		<title>Examinierte Pflegekraft</title>, 80 %, seit 2021 <title>stellv. Pflegedienstleitung</title>
		<point>Pumpen (CADD, subkutan und i.v.), Ports anstechen, Pleurakatheter ablassen,
		bei Bedarf nachts allein im Haus</point>
		<point>Bedarfsmedikation nach Stufenplan, Opioidrotation in Absprache mit dem
		Palliativmediziner</point>
		<point>Aufnahmegespräche mit Gästen und Familien, auch auf Russisch, im Jahr ca. 60</point>
		<point>Dienstplan in Vertretung, wenn die PDL fehlt</point>
		<point>Teilnahme am Ethikkreis, Protokoll geführt</point>
		<point>Öle und Wickel mit eingeführt (Projekt zu dritt)</point></job>

<job><start>05/2014</start>–<end>03/2018</end>	<employer>Klinikum Lippe-Süd</employer>, <place>Detmold</place>
		<title>Krankenschwester</title>, Onko / Häma, 28 Betten
		<point>Chemos vorbereitet und überwacht, Nebenwirkungen erfasst</point>
		<point>Pain Nurse-Sprechstunde 1x pro Woche begleitet (als Hospitation, 6 Monate)</point>
		<point>Überleitung nach Hause: Telefonate mit Hausarzt, Sanitätshaus und Pflegedienst</point></job>

<other>2011–2014	Elternzeit</other>
<job><start>2013</start>–<end>2014</end>	daneben im Minijob <title>Tourenkraft</title> beim <employer>Pflegedienst Lindenhof</employer>, <place>Aerzen</place>:
		<point>Behandlungspflege, sonntags</point></job>

<job><start>10/2007</start>–<end>2011</end>	<employer>Klinikum Minden</employer>, <title>Krankenschwester</title> Innere, Schichtdienst</job>

<h>Sprachen</h>
<language>Deutsch</language> und <language>Russisch</language> <level>beide von klein auf</level>, <language>Englisch</language> <level>reicht für den Urlaub</level>

<h>Sonstiges</h>
<skills><skill>Word</skill>, <skill>Vivendi PD</skill>, <skill>Orbis</skill></skills>
<other>Chor, Garten, zwei Hühner</other>

Hameln, den 3. September 2025
