Lebenslauf

<name>Karin Obersteiner</name>
<headline>DGKP, dzt. Dialyse</headline>
<status>geb. 14.6.1984 in Judenburg, österr. Staatsbürgerin</status>, <status>verh., 2 Kinder</status>
<place>Hauptplatz 9/4, 8740 Zeltweg</place>   Tel <phone>0664 555 01 83</phone>
<email>k.obersteiner@example.org</email>

<h>Was ich bisher gemacht habe</h>

<job><start>10/2017</start> – <end>dato</end>	<employer>LKH Trofaiachtal</employer>, <place>Leoben</place>
		<title>DGKP Dialyseambulanz</title>, 75 %
		<point>HD und HDF an 14 Plätzen, pro Dienst 4–5 Pat., auch
		isolierte (Hep B, MRSA)</point>
		<point>steche Nativfisteln und Goretex, Knopfloch bei 6 Pat.,
		bei schwierigen Shunts werde ich geholt</point>
		<point>Geräte: Fresenius 5008 (bis 2022), seither 6008 CAREsystem</point>
		<point>CAPD-Pat.: Vertretung der PD-Schwester im Urlaub,
		ca. 4 Wochen im Jahr</point>
		<point>Hygienekontaktperson der Ambulanz seit 2021, letztes Audit
		ohne Beanstandung</point>
		<point>Merkblatt „Trinken & Kalium“ mit der Diätologin gemacht</point>
		<point>Wasseraufbereitung: wöchentliche Probenahme im Turnus, Dokumentation
		in der Kurve und elektronisch</point></job>

<job><start>05/2014</start> – <end>09/2017</end>	Karenz (Zwillinge), dazwischen geringfügig
		<employer>Hauskrankenpflege Murboden</employer>, <title>Diplomschwester</title>
		<point>Verbände, Insulin, s.c.-Infusionen, 6 Std./Woche</point></job>

<job><start>11/2006</start> – <end>04/2014</end>	<employer>Klinikum Wels-Thalheim</employer>
		<title>dipl. Schwester, Interne II (Nephro/Kardio)</title>, 38 Betten
		<point>ab 2010 jeden 2. Monat auf der Akutdialyse mitgearbeitet</point>
		<point>Einschulung neuer Kolleginnen, insg. 7</point></job>

<h>Schule/Ausbildung</h>
<edu><start>2003</start> – <end>2006</end>	<school>GuKPS am Krankenhaus Judenburg</school>, <degree>Diplom</degree>
		<field>allg. Gesundheits- und Krankenpflege</field> (<grade>mit Auszeichnung</grade>)</edu>
<edu><end>2003</end>		<degree>Matura</degree>, <school>BORG Judenburg</school></edu>

<h>Kurse</h>
<cert><date>2019</date>		<cname>SAB Nierenersatztherapie (§ 17 GuKG)</cname>, <issuer>Bildungszentrum Graz-West</issuer>, abgeschl.</cert>
<cert><date>seit Jän. 2025</date>	<cname>WB Praxisanleitung</cname>, läuft noch, Abschluss Herbst geplant</cert>
<cert>		<cname>GBR-Registrierung</cname> gültig bis <date>3/2028</date></cert>

<h>Sonst</h>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>Schulkenntnisse</level>
<status>FS B, eigenes Auto</status>
<other>Bergrettung (Ortsstelle), Chor</other>
