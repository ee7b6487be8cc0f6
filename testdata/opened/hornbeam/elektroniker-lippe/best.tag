                              Lebenslauf

<name>Torben Ziegenhals</name>
<status>geb. 27.06.1991 in Detmold</status>, <status>verh., 1 Kind</status>
Mittelstr. 88, <place>32805 Horn-Bad Meinberg</place>
Handy <phone>0151 000 44 271</phone>
<email>t.ziegenhals@example.org</email>

<h>Beruflicher Werdegang</h>

<job><start>seit 04.2018</start>	<title>Betriebselektriker</title>, <employer>Lippische Kartonagen Rieke GmbH</employer>, <place>Lage</place>
		- <point>Wellpappenanlage BHS + 6 Stanzen, Wechselschicht (Früh/Spät/Nacht)</point>
		- <point>Fehlersuche Step7 Classic und TIA V16 (nur lesen/beobachten, Kleinigkeiten wie Zeiten ändern)</point>
		- <point>FU tauschen und parametrieren (SEW, Danfoss)</point>
		- <point>DGUV V3 ortsveränderlich, ca. 1.400 Geräte/Jahr, Benning ST 750; ortsfest mit dem Meister</point>
		- <point>Stillstände Stanze 4 halbiert (Sensorik getauscht, 2022)</point>
		- <point>Wartungsaufträge rückmelden in SAP</point>
		- <point>seit 2023 Vertretung vom Schichtelektriker-Sprecher</point></job>

<job><start>09.2015</start>-<end>03.2018</end>	<title>Elektromonteur</title> über <employer>Zeitkraft Personalservice</employer>, <place>Bielefeld</place>
		- <point>Einsatz 1: Sägewerk Brakhage, Neuverdrahtung Entstaubung, Zone 22 (14 Mon.)</point>
		- <point>Einsatz 2: Schaltschrankbau nach EPLAN-Unterlagen, Fa. Senke (16 Mon.)</point></job>

<job><start>07.2014</start>-<end>08.2015</end>	<title>Work and Travel</title> <place>Neuseeland</place> (Melkroboter-Service, Apfelernte)</job>

<job><start>02.2012</start>-<end>06.2014</end>	<title>Jungfacharbeiter</title>, <employer>Stadtwerke Emmertal</employer>
		- <point>Trafostationen 10 kV warten, als zweiter Mann bei Schalthandlungen</point></job>

<h>Ausbildung</h>

<edu><start>08.2008</start>-<end>01.2012</end>	<degree>Elektroniker für Betriebstechnik</degree>, <school>Stadtwerke Emmertal</school>, IHK, Note <grade>2,3</grade></edu>
<edu><end>2008</end>		<degree>Realschulabschluss</degree>, <school>Realschule Blomberg</school></edu>

<h>Weiterbildung</h>

<cert><date>2019</date>		<cname>Befähigte Person DGUV V3</cname> (<issuer>TÜV</issuer>, 2 Tage)</cert>
<cert><date>2021</date>		<cname>TIA Service 1</cname> (<issuer>Siemens Sitrain</issuer>)</cert>
<cert><date>2024</date>		<cname>Schaltberechtigung bis 30 kV</cname>: Theorie fertig, praktische Unterweisung fehlt noch</cert>
<cert><date>seit 09/24</date>	<cname>Industriemeister Elektrotechnik</cname>, Abendform, 1. von 3 Teilen bestanden</cert>

<h>Sonstiges</h>

<status>FS Kl. B, BE</status> / <cert><cname>Staplerschein</cname> <date>2016</date></cert>
<skills><skill>EPLAN P8</skill>: Pläne lesen, kleine Korrekturen. <skill>MS Office</skill> normal.</skills>
<language>Englisch</language> <level>gut (NZ)</level>
<other>Freiwillige Feuerwehr Horn, Maschinist</other>

Horn, den 02.05.2025
