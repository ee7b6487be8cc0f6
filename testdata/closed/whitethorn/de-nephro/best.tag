Lebenslauf

Name                <name>Gesine Pfahler</name>, geb. Rottmann
Geboren             <status>02.09.1981 in Schwabach</status>
Familienstand       <status>verh., 2 Kinder (14, 11)</status>
Anschrift           <place>Lindenstr. 9, 91781 Weißenburg</place>
Tel. / Mail         <phone>0170 5550 4417</phone> / <email>g.pfahler@example.net</email>
Führerschein        <status>B, BE</status>

<h>Was ich beruflich gemacht habe</h>

<job><start>10/2016</start> – <end>heute</end>     <employer>Dialysepraxis Dres. Hämmerle & Quast</employer>, <place>Gunzenhausen</place>
                    <title>Krankenschwester Dialyse</title>, seit 2019 als
                    <title>Fachkrankenschwester Nephrologie</title>, 80 %
                    * <point>HD an 18 Plätzen, ca. 6 Pat. pro Schicht, 5008 und seit
                      2022 6008 CAREsystem</point>
                    * <point>Nadeln legen bei Fisteln und Prothesenshunts, auch
                      Buttonhole; ZVK/Demers verbinden</point>
                    * <point>PD-Sprechstunde zus. mit einer Kollegin: 11 Pat., davon 7
                      am Cycler (sleep•safe); 9 Leute habe ich seit 2020 selbst
                      fürs Zuhause angelernt, 8 machen es noch</point>
                    * <point>Hausbesuche ca. 3 im Monat, PD-Wechsel anschauen,
                      Exit-Site, Lagerung vom Material</point>
                    * <point>Mitarbeit am neuen Hygieneplan (2023, Federführung
                      lag bei der PDL)</point>
                    * <point>Schichtltg. nur als Urlaubsvertretung</point></job>

Pfahler, Lebenslauf                                         Seite 1 von 2

<job><start>2013</start> – <end>2016</end>         <title>Elternzeit</title>, zeitweise 450-€-Basis im Pflegedienst
                    <employer>Altmühl mobil</employer> (<point>Grundpflege, Verbände</point>)</job>

<job><start>04/2005</start> – <end>01/2013</end>   <employer>Klinikum Frankenhöhe</employer>, <place>Ansbach</place>, Innere / Nephro, Station 4b
                    <title>Krankenschwester</title> (3-Schicht)
                    * <point>32 Betten, viele chron. Nierenkranke, Pat. zur Dialyse
                      vorbereitet und überwacht</point>
                    * <point>Schülerinnen im Stationsalltag mitbetreut</point>
                    * <point>CAPD-Beutelwechsel auf Station, 2-3 tägl.</point></job>

<h>Schule, Ausbildung, Weiterbildung</h>

<cert><date>seit 03/2026</date>       <cname>Weiterbildung Praxisanleitung</cname> (300 Std.), läuft noch, Abschluss
                    vorauss. Februar 2027</cert>
<cert><date>2017 – 05/2019</date>     <cname>Fachweiterbildung Nephrologische Pflege</cname> (DKG), berufsbegl.,
                    <issuer>Bildungszentrum Noris Pflege, Nürnberg</issuer>, Note 1,7</cert>
<cert><date>2021</date>               <cname>Grundkurs Wundmanagement</cname>, 2 Tage (kein ICW-Abschluss)</cert>
<edu><start>2002</start> – <end>2005</end>         <degree>Examen Krankenschwester</degree>,
                    <school>Berufsfachschule für Krankenpflege Ansbach</school></edu>
<edu><end>2001</end>                <degree>Mittlere Reife</degree>, nach einer Ehrenrunde</edu>

<h>Sonst noch</h>
<skills>EDV: <skill>Nephro7</skill> (täglich), <skill>Word</skill>, <skill>Outlook</skill></skills>
Sprachen: <language>Deutsch</language> <level>Muttersprache</level>, <language>Russisch</language> <level>Grundkenntnisse (von der Schwiegermutter)</level>
<other>Kirchenchor, Skilanglauf</other>

Weißenburg, im November 2026

Pfahler, Lebenslauf                                         Seite 2 von 2
