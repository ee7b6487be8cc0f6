<h>Lebenslauf</h>

<name>Ute Kassbohm</name>
<status>geb. am 04.02.1981 in Northeim</status>, <status>deutsch</status>, <status>verh., zwei Kinder (16, 13)</status>
<place>Am Leinebogen 7, 37154 Northeim</place>
Tel. <phone>0151 2345 0098</phone>, <email>u.kassbohm@example.org</email>

<h>Beruflich</h>

<job><employer>Lohnbüro Harzrand GmbH</employer>, <place>Osterode</place>
<title>stellv. Leiterin Abrechnung</title>, seit <start>10/2020</start>
<point>Dienstleister mit 11 Abrechnern, rd. 240 Mandate. Vorgesetzte von vier Kolleginnen
in Teilzeit (Urlaub, Beurteilung, zwei Einstellungen, leider auch eine Trennung).</point>
<point>Die übrigen sieben führt die Inhaberin, bei deren Abwesenheit ich, zuletzt drei
Monate am Stück.</point> <point>Eigener Bestand 22 Betriebe, überwiegend Dachdecker, Maurer,
Gerüstbau mit SOKA und Saison-KuG, ca. 610 Abrechnungen im Monat.</point> <point>Letzte fünf
DRV-Prüfungen: eine mit Nachforderung (380 €).</point> <point>LODAS täglich, für zwei Altmandate
noch Lexware.</point> <point>ANO bei 35 Mandaten eingerichtet, Ziel waren 60.</point> <point>Stundenzettel
kommen jetzt bei der Hälfte meiner Betriebe als Foto-App statt per Fax.</point>
<title>Lohnsachbearbeiterin</title> ebd. <start>04/2015</start> – <end>09/2020</end>
<point>Baulohn und Gastro, Pfändungstabelle rauf und runter, A1-Bescheinigungen für
Monteure in Österreich und NL.</point></job>

08/2009 – 03/2015 Elternzeiten, dazwischen
<job><title>Minijob</title> (8 Std., <start>2012</start>–<end>14</end>) bei meinem Schwager, <employer>Elektro Kassbohm</employer>: <point>Belege, Löhne für fünf Leute</point></job>

<job><employer>StB Dr. Weidemeyer</employer>, <place>Einbeck</place>   <start>2004</start> bis <end>Juli 2009</end>   <title>Steuerfachangestellte</title>
<point>Fibu, EÜR, Löhne für eine Sozialstation (AVR Caritas) und kleine Handwerker,
damals LOHN XL.</point></job>

<h>Schule & Ausbildung</h>
<edu><degree>Steuerfachangestellte</degree>, <start>2001</start>–<end>2004</end>, <school>StB Dr. Weidemeyer</school>, <grade>Note 2</grade></edu>
<edu><degree>Fachabitur Wirtschaft</degree> <end>2001</end></edu>
<cert><cname>Fachassistentin Lohn u. Gehalt</cname>, <issuer>Steuerberaterkammer Niedersachsen</issuer>: Lehrgang beendet, Klausur geschrieben, mündliche im <date>März</date></cert>
<cert><cname>AdA-Schein</cname> <date>2019</date></cert>
<cert>jährlich <cname>Jahreswechselseminar Lohnsteuer/SV</cname></cert>

<h>Sonst noch</h>
<vol><title>Kassenwartin</title> im <employer>Schützenverein</employer></vol>. <status>Führerschein B</status>. <status>Kündigungsfrist drei Monate zum Quartal</status>. <skills><skill>Excel</skill> gut (SVERWEIS ja, Makros nein).</skills>
Northeim, im Januar                                                     Seite 2
