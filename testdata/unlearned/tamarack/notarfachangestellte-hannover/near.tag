<name>Jasmin Torkelsen</name>
<headline>Rechtsanwaltsfachangestellte</headline>

<place>Garbsen</place> | <phone>0176 5550 1188</phone> | <email>jasmin.torkelsen@example.com</email>

<h>KURZPROFIL</h>
<summary>Rechtsanwaltsfachangestellte mit elf Jahren Berufserfahrung, sorgfältig und verschwiegen, erste Ansprechperson am Telefon für Mandanten, Banken und Makler. Sehr gutes Deutsch in Wort und Schrift. Möchte ins Notariat wechseln.</summary>

<h>BERUFSERFAHRUNG</h>

<job><title>Rechtsanwaltsfachangestellte</title>, <employer>Kanzlei Immenroth Miet- und Immobilienrecht</employer>, <place>Hannover</place>
<start>März 2018</start> bis <end>heute</end>
• <point>Sekretariat für drei Anwälte im Immobilienrecht</point>
• <point>Abrechnung nach RVG, Mahnverfahren, Zwangsvollstreckung</point>
• <point>Einholen von Grundbuchauszügen und Handelsregisterauszügen</point>
• <point>Kaufverträge für Besprechungen zusammenstellen; Beurkundung und Vollzug beim jeweiligen Notar</point>
• <point>Schriftverkehr mit Grundbuchämtern, Hausverwaltungen und Versicherern, Diktate aus dem Bauträgerrecht</point>
• <point>Digitale Aktenführung eingeführt, gemeinsam mit einer Kollegin; Umstellung von rund 900 laufenden Akten</point>
• <point>Anleitung einer Auszubildenden seit 2022</point></job>

<job><title>Rechtsanwaltsfachangestellte</title>, <employer>Rechtsanwälte Bock & Steding</employer>, <place>Celle</place>
<start>Juli 2014</start> bis <end>Februar 2018</end>
• <point>Fristenkalender, Korrespondenz nach Diktat, beA</point>
• <point>Software RA-MICRO, Buchung der Fremdgelder</point>
• <point>Empfang und Terminvergabe im Wechsel mit zwei Kolleginnen</point></job>

<h>AUSBILDUNG</h>
<edu><degree>Rechtsanwaltsfachangestellte</degree>, <school>Rechtsanwälte Bock & Steding</school>, <start>2011</start> – <end>2014</end>, Note <grade>1,7</grade></edu>

<h>KENNTNISSE</h>
<skills><skill>RA-MICRO</skill>, <skill>MS Word</skill>, <skill>beA</skill>, <skill>RVG</skill>, <skill>Mahnverfahren</skill>, <skill>Zehnfingersystem</skill></skills>
<language>Englisch</language> (<level>B2</level>), <language>Dänisch</language> (<level>Muttersprache</level>)

<other>Kündigungsfrist sechs Wochen zum Quartalsende. Zeugnisse liegen bei.</other>
