Lebenslauf

Name:            <name>Gülsen Harttmann</name> geb. Yıldızoğlu
Anschrift:       <place>Am Steinacker 4, 35799 Merenfels</place>
Mobil / Mail:    <phone>0151 5550 8824</phone>, <email>g.harttmann@example.org</email>
geb.             <status>14.02.1989 in Wetzlar, deutsch, verh., 2 Kinder (9 und 6)</status>

<h>Beruf</h>

<job><start>seit 10/2019</start>    <employer>Landkreis Ohmtal, FB Soziales</employer>, <place>Ohmstadt</place>
                <title>SB Grundsicherung im Alter u. bei Erwerbsminderung</title> (EG 9a, 30 Std.)
                <point>Buchstaben K–R, lfd. ca. 240 Zahlfälle, Neuanträge inkl. Einkommens- und Vermögensprüfung</point>
                <point>Bescheide, Aufhebung/Erstattung §§ 45, 48, 50 SGB X; rd. 40 Rückforderungen im Jahr</point>
                <point>Widersprüche: Abhilfeprüfung und Stellungnahme, Widerspruchsbescheid macht das Rechtsamt</point>
                <point>vorrangige Leistung: prüfe regelmäßig ob Wohngeld günstiger wäre (Proberechnung), Bescheid dazu erlässt die Wohngeldstelle</point>
                <point>2x wöch. Sprechtag, seit 2022 auch Ukraine-Fälle beim Rechtskreiswechsel</point>
                <point>eine von 3 Multiplikatorinnen bei der Einführung der E-Akte (d.3)</point>
                <point>Musterschreiben in einfacher Sprache überarbeitet, 14 Vorlagen, werden im FB noch verwendet</point></job>

<job><start>03/2016</start>–<end>09/2019</end>  Elternzeit (2 Kinder), zwischendurch 450-€-Basis <employer>Stadtbücherei Merenfels</employer> (<title>Ausleihe</title>)</job>

<job><start>07/2011</start>–<end>02/2016</end>  <employer>Jobcenter Ohmtal</employer>, <title>Leistungsgewährung SGB II</title> in der Eingangszone, dann <title>SB Leistung</title> ab 2013
                <point>Alg II berechnet u. bewilligt mit A2LL, später ALLEGRO; KdU nach Richtlinie</point>
                <point>Datenabgleich § 52 SGB II abgearbeitet</point></job>

<h>Ausbildung</h>
<edu><start>08/2008</start>–<end>06/2011</end>  <degree>Verwaltungsfachangestellte</degree>, <school>Gemeinde Hohenlahr</school>; Abschluss <grade>gut</grade></edu>
<edu><end>2008</end>             <degree>Fachabitur</degree> <field>Wirtschaft und Verwaltung</field>, <school>Theodor-Litt-Schule</school></edu>

<h>Fortbildung (Auswahl)</h>
<cert><cname>Wohngeldrecht Grundlagen</cname>, 2 Tage, <issuer>Hess. Verwaltungsschulverband</issuer>, <date>05/2023</date></cert>
<cert><cname>Deeskalation am Schreibtisch</cname>, <date>2021</date></cert>
<cert><cname>Verwaltungslehrgang II</cname>, begonnen <date>09/2024</date>, Prüfung vorauss. 2027</cert>

<h>Sonstiges</h>
EDV: <skills><skill>Word</skill>, <skill>Excel</skill> (Pivot: naja), <skill>Outlook</skill>, <skill>OPEN/PROSOZ</skill>, <skill>d.3</skill>, <skill>ALLEGRO</skill></skills>
Sprachen: <language>Türkisch</language> (<level>zu Hause gesprochen</level>), <language>Englisch</language> (<level>Schule</level>)
<other>Elternbeirat, Handball (früher)</other>

Merenfels, im Oktober 2025
