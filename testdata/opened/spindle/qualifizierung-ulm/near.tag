<name>Mareike Söllner</name>
<headline>Qualifizierungsingenieurin</headline>
<place>89073 Ulm</place> · <phone>0151 5550 1432</phone> · <email>mareike.soellner@example.com</email>

<h>KURZPROFIL</h>
<summary>Ingenieurin der Verfahrenstechnik mit sieben Jahren Erfahrung in der Anlagenqualifizierung von Abfüllanlagen und Reinräumen der Lebensmittelindustrie. Sicher in IQ, OQ und PQ, Risikoanalysen (FMEA), Abweichungen, CAPA und Change Control.</summary>

<h>BERUFSERFAHRUNG</h>

<job><start>04/2019</start> – <end>heute</end>
<title>Qualifizierungsingenieurin aseptische Abfüllung</title>
<employer>Albwiesen Molkerei AG</employer>, <place>Günzburg</place>
- <point>Planung und Begleitung der Qualifizierung von fünf aseptischen Abfüllanlagen für Säuglingsmilch und Desserts, von der Anforderung bis zur Freigabe</point>
- <point>Erstellung von Risikoanalysen (FMEA), Prüfplänen und Berichten für IQ, OQ und PQ</point>
- <point>Bearbeitung von Abweichungen, CAPA und Change Control in Veeva Vault</point>
- <point>Koordination italienischer Lieferanten bei der Abnahme im Werk (FAT) und vor Ort (SAT)</point>
- <point>Vertretung der Qualifizierung bei IFS- und FSSC-22000-Audits und bei der Lebensmittelüberwachung</point>
- <point>Reinigungsvalidierung der CIP-Kreisläufe</point></job>

<job><start>09/2016</start> – <end>03/2019</end>
<title>Projektingenieurin Abfülltechnik</title>
<employer>Brenzquell Getränke GmbH</employer>, <place>Heidenheim</place>
- <point>Inbetriebnahme und Abnahme einer Glas- und einer PET-Linie</point>
- <point>HACCP-Konzept für die neue Halle, Reinraumhaube der Klasse ISO 7</point></job>

<h>STUDIUM</h>
<edu><start>2011</start> – <end>2016</end> <degree>Master of Science</degree> <field>Verfahrenstechnik</field>, <school>Universität Stuttgart</school>, Note <grade>1,9</grade></edu>

<h>KENNTNISSE</h>
<skills><group>Methoden</group>: <skill>IQ/OQ/PQ</skill>, <skill>FMEA</skill>, <skill>CAPA</skill>, <skill>Change Control</skill>, <skill>HACCP</skill>
<group>Software</group>: <skill>Veeva Vault</skill>, <skill>SAP PM</skill>, <skill>MS Project</skill></skills>

<h>SPRACHEN</h>
<language>Deutsch</language>: <level>Muttersprache</level>
<language>Englisch</language>: <level>C1</level>
<language>Italienisch</language>: <level>B1</level>

<h>WEITERBILDUNG</h>
<cert><cname>FSSC 22000 interne Auditorin</cname>, <issuer>TÜV Süd</issuer>, <date>2021</date></cert>
<cert><cname>Webinar „Einführung in die pharmazeutische GMP“</cname> (2 Stunden), <date>2024</date></cert>
