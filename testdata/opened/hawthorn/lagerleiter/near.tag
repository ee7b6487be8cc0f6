<name>Katrin Odenthal</name> | <place>Baunatal</place> | <phone>+49 151 5550 2034</phone> | <email>katrin.odenthal@example.net</email>

<headline>Stellvertretende Lagerleiterin, Schwerpunkt Prozesse und SAP EWM</headline>

<h>Kurzprofil</h>
<summary>Gelernte Fachkraft für Lagerlogistik und Logistikmeisterin mit neun Jahren Erfahrung in Wareneingang, Kommissionierung, Versand und Retouren. Sicher in SAP EWM, Kennzahlen und Excel. Bisher fachliche Anleitung, keine disziplinarische Personalverantwortung.</summary>

<h>Berufserfahrung</h>

<job><title>Stellvertretende Lagerleiterin (fachlich)</title>, <employer>Nordhessische Armaturen Vertrieb AG</employer>, <place>Baunatal</place>, <start>März 2020</start> bis <end>heute</end>
1. <point>Einführung von SAP EWM im Zentrallager mit 10.000 Palettenplätzen begleitet, Key User für Kommissionierung und Versand</point>
2. <point>Auswertung der Kennzahlen in Excel, wöchentlicher Bericht an die Geschäftsführung</point>
3. <point>Jährliche Inventur organisiert</point>
4. <point>Unterweisungen zu Arbeitssicherheit und Ladungssicherung durchgeführt</point>
5. <point>Im Urlaub des Lagerleiters Schichteinteilung für 30 Mitarbeitende übernommen (ohne Personalentscheidungen)</point></job>

<job><title>Sachbearbeiterin Lagerprozesse</title>, <employer>Nordhessische Armaturen Vertrieb AG</employer>, <start>August 2016</start> bis <end>Februar 2020</end>
1. <point>Stammdaten in SAP WM, Retourenabwicklung, Reklamationen</point>
2. <point>5S-Audits in drei Hallen</point>
3. <point>Reklamationsquote im Versand monatlich in Excel ausgewertet und mit den Schichtleitern besprochen</point>
4. <point>Arbeitsanweisungen für Wareneingang und Retouren geschrieben</point></job>

<h>Bildung</h>
<edu><degree>Geprüfte Logistikmeisterin</degree> (<school>IHK Kassel-Marburg</school>), <end>2021</end></edu>
<edu>Ausbildung zur <degree>Fachkraft für Lagerlogistik</degree>, <school>Papierwerk Eder GmbH</school>, <start>2013</start> bis <end>2016</end></edu>

<h>Qualifikationen</h>
<cert><cname>Staplerschein</cname> (<date>2014</date>)</cert>
<cert><cname>Ausbildereignung (AEVO)</cname>, <date>2020</date></cert>
<cert><cname>Gefahrgut-Grundlehrgang</cname>, <date>2022</date></cert>
<skills><skill>SAP EWM</skill>, <skill>SAP WM</skill>, <skill>Excel</skill>, <skill>Lean/5S</skill>, <skill>Kennzahlen</skill>, <skill>Ladungssicherung</skill></skills>

<h>Sprachen</h>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Polnisch</language> <level>fließend</level>
