<name>Jonas Petermöller</name>
<headline>Gesundheits- und Krankenpfleger | Hygienebeauftragter in der Pflege</headline>
Lange Straße 40 · <place>37603 Holzminden</place> · <phone>0160 5550 2210</phone> · <email>jonas.petermoeller@example.com</email>

<h>Kurzprofil</h>
<summary>Gesundheits- und Krankenpfleger mit elf Jahren Berufserfahrung im Akutkrankenhaus, davon acht auf Intensivstation. Sichere Kenntnis der KRINKO-Empfehlungen, des IfSG und der TRBA 250. Fachweiterbildung zur Hygienefachkraft im April 2026 begonnen, Abschluss voraussichtlich März 2028.</summary>

<h>Berufserfahrung</h>

<job><title>Gesundheits- und Krankenpfleger, Intensivstation</title>
<employer>Kreisklinikum Wesertal gGmbH</employer>, <place>Holzminden</place>
<start>04/2018</start> – <end>heute</end>
• <point>Pflege beatmeter Patienten auf einer interdisziplinären Intensivstation mit 14 Betten</point>
• <point>Hygienebeauftragter in der Pflege seit 2020: Ansprechpartner der Station, Teilnahme an Hygienebegehungen</point>
• <point>Erfassung der Device-Tage für ITS-KISS, Übergabe an die Hygienefachkraft</point>
• <point>Händehygiene-Beobachtungen für HAND-KISS, Compliance von 64 % auf 79 %</point>
• <point>Schulung neuer Mitarbeitender zu MRE und Isolierung, 12 Termine pro Jahr</point></job>

<job><title>Gesundheits- und Krankenpfleger, Unfallchirurgie</title>
<employer>Klinikum Leinebogen</employer>, <place>Einbeck</place>
<start>10/2015</start> – <end>03/2018</end>
• <point>Postoperative Versorgung, Wundmanagement, Verbandwechsel</point>
• <point>Mitarbeit beim Ausbruchsmanagement (Noroviren, 2017)</point></job>

<h>Ausbildung und Weiterbildung</h>
<edu><degree>Fachweiterbildung Hygienefachkraft</degree>, <school>Institut Nordheide</school>, seit <start>04/2026</start> (berufsbegleitend, laufend)</edu>
<edu><degree>Examen Gesundheits- und Krankenpflege</degree>, <school>Pflegeschule Göttingen-Süd</school>, <start>2012</start> – <end>2015</end></edu>
<cert><cname>Hygienebeauftragter in der Pflege (40 Std.)</cname>, <date>2019</date></cert>
<cert><cname>Probenehmer Trinkwasser</cname>, <date>2024</date></cert>

<h>Kenntnisse</h>
<skills><skill>KISS-Module</skill> · <skill>Excel</skill> · <skill>HyBASE</skill> · <skill>KRINKO</skill> · <skill>IfSG</skill> · <skill>TRBA 250</skill> · <skill>Infektionssurveillance</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B2</level>)

<status>Führerschein Klasse B, Masernimmunität nachgewiesen</status>
