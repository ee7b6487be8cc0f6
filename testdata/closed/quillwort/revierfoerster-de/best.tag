                              <name>Friederike Aßmuth</name>
                  <status>geb. 03.09.1991 in Suhl, ledig, deutsch</status>
     Am Hermannsfeld 4, 98617 <place>Meiningen</place>  Tel. <phone>0151 555 0138</phone>
                        <email>f.assmuth@example.org</email>

<h>Tätigkeiten</h>

<job><start>seit 10/2021</start>
<employer>Freiherrlich von Trottenau'sche Forstverwaltung</employer>, <place>Ostheim v. d. Rhön</place>
<title>Försterin im Revierdienst</title>, anfangs halbe Stelle, seit 2022 voll
<point>Privatwald 980 ha, davon gut ein Drittel Käferfläche. Jahreseinschlag zuletzt 9.400 Efm, etwa
70 % Harvester, Rest motormanuell durch zwei Rückeunternehmer und einen eigenen Waldarbeiter.</point>
<point>Auszeichnen, Loseinteilung, Poltern, Aufmaß mit sScale-Fotooptik und von Hand, Sortenbildung nach
Rahmenvereinbarung Rohholzhandel. Verkauft hat der Verwalter, ich habe die Polterlisten geliefert.</point>
<point>38 ha Wiederaufforstung seit 2022: Eiche, Douglasie, Weißtanne im Voranbau unter Fichtenschirm,
Wuchshüllen statt Zaun, wo es ging.</point>
<point>Vier Anträge auf Waldumbau-Förderung (Bayern, WALDFÖPR) vorbereitet, drei bewilligt, einer läuft.</point>
<point>Baumkontrolle an 11 km Kreisstraße, dokumentiert in QField/QGIS.</point>
<point>PEFC-Audit 2024 begleitet.</point></job>

<job><start>09/2020</start>–<end>09/2021</end>
<employer>Landesbetrieb Wald und Holz NRW</employer>
<title>Forstinspektoranwärterin</title>
<point>Ausbildungsreviere im Sauerland, viel Käfer. Prüfung September 2021, Note 2,3.</point></job>

<job><start>03/2018</start>–<end>08/2020</end>
<employer>Ingenieurbüro Hainleite Forst & Plan</employer>, <place>Erfurt</place>
<title>Mitarbeiterin Inventur</title>
<point>Stichprobenaufnahme für Forsteinrichtungen in drei Bundesländern, Karten in ArcGIS.</point></job>

<other>2014 bis 2015 ein Jahr Kanada, Baumpflanzen auf Akkord (Britisch-Kolumbien).</other>

<h>Ausbildung</h>
<edu><end>2018</end> <degree>B.Sc.</degree> <field>Forstwirtschaft und Ökosystemmanagement</field>, <school>FH Erfurt</school>, <grade>1,9</grade></edu>
<edu><end>2014</end> Gesellenbrief <degree>Forstwirtin</degree>, <school>Forstliches Bildungszentrum Gehren</school></edu>

<h>Scheine</h>
<cert><cname>Jagdschein</cname> seit <date>2012</date>, gelöst bis 2028</cert> | <cert><cname>Laufbahnprüfung geh. Forstdienst</cname> <date>2021</date></cert> | <cert><cname>AdA-Schein</cname>: Theorie bestanden, praktische Prüfung im <date>Februar</date></cert>
<status>Führerschein B, BE, eigener Wagen</status>

<h>Sonst</h>
<skills><skill>QGIS</skill> täglich, <skill>ArcGIS</skill> bis 2020, <skill>Excel</skill> ordentlich, <skill>Motorsäge</skill> (Gesellin)</skills>
<language>Englisch</language> <level>fließend</level>, <language>Französisch</language> <level>Schule</level>
<vol><point>Zweimal im Jahr Waldtag mit der Grundschule Ostheim, ehrenamtlich.</point></vol>
<other>Deutsch Drahthaar „Quitte“, brauchbar geprüft.</other>
