<name>Reto Brändli-Okonjo</name>
<headline>Speditionskaufmann / Disponent Seefracht</headline>

<place>Muttenz</place> | <phone>076 555 01 92</phone> | <email>reto.bo@example.org</email> | <status>Schweizer</status> | <status>Jg. 1989</status>

<h>Kurzprofil</h>
<summary>Kaufmann EFZ Internationale Speditionslogistik mit elf Jahren Erfahrung in der Spedition. Sicher in Kundenbetreuung, Import/Export-Abwicklung und Gefahrgut. Deklarationen habe ich bisher vorbereitet und an die Zollabteilung übergeben, selbst angemeldet habe ich nicht.</summary>

<h>Berufserfahrung</h>

<job><title>Disponent Seefracht Import/Export</title>
<employer>Overlink Freight AG</employer>, <place>Pratteln</place>, <start>April 2017</start> – <end>heute</end>
• <point>Fester Ansprechpartner für drei Grosskunden aus Pharma und Maschinenbau</point>
• <point>Abwicklung von rund 900 Containern pro Jahr, Frachtraumeinkauf bei vier Reedereien</point>
• <point>Zusammenstellen der Unterlagen für Ein- und Ausfuhrdeklarationen, Übergabe an das Team Verzollung</point>
• <point>Prüfung von Präferenznachweisen auf Vollständigkeit</point>
• <point>Gefahrgut nach IMDG, Ansprechperson im Team</point>
• <point>Einarbeitung von zwei Lernenden (KV Spedition) seit 2021</point>
• <point>Offerten, Reklamationen und Versicherungsfälle bis zum Abschluss</point></job>

<job><title>Sachbearbeiter Luftfracht Export</title>
<employer>Skybridge Cargo GmbH</employer>, <place>Basel-Mulhouse</place>, <start>August 2014</start> – <end>März 2017</end>
• <point>Buchung, AWB, Kundenofferten in Deutsch, Englisch und Französisch</point>
• <point>Einblick in e-dec während einer zweiwöchigen Stellvertretung</point></job>

<h>Ausbildung</h>
<edu><degree>Kaufmann EFZ</degree> <field>Internationale Speditionslogistik</field>, <school>Handelsschule am Spalentor</school>, <end>2014</end></edu>
<cert><cname>Gefahrgut IMDG</cname>, <date>2023</date></cert>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>C1</level>), <language>Französisch</language> (<level>B2</level>)

<h>Kenntnisse</h>
<skills><skill>Seefracht</skill>, <skill>Luftfracht</skill>, <skill>Gefahrgut</skill>, <skill>Incoterms</skill>, <skill>SAP TM</skill>, <skill>Kundenbetreuung</skill></skills>
