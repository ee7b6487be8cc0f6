<h>Lebenslauf</h>

Name:               <name>Katarzyna Brockmeyer</name>, geb. Nowicka
Anschrift:          <place>Im Hone 8, 49134 Wallenhorst</place>
Tel. / Mail:        <phone>0151 5550 1873</phone> / <email>k.brockmeyer@example.org</email>
geb.:               <status>14.03.1986 in Opole, dt. und poln. Staatsangehörigkeit</status>
Familienstand:      <status>verh., 2 Kinder</status>

<h>Beruf</h>

<job><start>seit 04/2018</start>         <title>Lohnsachbearbeiterin</title> (30 Std.)
                    <employer>Tiefbau Averbeck GmbH & Co. KG</employer>, <place>Bramsche</place>
                    <point>ca. 190 Abrechnungen im Monat, davon 150 Gewerbliche, LODAS</point>;
                    <point>Monatsmeldungen Soka (Urlaub, ZVK, Berufsbildung), Lohnnachweis BG BAU</point>;
                    <point>Saison-KUG und MWG/ZWG jeden Winter, Leistungsanträge an die AfA</point>;
                    <point>Rapporte der Kolonnen kontrollieren, Auslöse, Wegezeiten</point>;
                    <point>Vertretung von Frau Tegeler, die die Angestellten und die GF abrechnet
                    (3-4 Wo./Jahr)</point>;
                    <point>LSt-Außenprüfung 2021 vorbereitet und begleitet, ohne Nachzahlung; bei der
                    DRV-Prüfung 2023 nur Unterlagen zugearbeitet, geführt hat sie der StB</point>;
                    <point>Pfändungen: im Schnitt 12 laufende</point>;
                    <point>Umstellung auf digitale Personalakte (DATEV), läuft noch, Gewerbliche
                    sind drin</point></job>

06/2015 - 03/2018   Elternzeit

<job><start>08/2010</start> - <end>05/2015</end>   <title>Steuerfachangestellte</title>, <employer>Kanzlei Ostendorf & Rehme</employer>, <place>Osnabrück</place>
                    <point>Lohn für rd. 25 Mandanten (Handwerk, Gastro, 2 Baubetriebe), DATEV LuG</point>
                    <point>daneben Fibu kleiner Mandate</point></job>

<h>Ausbildung</h>

<edu><start>2007</start> - <end>2010</end>         <degree>Ausb. z. Steuerfachangestellten</degree>, ebd. (<school>Kanzlei Ostendorf & Rehme</school>), <grade>Note 2</grade></edu>
<edu><end>2006</end>                <degree>Abitur</degree>, <school>Liceum in Opole</school></edu>
<cert><date>2024/25</date>             <cname>Fachassistentin Lohn und Gehalt</cname> (<issuer>StBK Niedersachsen</issuer>): schriftl. Teil bestanden,
                    mündliche im November</cert>
<cert><date>2019</date>                <cname>Seminar Baulohn kompakt</cname>, 2 Tage, <issuer>BG BAU/Soka</issuer></cert>

<h>Sonstiges</h>

<skills>EDV                 <skill>LODAS</skill> (täglich), <skill>DATEV LuG</skill> (bis 2015), <skill>Excel</skill> (SVERWEIS, Pivot), <skill>Word</skill></skills>
Sprachen            <language>Polnisch</language> <level>Muttersprache</level>, <language>Deutsch</language> <level>fließend, C2</level>, <language>Rumänisch</language> <level>ein paar Worte</level>
<status>FS Kl. B</status>

Wallenhorst, im September                                    K. Brockmeyer
