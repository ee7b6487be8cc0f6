<name>Jonas Reitmeier</name>
<headline>Staatlich anerkannter Logopäde (B.Sc.)</headline>
<place>44265 Dortmund</place> / <phone>0231 555 0177</phone> / <email>jonas.reitmeier@example.com</email>

<h>Kurzprofil</h>
<summary>Teamfähiger Logopäde mit sieben Jahren Berufserfahrung in freier Praxis. Schwerpunkte Kindersprache, Stimmtherapie und Redefluss. Ich möchte in die neurologische Reha wechseln und freue mich auf Dysphagietherapie und Aphasiediagnostik.</summary>

<h>Berufserfahrung</h>

<job><title>Logopäde, fachliche Leitung</title>
<employer>Sprachraum Dortmund-Hörde GmbH</employer> (<start>August 2020</start> bis <end>jetzt</end>)
• <point>Diagnostik und Therapie bei Kindern von 3 bis 12 Jahren (SETK, PDSS, TROG-D)</point>
• <point>Befunderhebung und Behandlung von Stimmstörungen, Gruppenangebot für Lehrkräfte</point>
• <point>Beratung von Angehörigen, Kitas und Schulen</point>
• <point>Anleitung von Schülerinnen der Logopädieschule, zwei pro Jahr</point>
• <point>Einsatzplanung für ein Team von sechs Therapeutinnen, Abrechnung mit den Kassen
zusammen mit der Anmeldung</point>
• <point>saubere Dokumentation und Berichte in Theorg</point></job>

<job><title>Logopäde</title>
<employer>Logopädie am Phoenixsee</employer> (<start>Oktober 2017</start> bis <end>Juli 2020</end>)
• <point>Kindersprache, myofunktionelle Therapie, Stottern (Lidcombe)</point>
• <point>Elternabende zum Spracherwerb in drei Familienzentren</point>
• <point>gelegentlich Hausbesuche bei Menschen mit Aphasie</point></job>

<h>Studium</h>
<edu><degree>B.Sc.</degree> <field>Logopädie</field>, <school>Hochschule für Gesundheit Bochum</school>, <start>2013</start> bis <end>2017</end></edu>
Praktikum von acht Wochen in einer Phase-D-Reha

<h>Fortbildungen</h>
<cert><cname>Lidcombe-Programm</cname> (<date>2018</date>)</cert>
<cert><cname>Lax Vox</cname> (<date>2021</date>)</cert>
<cert><cname>Einführung Dysphagie, Online-Seminar 4 Std.</cname> (<date>2024</date>)</cert>

<h>Kenntnisse</h>
<skills><skill>Kindersprache</skill> / <skill>Stimmtherapie</skill> / <skill>Stottertherapie</skill> / <skill>myofunktionelle Therapie</skill> / <skill>AAT</skill> (Grundlagen) / <skill>Theorg</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language> (<level>Muttersprache</level>), <language>Englisch</language> (<level>B2</level>)
