<name>Kevin Abdurrahman Poggenpohl</name>, <place>Barntrup</place>
Telefon <phone>0160 000 81 536</phone>, Mail <email>k.poggenpohl@example.net</email>

<summary>Ich bin ausgelernter Elektroniker für Betriebstechnik und arbeite gern in der
Instandhaltung. Schichtarbeit und Rufbereitschaft sind für mich kein Problem.</summary>

<job>Seit <start>Februar 2025</start> bin ich <title>Elektroniker Instandhaltung</title> bei den
<employer>Möbelwerken Extertal</employer>. <point>Dort suche und behebe ich Störungen an Säge- und Förderanlagen im
Drei-Schicht-Betrieb.</point> <point>Ich lese SPS-Programme in Simatic S7 und im TIA Portal online
mit.</point> <point>Frequenzumrichter von Siemens und Lenze tausche und parametriere ich
selbständig.</point> <point>Ich prüfe ortsveränderliche Betriebsmittel nach DIN VDE 0701-0702.</point>
<point>Schaltschränke bis 400 V habe ich nach Plan umgebaut und erweitert, zuletzt zwei an der
Kantenanleimmaschine.</point> <point>Meine Aufträge buche ich in SAP PM.</point> <point>Wegen Holzstaub bin ich im Explosionsschutz
nach ATEX unterwiesen.</point></job>

<edu>Meine <degree>Ausbildung zum Elektroniker für Betriebstechnik</degree> habe ich von <start>2021</start> bis <end>Januar 2025</end>
im selben Haus gemacht und vor der IHK mit <grade>91 Punkten</grade> bestanden.</edu> <edu>Davor war ich auf
dem <school>Berufskolleg Lemgo</school> (<degree>Fachoberschulreife</degree>, <end>2021</end>).</edu>

Einen <cert><cname>Staplerschein</cname></cert> habe ich, ebenso den <status>Führerschein Klasse B</status>. In <skills><skill>EPLAN</skill>
zeichne ich kleine Änderungen nach.</skills> <language>Deutsch</language> ist meine <level>Muttersprache</level>, <language>Türkisch</language>
spreche ich <level>zu Hause</level>.

<other>In der Freizeit schraube ich an einem Simson-Moped.</other>
