<h>LEBENSLAUF</h>                                                   Höxter, im November 2026

Name            <name>Katrin Brodersen-Yıldız</name>
geboren         <status>3. 9. 1979 in Husum, verh., 2 Kinder (15, 12)</status>
wohnhaft        Am Ziegenberg 8, <place>37671 Höxter</place>
Tel. / Mail     <phone>0151 5550 8841</phone> / <email>k.brodersen@example.org</email>
Führerschein    <status>B, eigener Pkw</status>


<h>Beruf</h>

<job><start>seit 10/2019</start>     <title>HFK</title>, <employer>St.-Liborius-Hospital</employer>, <place>Warburg</place> (240 B.), 80 %
                <point>zuständig für Intensiv, Ortho/Unfall und Endo; Kollegin hat den Rest</point>
                <point>ITS-KISS und OP-KISS (HPRO, KPRO): Daten ziehe ich selbst, SSI-Rate
                Knie-TEP von 1,9 (2020) auf 0,8 (2024) je 100 OPs</point>
                <point>ca. 70 Begehungen im Jahr, ZSVA 2x; Mängelliste mit Frist, Nachschau
                nach 4 Wo.</point>
                <point>2021 Corona-Ausbruch Geriatrie (17 Pat., 9 MA): Lagerunde organisiert,
                Leitung lag beim ärztl. Direktor</point>
                <point>Pflichtfortbildung: 30-40 Termine p. a., zuletzt auch Reinigung und
                Küche; Schwarzlichtbox selbst gebaut</point>
                <point>Hygieneplan 3 von 12 Kapiteln neu geschrieben (Gefäßkatheter,
                Isolierung MRE, Endoskopaufbereitung)</point>
                <point>Wasser: ziehe Legionellenproben mit der Haustechnik</point>
                <point>ABS-Visite: sitze dabei und liefere die Resistenzstatistik, keine
                ABS-Ausbildung</point></job>

<job><start>04/2017</start> - <end>09/2019</end> <title>Krankenschwester mit Freistellung für FWB Hygiene</title>, ebd.
                <point>halb Station Chirurgie, halb Mitlaufen in der Hygiene; Praktika in
                Kassel (Labor, 4 Wo.) und Gesundheitsamt (2 Wo.)</point></job>

<job>2013 bis 2017   Elternzeit; daneben <title>Nachtwachen</title> (450 €) im <employer>Seniorenstift Corvey</employer>,
                <start>2015</start>-<end>17</end></job>

<job><start>2003</start> - <end>2013</end>     <employer>Klinikum Solling-Mitte</employer>, <place>Northeim</place>. <title>Krankenschwester</title> ITS
                (10 Betten, interdisz.)
                <point>die letzten 3 J. Hygienebeauftragte der Station, 5 J. Praxisanleitung</point>
                <point>Dialyse (CVVHD), Beatmung; keine Fachweiterbildung A+I</point></job>


<h>Lernen</h>

<edu><end>2019</end>            <degree>Fachweiterbildung Hygienefachkraft</degree> (720 Std., staatl. anerk.),
                <school>Bildungsakademie Egge</school>, Note <grade>1,7</grade></edu>
<edu><start>2000</start> - <end>2003</end>     <degree>Krankenpflegeexamen</degree>, <school>Kreiskrankenhaus Husum</school></edu>
<edu><end>1999</end>            <degree>Abitur</degree>, <school>Theodor-Storm-Gymn.</school></edu>
<cert><date>2008</date>            <cname>Praxisanleiterin</cname> (200 Std.)</cert>
<cert><date>2023</date>            <cname>Probenehmerin Trinkwasser n. VDI 6023 / ISO 19458</cname>, <issuer>TÜV</issuer></cert>
<cert>2027 geplant    <cname>ABS-beauftragte Pflegekraft</cname> (angemeldet)</cert>


<h>Sonst noch</h>

<skills><group>EDV</group>: <skill>webKess</skill>, <skill>Orbis</skill>, <skill>HyBASE</skill> (Testzugang, ein halbes Jahr), <skill>Excel</skill> mit Pivot und
Run-Charts, <skill>PowerPoint</skill></skills>
Sprachen: <language>Deutsch</language>, <language>Plattdeutsch</language>, <language>Türkisch</language> <level>A2</level>, <language>Englisch</language> <level>Schule</level>
<other>Masern: 2x geimpft. Hobby: Imkerei, Posaunenchor</other>
