<h>L E B E N S L A U F</h>

<name>Manuela Pichlbauer</name>
<status>geb. am 14. 3. 1986 in Freistadt</status>, <status>österr. Staatsbürgerin</status>, <status>verh., 2 Kinder (9 und 6)</status>
<place>4210 Gallneukirchen</place>, <phone>0660 / 555 01 88</phone>, <email>m.pichlbauer@example.org</email>

<job>seit <start>Mai 2020</start>	<employer>Kanzlei Ömer & Stadlbauer</employer>, <place>Linz</place>
	<title>PV</title>, 32 Std.
	<point>38 Klienten, ca. 410 DN, alles im BMD (NTCS)</point>
	<point>KVs: Handel, Metallgewerbe, Gastro, Zahnärzte, seit heuer auch
	Bau mit BUAK (3 Firmen, eine Kollegin schaut noch drüber)</point>
	<point>mBGM und Anmeldungen über ELDA, L16, KommSt, DB/DZ</point>
	<point>bisher 7 Prüfungen begleitet (GPLA, jetzt GPLB), größte
	Nachzahlung 1.100 €</point>
	<point>Grenzgänger: 2 Fälle Bayern, mit dem Steuerberater zusammen</point>
	<point>Lehrling in der PV ein Jahr lang angelernt</point></job>

8/2016 - 4/2020	Karenz, davon 2018 geringfügig (8 Std.) beim alten Arbeitgeber

<job><start>3/2011</start> - <end>7/2016</end>	<employer>Brückl Metallbau GmbH</employer>, <place>Pregarten</place>
	<title>Lohnverrechnerin</title>
	<point>140 Arbeiter und Angestellte, Schicht, Zulagen, SEG, Akkord</point>
	<point>RZL, Zeiterfassung Kaba, Reisekosten der Monteure</point>
	<point>Umstellung der Zeiterfassung: Testen und Stammdaten</point></job>

<job><start>7/2003</start> - <end>2/2011</end>	<employer>Autohaus Wiesbauer</employer>, <place>Freistadt</place>
	<title>Büroangestellte</title>, später <title>Buchhaltung und Löhne</title> (25 DN)</job>

<h>AUSBILDUNG</h>
<edu><start>2000</start> - <end>2003</end>	<school>HASCH Freistadt</school>, <degree>Handelsschulabschluss</degree></edu>
<cert><date>2009</date>	<cname>Buchhalterprüfung</cname>, <issuer>WIFI OÖ</issuer></cert>
<cert><date>Juni 2012</date>	<cname>Personalverrechnerprüfung</cname>, <issuer>WIFI OÖ</issuer>, guter Erfolg</cert>
laufend	Bilanzbuchhalter, 1 von 3 Teilprüfungen
<cert>jährlich	<cname>PV-Update</cname>, zuletzt <date>Jänner 2025</date></cert>

<h>SONST NOCH</h>
<skills><skill>BMD NTCS</skill> täglich, <skill>RZL</skill> bis 2016, <skill>ELDA</skill>, <skill>WEBEKU</skill>, <skill>Excel</skill> (SVERWEIS, Pivot)</skills>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>B1, eingerostet</level>
<other>Kassierin im Musikverein, Waldhorn</other>
