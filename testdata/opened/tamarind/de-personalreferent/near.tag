<name>Jannis Overkamp</name>
<headline>Personalreferent</headline>
<place>Altena</place> | <phone>0171 5550 193</phone> | <email>jannis.overkamp@example.com</email>

<h>KURZPROFIL</h>
<summary>Personalreferent mit sieben Jahren operativer Personalarbeit in der Metall- und Elektroindustrie. Sichere Kenntnisse im Arbeitsrecht und Betriebsverfassungsrecht, ERA-Tarifvertrag, BEM. Ich berate Führungskräfte in allen arbeits- und tarifrechtlichen Fragen und schätze die offene Zusammenarbeit mit dem Betriebsrat.</summary>

<h>BERUFSERFAHRUNG</h>

<job><start>April 2019</start> bis <end>heute</end>: <title>Personalreferent Fertigung und Werkzeugbau</title> (<employer>Lennetaler Umformtechnik GmbH</employer>, <place>Werdohl</place>)
• <point>Betreuung von ca. 260 Beschäftigten in Fertigung, Werkzeugbau und Logistik</point>
• <point>Stellenausschreibungen, Bewerbungsgespräche und Arbeitsverträge, ca. 50 Einstellungen pro Jahr</point>
• <point>Vorbereitung der Anhörungen nach § 99 und § 102 BetrVG</point>
• <point>BEM-Gespräche (rund 35 pro Jahr)</point>
• <point>Eingruppierungen nach ERA</point>
• <point>Einführung der neuen Zeitwirtschaft, Teilprojektleitung Stammdaten</point>
• <point>Abstimmung mit dem HR-Team in Brno über die dortige deutschsprachige Kollegin</point></job>

<job><start>August 2017</start> bis <end>März 2019</end>: <title>Personalsachbearbeiter</title> (<employer>Lennetaler Umformtechnik GmbH</employer>, <place>Werdohl</place>)
• <point>Vertragserstellung, Zeugnisse, Pflege der Stammdaten in SAP HCM</point>
• <point>Active Sourcing für schwer zu besetzende Stellen im Werkzeugbau, 2018 sechs Besetzungen</point></job>

<h>AUSBILDUNG</h>
<edu><degree>Bachelor of Arts</degree>, <field>Betriebswirtschaft, Schwerpunkt Personal</field>, <school>Fachhochschule Dortmund</school>, <end>2017</end></edu>
<cert><cname>Personalfachkaufmann (IHK)</cname>, <issuer>SIHK zu Hagen</issuer>, <date>2020</date></cert>
<cert><cname>Ausbildereignung (AEVO)</cname>, <date>2018</date></cert>

<h>KENNTNISSE</h>
<skills><skill>SAP HCM</skill>, <skill>Personio</skill>, <skill>Active Sourcing</skill>, <skill>Arbeitsrecht</skill>, <skill>Betriebsverfassungsrecht</skill>, <skill>Gesprächsführung</skill></skills>

<h>SPRACHEN</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>Grundkenntnisse, A2, Kurs B1 begonnen</level>), <language>Tschechisch</language> (<level>Grundkenntnisse</level>)

<status>Führerschein Klasse B</status>
