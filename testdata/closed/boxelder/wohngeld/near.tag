<name>Tobias Wendelin Krahl</name>
<headline>Rechtsanwaltsfachangestellter mit Schwerpunkt Sozialrecht</headline>
<place>Wetzlar</place> | <phone>0170 5550 311</phone> | <email>t.krahl@example.com</email>
<status>Geburtsdatum: 23.07.1992 | ledig | ortsgebunden</status>

<h>Kurzprofil</h>
<summary>Sicher im SGB II, SGB XII und im Verwaltungsverfahrensrecht (SGB I und X), Erfahrung mit Wohngeldrecht aus Klageverfahren. Verständliche Schriftsprache, Geduld und Belastbarkeit in schwierigen Gesprächslagen.</summary>

<h>Berufserfahrung</h>
<job><start>09.2017</start> – <end>heute</end>
<title>Rechtsanwaltsfachangestellter</title>, <employer>Kanzlei Dr. Amthor & Wiesner</employer>, <place>Gießen</place>
• <point>Entwurf von Widersprüchen zu Wohngeld, Grundsicherung und Bürgergeld</point>
• <point>Nachrechnen von Bescheiden, insbesondere Einkommensermittlung und Rückforderungen</point>
• <point>Persönliche und telefonische Beratung der Mandanten zu einzureichenden Unterlagen</point>
• <point>Einführung der elektronischen Akte in der Kanzlei, Einweisung der beiden Auszubildenden</point>
• <point>Zuarbeit für Klagen vor dem Sozialgericht Gießen, Aufbereitung der Verwaltungsakten mit Zeittafel und Berechnungsbogen</point></job>
<job><start>07.2014</start> – <end>08.2017</end>
<title>Rechtsanwaltsfachangestellter</title>, <employer>Kanzlei Feldbusch</employer>, <place>Marburg</place>
• <point>Mahn- und Vollstreckungswesen, Fristenkontrolle</point>
• <point>Empfang, Telefon und Postbearbeitung, Prozesskostenhilfeanträge mit Prüfung der Einkommensbelege</point></job>

<h>Ausbildung</h>
<edu><start>2011</start> – <end>2014</end> Ausbildung zum <degree>Rechtsanwaltsfachangestellten</degree>, <school>Kanzlei Feldbusch, Marburg</school>, Note <grade>1,8</grade></edu>
<edu><end>2011</end> <degree>Mittlere Reife</degree>, <school>Lahntalschule Biedenkopf-West</school></edu>

<h>Weiterbildung</h>
<cert><cname>Wohngeldrecht kompakt</cname>, <date>2024</date></cert>
<cert><cname>SGB II für Kanzleimitarbeiter</cname>, <date>2019</date></cert>

<h>Kenntnisse</h>
<skills><skill>MS Office</skill> (sehr gut), <skill>RA-MICRO</skill>, <skill>beA</skill>, <skill>WoGG</skill>, <skill>SGB X</skill></skills>
<h>Sprachen</h>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>B1</level>
