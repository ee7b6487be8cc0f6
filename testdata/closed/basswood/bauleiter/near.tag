<name>Jana Kersting</name>
<headline>B.Eng. Bauingenieurwesen · Junior-Bauleiterin Kanal- und Leitungsbau</headline>
<place>Kassel</place> · <email>jana.kersting@example.com</email> · <phone>0160 5550 318</phone>

<h>PROFIL</h>
<summary>Bauingenieurin mit Schwerpunkt Kanal- und Leitungsbau. Ich unterstütze die Leitung von drei bis fünf Baustellen, kümmere mich um Aufmaß und Abrechnung und bin Ansprechpartnerin für Anlieger.</summary>

<h>ERFAHRUNG</h>
<job><title>Junior-Bauleiterin</title> | <employer>Reinhardswald Bau AG</employer> | <start>März 2024</start> – <end>heute</end>
• <point>Kanalbau in offener Bauweise, Zuarbeit für den Oberbauleiter auf vier Baustellen</point>
• <point>Aufmaß und Abrechnung mit RIB iTWO, Vorbereitung von Nachträgen nach VOB/B</point>
• <point>Terminpläne in MS Project, Wochenberichte an die Stadtwerke</point>
• <point>Kontrolle von Verbau und Wasserhaltung mit dem Polier</point></job>
<job><title>Werkstudentin Arbeitsvorbereitung</title> | <employer>Reinhardswald Bau AG</employer> | <start>April 2022</start> – <end>Februar 2024</end>
• <point>Mengenermittlung, Geräteeinsatzplanung, Sperrpläne und Anliegerinformationen</point>
• <point>Bachelorarbeit im Betrieb: Bodenwiederverwendung in der Leitungszone, betreut vom Technischen Leiter</point></job>

<h>STUDIUM</h>
<edu><degree>Bachelor of Engineering</degree> <field>Bauingenieurwesen</field> | <school>Universität Kassel</school> | <start>2019</start> – <end>2024</end> | <grade>1,9</grade></edu>
<edu><degree>Abitur</degree> | <school>Engelsburg-Gymnasium Kassel</school> | <end>2019</end></edu>

<h>ZERTIFIKATE</h>
<cert><cname>MVAS</cname>, <date>2024</date></cert>
<cert><cname>SiGeKo nach RAB 30</cname>, <date>2025</date></cert>

<h>KENNTNISSE</h>
<skills><skill>VOB/B</skill> · <skill>RIB iTWO</skill> · <skill>MS Project</skill> · <skill>Nachtragsmanagement (Grundlagen)</skill> · <skill>AutoCAD Civil 3D</skill> · <skill>RAL-GZ 961</skill></skills>

<h>SPRACHEN</h>
<language>Deutsch</language> (<level>Muttersprache</level>) · <language>Englisch</language> (<level>B2</level>)

<status>Führerschein Klasse B</status>
