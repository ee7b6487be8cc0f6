<name>Marcin Woźniak-Held</name>, <status>geb. 1991, polnischer Staatsangehöriger</status>
<place>Bad Salzuflen</place>, <phone>0152 555 01377</phone>, <email>m.wozniakheld@example.net</email>

<h>Kurzprofil</h>
<summary>Maschinenführer und Quereinsteiger in der Instandhaltung mit acht Jahren in der Wellpappenindustrie. Störungssuche an pneumatischen und hydraulischen Baugruppen, teamfähig, Schichtbereitschaft. Eine Berufsausbildung in einem Metallberuf habe ich nicht abgeschlossen (in Polen nach zwei Jahren abgebrochen).</summary>

<h>Berufserfahrung</h>

<job><title>Instandhaltungshelfer</title>
<employer>Wellkarton Herford GmbH</employer>, <place>Herford</place>
<start>seit März 2021</start>
• <point>Wartung, Inspektion und Reparatur an Stanz- und Klebeanlagen nach Anweisung</point>
• <point>Störungssuche an pneumatischen Baugruppen, Wechsel von Zylindern und Ventilen</point>
• <point>Mitarbeit bei einer Anlagenverlagerung, zwölf Wochen</point>
• <point>MAG-Schweißen von Haltern und Schutzgittern</point>
• <point>Rückmeldung der Arbeiten im Instandhaltungsprogramm, Schichtübergabe an die Frühschicht</point></job>

<job><title>Maschinenführer Wellpappenanlage</title>
<employer>Wellkarton Herford GmbH</employer>, <place>Herford</place>
<start>April 2017</start> bis <end>Februar 2021</end>
• <point>Bedienung der Anlage im 3-Schicht-Betrieb, Team von vier Personen</point>
• <point>Vorbeugende Instandhaltung im Rahmen von TPM (Autonome Wartung)</point></job>

<job><title>Produktionshelfer</title>
<employer>Süßwaren Bünde KG</employer>
<start>2014</start> bis <end>2017</end>
• <point>Verpackung und Palettierung in Wechselschicht, Reinigung der Linien nach HACCP</point></job>

<h>Scheine</h>
<cert><cname>Staplerschein</cname>, <date>2015</date></cert>
<cert><cname>Kranschein</cname>, <date>2022</date></cert>
<cert><cname>EFKffT</cname>, <issuer>TÜV</issuer>, <date>2023</date></cert>

<h>Kenntnisse</h>
<skills><skill>Pneumatik</skill>, <skill>Hydraulik</skill>, <skill>Drehen</skill> und <skill>Fräsen</skill> (Grundlagen), <skill>technische Zeichnungen</skill>, <skill>TPM</skill></skills>

<h>Sprachen</h>
<language>Polnisch</language> (<level>Muttersprache</level>), <language>Deutsch</language> (<level>B2</level>)
<status>Führerschein Klasse B</status>
