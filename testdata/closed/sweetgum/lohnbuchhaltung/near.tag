<name>Mirko Dahlenburg</name>
<headline>Sachbearbeiter Entgeltabrechnung</headline>

<status>Geburtsdatum: 02.03.1990</status> | <status>Staatsangehörigkeit: deutsch</status>
<place>Wernigerode</place> | <phone>0160 5550 7713</phone> | <email>m.dahlenburg@example.com</email>

<h>Berufserfahrung</h>

<job><start>05/2019</start> – <end>heute</end>
<title>Sachbearbeiter Entgeltabrechnung</title>
<employer>Harzquell Maschinenbau GmbH</employer>, <place>Wernigerode</place>
• <point>Eigenverantwortliche Abrechnung von 520 Beschäftigten nach Haustarif in P&I LOGA</point>
• <point>Melde- und Bescheinigungswesen, Ansprechpartner für Beschäftigte und Krankenkassen</point>
• <point>Sichere Anwendung des Lohnsteuer- und Sozialversicherungsrechts</point>
• <point>Zuarbeit zum Jahresabschluss: Rückstellungen für Urlaub und Überstunden</point>
• <point>Bearbeitung von Pfändungen und Altersteilzeit im Blockmodell</point></job>

<job><start>09/2013</start> – <end>04/2019</end>
<title>Mitarbeiter Lohn und Gehalt</title>
<employer>Ostfalen Personaldienste GmbH</employer>, <place>Halberstadt</place>
• <point>Abrechnung von bis zu 700 Zeitarbeitnehmern nach iGZ-Tarif in DATEV LODAS</point>
• <point>Mitwirkung bei zwei Prüfungen der Rentenversicherung</point>
• <point>Direktversicherungen angelegt und gemeldet</point></job>

<h>Ausbildung</h>
<edu><start>2010</start> – <end>2013</end> <degree>Industriekaufmann</degree>, <school>IHK Magdeburg</school></edu>
<cert><cname>Geprüfter Personalfachkaufmann</cname>, <issuer>IHK</issuer>, <date>2018</date></cert>

<h>Kenntnisse</h>
<skills><skill>P&I LOGA</skill>, <skill>DATEV LODAS</skill>, <skill>Excel (Pivot, Power Query)</skill>, <skill>Lohnsteuerrecht</skill>, <skill>Sozialversicherungsrecht</skill></skills>
<language>Deutsch</language>: <level>Muttersprache</level>; <language>Englisch</language>: <level>B1</level>
