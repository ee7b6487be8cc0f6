<name>Swantje Ahlers</name>, <place>Verden (Aller)</place> - <email>swantje.ahlers@example.org</email> - <phone>0160 5550 318</phone>

guten tag,
hier kurz mein werdegang, ausführliche zeugnisse auf wunsch.

<job>ich arbeite <start>seit märz 2017</start> als <title>disponentin internationale landverkehre</title> bei der <employer>nordkante logistik gmbh</employer> in <place>verden</place>. <point>ich plane täglich 30 komplett- und teilladungen zwischen norddeutschland, den niederlanden und skandinavien</point>, <point>kaufe laderaum über TIMOCOM und Trans.eu ein</point> und <point>betreue 18 eigene fahrer, lenk- und ruhezeiten inklusive, auch mobilitätspaket und entsendemeldungen.</point> <point>angebote für stammkunden kalkuliere ich in excel, die margenauswertung auch.</point> <point>reklamationen und schäden nach CMR bearbeite ich bis zum versicherer.</point> <tech>wir nutzen CarLo, davor WinSped.</tech></job>

<job>davor war ich von <start>2013</start> bis <end>2017</end> bei <employer>tönjes stückgut kg</employer> in <place>rotenburg</place>, <title>disponentin</title> <point>nahverkehr und sammelgut, 22 touren am tag</point>, <point>ab 2015 vertretung der teamleitung.</point></job>

gelernt habe ich ebenfalls bei tönjes: <edu><degree>kauffrau für spedition und logistikdienstleistung</degree>, <school>BBS verden</school>, <start>2010</start> bis <end>2013</end>, abschluss <grade>1,8</grade></edu>.

<cert><cname>ADR-schulung</cname> nach kapitel 1.3, <date>2024</date></cert>. <cert><cname>zollseminar NCTS</cname>, zwei tage, <date>2022</date></cert>. <status>führerschein B</status>.

sprachen: <language>deutsch</language> (<level>muttersprache</level>), <language>englisch</language> (<level>C1</level>), <language>schwedisch</language> (<level>B2</level>). polnisch spreche ich leider nicht, mit unseren polnischen frachtführern läuft alles auf englisch.

was ich gut kann: <skills><skill>disposition</skill>, <skill>laderaumeinkauf</skill>, <skill>verhandeln</skill>, <skill>transportrecht</skill>, <skill>excel</skill></skills>.

viele grüße
s. ahlers
