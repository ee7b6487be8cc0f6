                          <h>Lebenslauf</h>

<name>Wiebke Stührmann</name>, geb. <status>30.09.1993 in Zeven</status>, <status>ledig</status>
<place>27419 Sittensen</place>, <phone>0151 555 0946</phone>, <email>w.stuehrmann@example.org</email>

<h>Beruflich</h>

<job><start>seit 02/20</start>	<employer>Agrar Ahrensbüttel KG</employer>, 410 HF
	<title>2. Herdenfrau</title>, ab <start>Herbst 2022</start> <title>Herdenleiterin</title>
	<point>8x Astronaut A5, tägl. Arbeitslisten in Horizon, davor T4C</point>
	<point>EBB seit 2018, ca. 550 Besamungen/Jahr, EB-Index (Erstbes.-erfolg) von 34 auf 43 %</point>
	<point>ZZ im Tank 2021: 260 Tsd, zuletzt 155 Tsd. Trockensteller selektiv mit Schalmtest + BU</point>
	<point>Abkalbung, Frischmelkerkontrolle, Infusionen, Labmagen mit dem TA zusammen</point>
	<point>Team 5 Leute, fachlich angeleitet; Urlaubs- und Lohnsachen macht der Chef</point>
	<point>Azubis im Stall begleitet (bisher 3), Ausbilder ist der Betriebsleiter</point></job>
<job><start>08/16</start>-<end>01/20</end>	<employer>Hof Lüdemann-Kracke</employer>, <title>Gesellin</title>, 160 Kühe, 2x12 FGM
	<point>Melken, Kälber bis 12. Woche (Verluste 9 → 4 %), Iglus und Tränkeautomat</point>
	<point>HERDEplus: Eingaben, Auswertungen nur gelesen</point>
	<point>Klauen: Notfälle selbst (Klotz, Verband), Schnitt machte der Klauenpfleger</point></job>
<job><start>Winter 2015/16</start>	<employer>Southmere Dairy</employer>, <place>Neuseeland</place>, <title>Farmhand</title>
	<point>5 Monate, 900 Kühe, Karussell</point></job>

<h>Gelernt</h>

<edu><start>2010</start>-<end>2013</end>	<degree>Ausbildung</degree> <field>Landwirtin</field>, zwei Lehrbetriebe, <point>Abschluss Juli 2013</point> (<grade>2,3</grade>)</edu>
<edu><start>2013</start>-<end>2015</end>	<degree>Staatl. gepr. Wirtschafterin</degree> (<field>Landbau</field>), <school>Fachschule Bremervörde</school></edu>
<edu><start>seit 11/24</start>	<degree>Meisterkurs</degree> <field>Landwirtschaft</field>, <point>Teil 1 von 3 bestanden</point></edu>

<h>Scheine</h>
<cert><cname>Eigenbestandsbesamer</cname> (<issuer>Rinderzucht Weserland</issuer>, <date>2018</date>)</cert> - <cert><cname>Sachkunde Pflanzenschutz, Fortbildung abgelaufen</cname></cert> - <status>Fahrerlaubnis B, BE, T, L</status>
<cert><cname>AEVO: Lehrgang gebucht</cname> für <date>Januar</date></cert>

<h>Sprachen</h>
<language>Deutsch</language>, <language>Englisch</language> <level>gut</level>, <language>Plattdeutsch</language> <level>sowieso</level>, <language>Polnisch</language> <level>nur Stallwörter</level>

<h>Sonst</h>
<other>Landjugend, Feuerwehr, eine Bordercollie-Hündin</other>
