<h>Mein Werdegang</h>

Ich heiße <name>Matteo Ferchländer</name>, bin <status>34 Jahre alt</status> und <headline>Koch mit Leib und Seele</headline>. Zu Hause bin ich in <place>Wismar</place>.

<edu>Gelernt habe ich von <start>2006</start> bis <end>2009</end> im <school>Hotel Strandvogt</school> in <place>Kühlungsborn</place>, den <degree>Gesellenbrief</degree> als <field>Koch</field> habe ich mit der Note <grade>„gut“</grade> bekommen.</edu> <job>Dort durfte ich noch eine Saison (<start>Sommer 2009</start>) als <title>Jungkoch</title> bei <employer>Strandvogts</employer> bleiben, <point>meistens kalte Küche.</point></job>

Danach kam der Wehrdienst, 9 Monate, Feldküche, das zähle ich mal nicht mit.

<job>Im <start>Herbst 2010</start> bin ich nach Österreich gegangen, <employer>Gasthof Zirmbichl</employer> in <place>Lech</place>, fünf Wintersaisonen und vier Sommer, zuletzt als <title>Chef de Partie (Saucier)</title>. <point>120 Gedecke am Abend, zwei Hauben, ich hatte einen Commis unter mir.</point> Schluss war dort <end>April 2015</end>.</job>

<job>Wieder oben an der See: <title>Sous-Chef</title> im <employer>Restaurant Haffkrug & Söhne</employer>, <place>Wismar</place>, <start>Mai 2015</start> bis <end>Ende 2020</end>. <point>Karte zusammen mit dem Chef geschrieben, Wareneinsatz von 34 auf 29 % gedrückt.</point> <point>Drei Azubis durch die Prüfung gebracht.</point> Dann hat Corona zugemacht.</job>

<job>Seit <start>März 2021</start> koche ich für 300 Leute am Tag in der Betriebskantine der <employer>Nordlicht Werftservice GmbH</employer>, als <title>Küchenleiter</title>. <point>HACCP, Bestellung, Dienstplan für 7 Leute.</point> <point>Zweimal die Woche fleischlos, erst Gemecker, jetzt ausverkauft.</point> Mir fehlt aber das Abendgeschäft.</job>

Außerdem habe ich den <cert><cname>Ausbilderschein (AEVO)</cname>, <date>2017</date></cert>, und zur Hälfte den <cert><cname>Küchenmeister</cname> bei der <issuer>IHK Rostock</issuer> (Teil 1 und 2 bestanden, Teil 3 offen)</cert>. <language>Englisch</language> spreche ich <level>küchentauglich</level>, <language>Italienisch</language> <level>von der Mutter her fließend</level>. Ich kann <skills><skill>Fisch filetieren</skill>, <skill>Saucen</skill>, <skill>Patisserie (Basics)</skill>, <skill>Kalkulation in Excel</skill> und <skill>Necta</skill></skills>. <status>Führerschein B</status> und Auto vorhanden.

Anrufen am besten nach 15 Uhr: <phone>0176 55501990</phone>, oder <email>ferchlaender.matteo@example.com</email>.
