<h>LEBENSLAUF</h>

Name:			<name>Sven Marquardsen</name>
Anschrift:		<place>Husumer Chaussee 88a, 24941 Flensburg</place>
Tel.:			<phone>0461 / 000 27 65</phone>
E-Mail:			<email>sven.marquardsen@example.org</email>
geb. am:		<status>30.09.1981 in Niebüll</status>
Familienstand:		<status>geschieden, eine Tochter (2012)</status>


<h>BERUFLICHER WERDEGANG</h>

<job><start>04/2020</start> – <end>heute</end>		<employer>Kreisverwaltung Nordermark</employer>, Fachdienst Bauen und Umwelt
			<title>Sachgebietsleiter Bauordnung</title> (EG 12 TVöD)
			- <point>Leitung eines Sachgebiets mit 9 Mitarbeitenden, davon 3 in
			  Teilzeit</point>
			- <point>Entscheidung über Bauanträge, Befreiungen und Nutzungs-
			  untersagungen</point>
			- <point>Einführung der digitalen Bauakte (mit dem IT-Verbund, Probe-
			  betrieb seit 10/2023)</point></job>

<job><start>08/2014</start> – <end>03/2020</end>	<employer>Amt Geestrand</employer>, <place>Schafflund</place>
			<title>Sachbearbeiter Bauleitplanung und Liegenschaften</title>
			- <point>Begleitung von 14 B-Plan-Verfahren nach BauGB</point>
			- <point>Vorlagen für Gemeindevertretungen, Protokollführung</point>
			- <point>Vertretung des Amtsarchivars (Urlaub/Krankheit)</point></job>

<job><start>07/2013</start> – <end>07/2014</end>	<title>Elternzeit</title> (12 Mon.)</job>

                                     Lebenslauf S. Marquardsen  -  Seite 1 von 2

<job><start>09/2005</start> – <end>06/2013</end>	<employer>Stadt Leck-Süderhof</employer>
			<title>Verwaltungsfachangestellter, Bürgerbüro</title>, später
			<title>stellv. Standesbeamter</title> (ab 2010)
			- <point>Pass- und Meldewesen, Gewerbeanmeldungen, Kassenführung</point>
			- <point>ca. 60 Trauungen jährlich</point></job>

<job><start>10/2001</start> – <end>06/2002</end>	<title>Grundwehrdienst</title>, <employer>Marinestützpunkt Olpenitz</employer></job>


<h>AUSBILDUNG UND STUDIUM</h>

<edu><start>10/2015</start> – <end>09/2019</end>	<school>Verwaltungsakademie Bordesholm</school> (berufsbegleitend)
			Angestelltenlehrgang II, Abschluss: <degree>Verwaltungsfachwirt</degree>
			<grade>Gesamtnote: befriedigend (7,9 Pkt.)</grade></edu>

<edu><start>09/2002</start> – <end>08/2005</end>	<school>Stadt Leck-Süderhof</school>
			Ausbildung zum <degree>Verwaltungsfachangestellten</degree></edu>

<edu><end>2001</end>			<degree>Allgemeine Hochschulreife</degree>, <school>Friesengymnasium</school> <place>Niebüll</place></edu>


<h>FORTBILDUNGEN (AUSWAHL)</h>

<cert><date>11/2022</date>			<cname>Führen in Teilzeit und auf Distanz</cname>, <issuer>KOMMA</issuer></cert>
<cert><date>03/2021</date>			<cname>Novelle der Landesbauordnung SH</cname></cert>
<cert><date>2010</date>			<cname>Grundseminar für Standesbeamte</cname>, <issuer>Akademie Bad Salzschlirf</issuer>,
			mit Prüfung</cert>


<h>SONSTIGES</h>

EDV:			<skills><skill>ProBauG</skill>, <skill>AutiSta</skill>, <skill>ALLRIS</skill>, <skill>MS Office</skill>, <skill>QGIS</skill> (Grundzüge)</skills>
Sprachen:		<language>Dänisch</language> (<level>fließend</level>), <language>Englisch</language> (<level>Schulkenntnisse</level>),
			<language>Friesisch</language> (<level>verstehe ich</level>)
Führerschein:		<status>B, C1</status>
Ehrenamt:		<vol><title>Gruppenführer</title> <employer>Freiwillige Feuerwehr Jarplund</employer>, <start>seit 2008</start></vol>


Flensburg, den 12. Januar 2025

                                     Lebenslauf S. Marquardsen  -  Seite 2 von 2
