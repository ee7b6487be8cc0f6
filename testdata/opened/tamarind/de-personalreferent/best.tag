                                Lebenslauf

<h>Persönliches</h>
<name>Wiebke Tönnies-Achterberg</name>, <status>geb. 14.06.1991 in Hagen</status>, <status>verh., 1 Kind</status>, <status>FS Kl. B</status>
<place>58511 Lüdenscheid</place>, <phone>0160 5550 147</phone>, <email>w.toennies@example.net</email>

<h>Beruflicher Werdegang</h>

<job><start>seit 10/2021</start>     <title>HR-Sachbearbeiterin</title>, ab <start>04/2023</start> <title>Personalreferentin</title> (75 %, seit 1/25 wieder voll)
                <employer>Voßloh-Kettler Armaturen GmbH</employer>, <place>Menden</place> (M+E, tarifgebunden)
                · <point>betreue Gießerei, Zerspanung und Versand, rd. 180 MA, 9 Meister u.
                  Abteilungsleiter</point>
                · <point>Rekrutierung von A–Z: 2024 waren es 46 Einstellungen, davon 30 gewerblich;
                  Verträge aus Personio</point>
                · <point>Eingruppierungen: sitze als AG-Vertreterin (stellv.) in der Paritätischen
                  Kommission</point>
                · <point>Anhörungen an den BR, 7 Kündigungen, kein Verfahren verloren (2 Vergleiche);
                  vor Gericht vertritt uns der Verband</point>
                · <point>betriebl. Eingliederungsmanagement: ca. 25 Gespräche pro Jahr, Verfahrens-
                  ablauf mit SBV u. Betriebsarzt überarbeitet</point>
                · <point>jede 2. Woche Call mit der Schwester in Leeds, dort 2023 beim Sozialplan
                  für 22 Stellen zugearbeitet (consultation letters, FAQs)</point></job>

<other>09/2020–09/2021 Elternzeit</other>

<job><start>02/2017</start>–<end>08/2020</end> <title>Personaldisponentin</title> b. <employer>Perzukunft Zeitarbeit</employer>, <place>Iserlohn</place>
                · <point>60–70 Zeit-AN in Metallbetrieben, Vorstellungsgespräche, Abmahnungen,
                  Krankenrückkehrgespräche</point>
                · <point>Leute über Xing und Aushänge im Supermarkt gefunden</point></job>

<job><start>2015</start>/<end>16</end>         <title>Assistant</title> (Jahrespraktikum), <employer>Pemberton Staffing Ltd</employer>, <place>Sheffield</place>
                · <point>Interviews am Telefon, Referenzen prüfen, alles auf Engl.</point></job>

<h>Ausbildung</h>
<edu><start>2011</start>–<end>2015</end>       <degree>B.A.</degree> <field>Wirtschaft, SP Personal u. Organisation</field>, <school>FH Südwestfalen</school>, Note <grade>2,1</grade></edu>
<edu><end>2011</end>            <degree>Abitur</degree>, <school>Gymnasium Hohenlimburg</school></edu>

<h>Weiterbildung</h>
<cert><date>2022</date>            <cname>Arbeitsrecht kompakt I–III</cname></cert>
<cert><date>2023</date>            <cname>BEM-Beauftragte</cname> (5 Tage)</cert>
laufend         <other>AEVO, schriftl. bestanden, praktische Prüfung im Februar</other>

<h>Sonstiges</h>
<language>Englisch</language> <level>C1 (Cambridge CAE 2016)</level>, <language>Spanisch</language> <level>A2</level>, <language>Tschech.</language> <level>ein VHS-Semester</level>
<skills><skill>Personio</skill>, <skill>ATOSS</skill> (Key-Userin bei der Einführung 2024, Teilprojekt Schichtmodelle), <skill>SAP HCM</skill> nur Anzeige</skills>
<other>Handball (Trainerin weibl. D-Jugend)</other>

Lüdenscheid, im Herbst                                     W. Tönnies-Achterberg
