Lebenslauf

<name>Swantje Meinerts-Kowalke</name>
<status>geb. 17.08.1986 in Leer/Ostfriesland, verheiratet, 2 Kinder</status>
<place>Westerstede</place>, mobil <phone>0151 555 01 88</phone>
<email>s.meinerts@example.net</email>
<status>Fahrerlaubnis B, BE, C1 (kein CE)</status>

<h>Was ich zuletzt gemacht habe</h>

<job><start>seit 04.2018</start>	<title>Disponentin Sondertransporte</title>
		<employer>Folkert Ubben Spezialtransporte</employer>, <place>Bad Zwischenahn</place>
		(<end>ungekündigt</end>, 08/2020 – 07/2021 Elternzeit)
<point>Ich disponiere im Schnitt 9 Züge (Tieflader, Semi, Teleskop), meist
Windkraft-Komponenten und Baumaschinen, D/NL/DK, gelegentlich PL.</point>
<point>Bescheide im Verfahrensmanagement VEMAGS: rund 380 Anträge im Jahr, Dauergenehmigungen
wie Einzelfahrten, dazu die 70er-Gutachten mit dem TÜV.</point>
<point>Strecken fahre ich vorab selbst ab, wenn die Tonnage über 60 geht, sonst am
Bildschirm (Durchfahrtshöhen, Brückenlisten, Kreisel).</point>
<point>BF3 und Polizei bestelle ich. Bei Sperrung nachts Umleitung mit der Leitstelle,
2023 war das elfmal.</point>
<point>Fahrerkarten und Tachodaten über TIS-Web, wöchentliche Besprechung der Verstöße
mit den Fahrern; Verstöße von 46 (2019) auf 15 (2024) pro Quartal.</point>
<point>Preise bis 15.000 € mache ich allein, in einer eigenen Excel-Tabelle. Darüber
rechnet der Chef, ich arbeite zu.</point></job>

<job><start>08.2012</start> – <end>03.2018</end>	<title>Sachbearbeiterin Fernverkehr</title>
		<employer>Ammerland Cargo Kontor GmbH</employer>, <place>Rastede</place>
<point>Komplettladungen Benelux und Polen, 22 Lkw, erst Abrechnung, ab 2014 auch
Tourenplanung als Vertretung.</point>
<point>War an der Einführung von Fleetboard beteiligt (Testgruppe, 4 Leute).</point></job>

<job><start>2009</start> – <end>2012</end>	<title>Servicekraft</title>, <employer>Inselhotel Strandhafer</employer>, <place>Borkum</place> (Saison)</job>

<h>Gelernt habe ich</h>
<edu><degree>Kauffrau für Spedition und Logistikdienstleistung</degree> (<school>IHK Oldenburg</school>), <start>2006</start> – <end>2009</end>,
Ausbildungsbetrieb Reederei-Spedition Harberts, Note <grade>2</grade></edu>
<edu><degree>Realschulabschluss</degree> <end>2003</end>, <school>Realschule Leer</school></edu>

<h>Lehrgänge</h>  <cert><cname>Ladungssicherung VDI 2700a</cname> (<date>2019</date>, aufgefrischt 2023)</cert> / <cert><cname>Fachkunde Güterkraftverkehr</cname>, Prüfung angemeldet für <date>11.2025</date></cert>

<h>Sprachen:</h>  <language>Deutsch</language> <level>Muttersprache</level>, <language>Plattdeutsch</language>, <language>Englisch</language> <level>B1-B2, täglich am Telefon mit Dänen und Holländern</level>, <language>Polnisch</language> <level>ein paar Brocken</level>

<h>PC:</h>  <skills><skill>TIS-Web</skill>, <skill>VEMAGS</skill>, <skill>Excel</skill> (gut, auch Sverweis und Pivot), <skill>Word</skill>, <skill>Map&Guide</skill></skills>

<other>Freizeit: Boßeln, Jugendfeuerwehr</other>
Westerstede, im September 2025
