L e b e n s l a u f

Name:                <name>Wiebke Harms-Oduya</name>
Anschrift:           Podbielskistr. 900, <place>30177 Hannover</place>
Tel.:                <phone>0511 / 55 50 173</phone>
Mail:                <email>w.harms-oduya@example.net</email>
geb.:                <status>14.02.1991 in Nienburg (Weser), verheiratet, ein Kind</status>

<h>Beruflich</h>

<job><start>10/2020</start> - <end>heute</end>      <title>ReNoFa im Notariat</title> (32 Std.)
                     Notarin <employer>Dr. K. Brennecke</employer>, <place>Langenhagen</place>
                     <point>Kaufverträge Wohnungs-/Hauseigentum: Entwurf nach Muster der
                     Notarin, Vorkaufsrecht, Löschungsunterlagen, Fälligkeit,
                     UB und Umschreibung; ca. 260 Vorgänge im Jahr</point>
                     <point>Grundschulden, Abwicklung mit den Banken</point>
                     <point>GmbH-Gründungen, GF-Wechsel, Listen der Gesellschafter, über
                     XNotar ans Registergericht</point>
                     <point>Rechnungen nach GNotKG (alle des Büros, seit Weggang der
                     Bürovorsteherin 2022);
                     Amtsprüfung 2023 ohne Beanstandung der Kosten</point>
                     <point>Umstellung auf das eUA im Sommer 2022 mitgemacht, scanne und
                     signiere vor, Signatur macht die Notarin</point>
                     <point>Azubi im 2. Lehrjahr: zeige ihr die Vollzugsmappen (Ausbilderin
                     ist die Chefin)</point></job>

04/2019 - 09/2020    Elternzeit

<job><start>08/2013</start> - <end>03/2019</end>    <title>Rechtsanwalts- und Notarfachangestellte</title>
                     <employer>Kanzlei Thölke Wessel & Partner</employer>, <place>Nienburg</place>
                     <point>bis 2016 Anwaltssekretariat (Fristen, RVG, Zwangsvollstreckung),
                     danach überwiegend Notariat</point>
                     <point>Testamente, Erbscheinsanträge, Vorsorgevollmachten nach Diktat</point>
                     <point>zwei Verschmelzungen, dabei nur die Anlagen und Fristen betreut</point></job>

<h>Schule / Ausbildung</h>

<edu><start>08/2010</start> - <end>07/2013</end>    <degree>Ausbildung zur Rechtsanwalts- und Notarfachangestellten</degree>
                     <school>Kanzlei Thölke Wessel & Partner</school>, Abschluss Note <grade>2</grade></edu>
<edu><end>2010</end>                 <degree>Fachabitur Wirtschaft</degree>, <school>BBS Nienburg</school></edu>

<h>Weiterbildung</h>

<cert><date>03/2024</date>              <cname>GNotKG-Update</cname>, Tagesseminar</cert>
seit 09/2024         Notarfachwirtin (Fernlehrgang, berufsbegleitend), Prüfung im
                     Herbst 2026

<h>EDV</h>                  <skills><skill>TriNotar</skill> (täglich), <skill>XNotar</skill>, <skill>RA-MICRO</skill> (bis 2019),
                     <skill>Word</skill>, <skill>Outlook</skill>, <skill>Excel</skill> Grundkenntnisse</skills>
<h>Sprachen</h>             <language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>Schulkenntnisse</level>,
                     <language>Plattdeutsch</language> <level>verstehe ich</level>

Hannover, im Januar 2026
