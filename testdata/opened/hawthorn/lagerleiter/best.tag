<h>L E B E N S L A U F</h>

Name                 <name>Jörg Wiechmann</name>
geboren              <status>14.08.1981 in Eschwege</status>
Familienstand        <status>verh., 2 Kinder</status>
Anschrift            <place>Am Lindenhang 7, 34266 Niestetal</place>
Tel.                 <phone>0561 / 555 01 77</phone>     mobil <phone>0170 5550177</phone>
Mail                 <email>j.wiechmann@example.org</email>

<h>Beruflicher Werdegang</h>

<job><start>04/18</start> – <end>heute</end>        <employer>Fuldatal Haustechnik Logistik GmbH</employer>, <place>Lohfelden</place>
    <start>seit 01/20</start>       <title>Leiter Lager</title> (2-Schicht, 8.200 m², ca. 7.000 Stellplätze)
    <start>04/18</start> – <end>12/19</end>    <title>Schichtleiter Spät</title>
                     <point>34 gewerbl. MA + bis zu 10 Leihkräfte in der Saison, disziplinarisch,
                     inkl. Einstellung, Abmahnung, Schichtplan mit BR abgestimmt</point>
                     <point>WE, Kommi, WA, Retoure; Pickfehlerquote von 0,9 auf 0,3 % (2021–2023)</point>
                     <point>SAP WM seit 2018. Umstellung auf EWM läuft, bin Key User WE, Go-Live
                     geplant Q2 – WA macht ein Kollege</point>
                     <point>Tagesreport (Picks/Std., OTIF, Krankenstand) selbst gebaut in Excel,
                     Pivot + Power Query</point>
                     <point>permanente Inventur statt Stichtag vorbereitet, noch nicht freigegeben
                     vom Wirtschaftsprüfer</point>
                     <point>5S in der Kommi eingeführt zus. mit ext. Berater, Wareneingang steht aus</point>
                     <point>LaSi-Unterweisung und UVV-Unterweisung 1x jährlich für alle Schichten</point>
                     <point>2 Azubis pro Jahrgang, davon 5 bestanden seit 2020</point></job>

<job><start>09/11</start> – <end>03/18</end>        <employer>Kreuzberg Getränke-Logistik</employer>, <place>Göttingen</place>
                     <title>Vorarbeiter Versand</title> <start>ab 2014</start> (12 MA, nur fachlich),
                     vorher <title>Staplerfahrer / Kommissionierer</title>
                     <point>Leergutsortierung, Verladung 60 LKW/Tag</point></job>

<job><start>2007</start> – <end>2011</end>          div. Einsätze über <employer>Zeitwerk Personal</employer> als <title>Lagerist</title>, u. a. Automotive</job>

<job><start>2003</start> – <end>2007</end>          <employer>Bundeswehr</employer>, SaZ 4, <title>Nachschubsoldat</title>, <place>Fritzlar</place></job>

<h>Schule / Ausbildung / Weiterbildung</h>

<edu><start>2000</start> – <end>2003</end>          <degree>Fachkraft für Lagerwirtschaft</degree>, <school>Spedition Hartwig Nolte</school>, Eschwege (IHK, gut)</edu>
<edu><end>2000</end>                 <degree>Realschulabschluss</degree></edu>
<edu><start>2016</start> – <end>2019</end>          <degree>Gepr. Logistikmeister</degree> <school>IHK Kassel</school>, Abendschule</edu>

<h>Scheine</h>
<cert><cname>Gabelstapler</cname> (seit <date>2003</date>), auch <cname>Schmalgang</cname></cert>
<cert><cname>AdA/AEVO</cname> <date>2018</date></cert>
<cert><cname>Sicherheitsbeauftragter</cname>, <issuer>BGHW</issuer>, <date>2021</date></cert>
Gefahrgut: nur Unterweisung nach 1.3 ADR, kein Gb-Schein

<h>Sonstiges</h>
<language>Polnisch</language>: <level>ein paar Brocken aus der Halle</level>; <language>Englisch</language> <level>Schulniveau</level>
<other>Freiw. Feuerwehr Niestetal, Gruppenführer · FS Kl. B, C1E</other>

Niestetal, im Oktober 2025                                   Jörg Wiechmann
