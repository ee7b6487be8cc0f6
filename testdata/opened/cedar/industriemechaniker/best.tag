<h>LEBENSLAUF</h>

Name                <name>Thorsten Kniewel</name>
geb.                <status>23.07.1986 in Detmold, verh., 1 Kind</status>
Anschrift           <place>Am Echternturm 4, 32657 Lemgo-Brake</place>
Tel.                <phone>05261 / 555 0118</phone>  mobil <phone>0151 555 01180</phone>
Mail                <email>t.kniewel@example.org</email>

<h>Werdegang</h>

<job><start>10/2015</start> – <end>heute</end>     <employer>Papierwerke Extertal GmbH</employer>, 4 Papiermaschinen, ca. 260 MA
                    <title>Betriebsschlosser</title>, Wechselschicht (F/S/N)
                    <point>Störungen an Rollenschneidern, Pumpen und Kalander, allein in der Nachtschicht, sonst zu zweit</point>
                    <point>Lager, Dichtungen, Zylinder, Ventilinseln (Festo) und Hydraulikaggregate getauscht und überholt</point>
                    <point>Drehteile und Bolzen selbst gemacht (Weiler, Deckel FP4), Halter mit MAG</point>
                    <point>Wartungsplan für Rollenschneider 2 geschrieben, ungeplanter Stillstand 2022: 61 Std, 2024: 38 Std</point>
                    <point>Umbau PM3 in 2021 als Helfer der Fremdfirma, 5 Wochen</point>
                    <point>schaue den zwei Azubis in der Werkstatt über die Schulter (kein Ausbilder)</point>
                    <point>Rückmeldungen in Wartungssoftware (Maximo)</point></job>

<job><start>02/2010</start> – <end>09/2015</end>   Zeitarbeit bei <employer>Personal-Contor Lippe</employer>, im Einsatz bei Landmaschinenbau und Molkerei
                    <title>Monteur / Schlosser</title>
                    <point>Montage von Ladewagen, ab 2013 Molkerei: Abfüller, CIP, Förderbänder</point></job>

<job><start>04/2007</start> – <end>06/2009</end>   <employer>Stuckmann Metallbau</employer>, <place>Barntrup</place>
                    <title>Schlosser</title>, Betrieb dann insolvent (bis 01/2010 arbeitssuchend)
                    <point>Reparaturen im Haus, Torbau, Vorrichtungen</point></job>

<job><start>2006</start> – <end>2007</end>         <employer>Bundeswehr</employer>, <place>Augustdorf</place>: <title>Grundwehrdienst, Instandsetzung Radfahrzeuge</title></job>

<h>Lehre</h>
<edu><start>08/2002</start> – <end>02/2006</end>   <degree>Ausbildung zum Industriemechaniker</degree>, <field>Fachrichtung Betriebstechnik</field>
                    <school>Stuckmann Metallbau</school>, <place>Barntrup</place>, Abschlussprüfung <grade>Note 2,4</grade></edu>
<edu><end>2002</end>                <degree>Realschulabschluss</degree>, <school>Heinrich-Drake-Realschule, Lemgo</school></edu>

<h>Lehrgänge und Scheine</h>
<cert><cname>Gabelstapler</cname> <date>2011</date></cert> · <cert><cname>Hallenkran flurbedient</cname> <date>2016</date></cert> · <cert><cname>MAG-Schweißen Grundkurs DVS</cname> <date>2017</date></cert>
<cert><cname>EFKffT</cname>: Lehrgang bei der <issuer>IHK Lippe</issuer> läuft seit <date>September</date>, Prüfung im März</cert>
<skills><skill>S7</skill>: nur Status ansehen und Eingänge verfolgen, 3 Tage Schulung intern</skills>

<h>Sonstiges</h>
<status>FS B, BE.</status> <other>Freiwillige Feuerwehr Brake (Atemschutz). Hydraulik Fortbildung bei Bosch Rexroth für 2026 angemeldet.</other>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>Schulkenntnisse</level>

Lemgo, im November
