<name>Florian Westerhold</name>
<headline>Medizinischer Technologe für Laboratoriumsanalytik</headline>
<place>Kassel</place> | <phone>0151 0000238</phone> | <email>florian.westerhold@example.com</email> | <status>geboren 1994, deutsch</status>

<h>KURZPROFIL</h>
<summary>MTL mit sieben Jahren Erfahrung im Zentrallabor eines akkreditierten Hauses. Schwerpunkte Hämatologie, Gerinnung und klinische Chemie, sicherer Umgang mit RiliBÄK, DIN EN ISO 15189 und Swisslab. Ich möchte mich in Richtung Mikrobiologie verändern, die ich bislang aus der Ausbildung kenne.</summary>

<h>BERUFSERFAHRUNG</h>
<job><title>MTLA / MTL im Zentrallabor</title>
<employer>Klinikum Habichtsberg</employer>, <place>Kassel</place>
<start>Oktober 2018</start> bis <end>heute</end>
• <point>Hämatologie (Sysmex XN), Gerinnung, klinische Chemie (cobas pro), Notfallanalytik im Früh-, Spät- und Nachtdienst</point>
• <point>Betreuung der Ringversuche Hämatologie und Mitarbeit am QM-System nach DIN EN ISO 15189</point>
• <point>PCR-Diagnostik im Schnelltestformat (SARS-CoV-2, Influenza, RSV) am cobas Liat</point>
• <point>Blutkulturen entgegennehmen und in den Brutschrank laden, Versand an das mikrobiologische Institut</point>
• <point>Anleitung von Schülerinnen und Schülern, selbstständige Dienste an Wochenenden und Feiertagen</point></job>

<h>AUSBILDUNG</h>
<edu><start>2015</start> – <end>2018</end> <degree>Staatlich geprüfter MTLA</degree>, <school>Schule für Gesundheitsfachberufe Habichtsberg</school>, Note <grade>gut</grade></edu>
<edu><end>2014</end> <degree>Abitur</degree>, <school>Herkulesschule Kassel</school></edu>

<h>WEITERBILDUNG</h>
<cert><cname>Praxisanleiter im Gesundheitswesen</cname>, 300 Stunden, <date>2023</date></cert>
<cert><cname>Interner Auditor DIN EN ISO 15189</cname>, <date>2022</date></cert>

<h>KENNTNISSE</h>
<skills><group>Analytik</group>: <skill>Hämatologie</skill>, <skill>Gerinnung</skill>, <skill>klinische Chemie</skill>, <skill>PCR-Schnelltests</skill>
<group>QM</group>: <skill>RiliBÄK</skill>, <skill>DIN EN ISO 15189</skill>, <skill>Ringversuche</skill>
<group>EDV</group>: <skill>Swisslab</skill>, <skill>MS Office</skill>
<group>Sprachen</group>: <language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B2</level>)</skills>
<other>Masernimmunität nachgewiesen</other>
