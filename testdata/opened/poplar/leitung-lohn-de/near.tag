<name>Florian Ahlswede</name>
<place>37081 Göttingen</place> | <phone>0160 5550 0147</phone> | <email>florian.ahlswede@example.net</email> | <status>Geburtsdatum 19.09.1990</status> | <status>Staatsangehörigkeit deutsch</status>

<h>KURZPROFIL</h>
<summary>Steuerfachangestellter und Fachassistent Lohn und Gehalt mit neun Jahren Praxis in der Lohn- und Gehaltsabrechnung in der Kanzlei. Sicher in DATEV LODAS und DATEV Lohn und Gehalt, Baulohn und TVöD. Nun suche ich den ersten Schritt in die Führung.</summary>

<h>BERUFSERFAHRUNG</h>

<job><start>07/2018</start> – <end>heute</end>
<title>Lohnsachbearbeiter</title>
<employer>Kanzlei Sievert & Odenthal</employer>
<place>Göttingen</place>
• <point>Selbstständige Abrechnung von 28 Mandanten, darunter Baulohn und zwei Pflegeeinrichtungen nach AVR</point>
• <point>Begleitung von Lohnsteuer- und Sozialversicherungsprüfungen</point>
• <point>Einführung von DATEV Arbeitnehmer online bei 50 Mandanten</point>
• <point>Ansprechpartner für Pfändungen, Kurzarbeit, Entsendung</point>
• <point>Einarbeitung neuer Kollegen am Arbeitsplatz, keine Personalverantwortung</point></job>

<job><start>08/2016</start> – <end>06/2018</end>
<title>Steuerfachangestellter (Schwerpunkt Lohn)</title>
<employer>Steuerbüro Petra Hartje</employer>
<place>Hann. Münden</place>
• <point>Lohnabrechnung für 15 Mandanten, Meldewesen</point>
• <point>Finanzbuchhaltung für Kleinbetriebe</point></job>

<h>AUSBILDUNG</h>
<edu><start>2013</start> – <end>2016</end> <degree>Ausbildung zum Steuerfachangestellten</degree>, <school>Steuerbüro Petra Hartje</school></edu>
<edu><start>2010</start> – <end>2013</end> <field>Lehramt Mathematik/Sport</field>, <school>Universität Göttingen</school>, ohne Abschluss</edu>
<edu><end>2010</end> <degree>Abitur</degree></edu>

<h>WEITERBILDUNG</h>
• <cert><cname>Fachassistent Lohn und Gehalt</cname>, <issuer>Steuerberaterkammer Niedersachsen</issuer>, <date>2021</date></cert>
• <cert><cname>Tagesseminar "Vom Kollegen zum Vorgesetzten"</cname>, <date>2024</date></cert>

<h>KENNTNISSE</h>
<skills><skill>DATEV LODAS</skill>, <skill>DATEV Lohn und Gehalt</skill>, <skill>Baulohn</skill>, <skill>TVöD</skill>, <skill>AVR</skill>, <skill>MS Office</skill></skills>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B1</level>)
