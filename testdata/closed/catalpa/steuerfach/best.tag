L E B E N S L A U F

Name            <name>Yvonne Terhaar-Kossok</name>
geb.            <status>14.02.1988 in Rheine, verh., 1 Kind</status>
wohnhaft        <place>Nordwalder Str. 61 c, 48268 Greven</place>
Tel. / Mail     <phone>02571 / 555 0172</phone>, <email>y.terhaar@example.org</email>


<h>Wo ich arbeite und gearbeitet habe</h>

<job><start>seit 10/2018</start>      <employer>Hüffner und Paals StB PartG mbB</employer>, <place>Greven</place>
                <title>StFA</title>, 32 Std.
                <point>31 FiBu-Mandate, davon 9 Gaststätten/Imbisse (Z-Bons, TSE,
                Kassensturz, eine Kassennachschau miterlebt)</point>
                <point>EÜR und JA inkl. Anhang bis kl. GmbH, Bilanzbesprechung macht StB
                Paals, ich sitze dabei</point>
                <point>ESt, GewSt, USt-VA und Jahreserkl., KSt nur Zuarbeit</point>
                <point>Lohn: ca. 70 Abrechnungen/Monat in LODAS als Vertretung von
                Kollegin, meist Urlaub u. Sommer</point>
                <point>DUo bei 18 Mandanten eingeführt (Belege hochladen statt Pendelordner)</point>
                <point>Bescheidprüfung, Einsprüche im Entwurf</point>
                <point>Azubine im 2. Lj. betreue ich fachlich mit, Ausbilder ist der Chef</point></job>

04/2015 - 09/2018  Elternzeit, dann 450-€-Job:
<job><start>02/2017</start> - <end>09/2018</end>  <employer>Blumen Asbrock</employer>, <place>Emsdetten</place>, <title>Aushilfe Büro</title>
                <point>Kassenbuch, Belege sortieren für den StB</point></job>

<job><start>07/2010</start> - <end>03/2015</end>  <employer>Steuerbüro Dipl.-Kfm. R. Wessendarp</employer>, <place>Rheine</place>
                <title>Steuerfachangestellte</title>
                <point>FiBu, Lohn (LuG), private ESt, Ärzte-EÜR</point></job>


<h>Gelernt</h>

<edu><start>08/2007</start> - <end>06/2010</end>  <degree>Ausbildung Steuerfachangestellte</degree>, <school>Kanzlei Wessendarp</school>,
                Prüfung vor der StBK Westfalen-Lippe, <grade>Note 2</grade></edu>
<edu><end>2007</end>            <degree>Fachabitur</degree> (<field>Wirtschaft</field>), <school>Kaufm. Schulen Rheine</school></edu>

<h>Weiterbildung</h>
<cert><cname>Fachassistentin Lohn und Gehalt</cname>: Lehrgang läuft seit <date>Jan. 2025</date>, Prüfung Herbst</cert>
<cert><cname>DATEV-Seminar Kassenführung</cname>, 1 Tag, <date>2022</date></cert>
<cert><cname>GoBD-Update</cname> <issuer>Steuerberaterverband</issuer>, jährl.</cert>

<h>Kann ich sonst</h>
<skills><group>DATEV:</group> <skill>Kanzlei-Rewe</skill>, <skill>LODAS</skill>, <skill>LuG</skill> (früher), <skill>DUo</skill>, <skill>DMS</skill>
<group>Office:</group> <skill>Excel</skill> (SVERWEIS ja, Makros nein), <skill>Outlook</skill></skills>
<language>Deutsch</language> <level>Muttersprache</level>, <language>Niederländisch</language> <level>gut zum Einkaufen</level>, <language>Englisch</language> <level>Schule</level>
<status>Führerschein B</status>

Greven, im Mai 2025            Y. Terhaar-Kossok
