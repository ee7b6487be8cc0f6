<h>Lebenslauf</h>

Name:           <name>Dörte Kallenbach-Yıldız</name>
geb.:           <status>09.02.1983 in Eschwege, verh., 2 Kinder</status>
Wohnort:        <place>34346 Hann. Münden</place>
Tel./Mail:      <phone>0160 0000417</phone>, <email>d.kallenbach@example.org</email>

<h>Schule + Ausbildung</h>
<edu><end>2002</end>            <degree>Abitur</degree>, <school>Meißner-Gymnasium Eschwege</school></edu>
<edu><start>2002</start>-<end>2005</end>       <degree>Ausbildung zur MTLA</degree>, <school>MTA-Schule Leinetal Göttingen</school>, Staatsexamen <grade>1,7</grade>, <point>Erlaubnisurkunde vom 30.09.2005</point></edu>

<h>Beruf</h>
<job><start>10/05</start>-<end>12/09</end>     <title>MTLA</title>, <employer>Labor Dres. Immenroth & Partner</employer>, <place>Göttingen</place>
                <point>Stuhl- und Urinplatz, Gram, Ziehl-Neelsen, Agardiffusion (Kirby-Bauer);</point>
                <point>1 Jahr im Tbc-Labor mitgearbeitet (S3; Flüssigkultur MGIT, vor allem
                Ansatz und Mikroskopie, keine Resistenztestung)</point></job>

<job><start>01/10</start>-<end>08/14</end>     Elternzeit, 2x. Zwischendurch (2012) <title>Aushilfe</title> 8 Std. im gleichen Labor: <point>Probenannahme</point></job>

<job><start>09/14</start>-<end>heute</end>     <employer>Kreiskrankenhaus Werraland</employer>, <place>Witzenhausen</place>
                <title>MTLA Mikrobiologie</title>, anfangs 50 %, seit 2019 32 Std.
                <point>wir sind zu fünft und machen die Bakterio für 3 Häuser</point>
                <point>Blutkulturen (BacT/ALERT), Sputum/BAL, Liquor, Abstriche, ca. 140
                Eingänge am Tag; seit wir positive BK direkt aus der Flasche ins MALDI
                (Biotyper) geben, steht der Keim im Schnitt 17 h früher fest</point>
                <point>Empfindlichkeit über VITEK 2 Compact, Gradiententest von Hand;
                Befundung nach den EUCAST-Tabellen, Freigabe durch Ärztin</point>
                <point>GeneXpert (MRSA, C. diff, Flu/RSV/SARS-CoV-2), seit 2020; klassische
                PCR nur im Praktikum</point>
                <point>MRSA/VRE/3MRGN/4MRGN: Abstriche von Aufnahmen und Frühchenstation</point>
                <point>Vertretung der QM-Beauftragten. Akkreditierung 15189 im Aufbau, Begehung
                durch die DAkkS geplant für Herbst; ich schreibe SOPs (bisher 23)</point>
                <point>Ringversuche INSTAND Bakt. 2x jährlich, seit 2017 alle bestanden</point>
                <point>im Wechsel Samstagsdienst, allein im Labor</point>
                <point>jedes Jahr 2 Schülerinnen aus Göttingen am Platz</point></job>

Lebenslauf Kallenbach-Yıldız                                    - 2 -

<h>Fortbildung</h>
<cert><date>2024/25</date>         <cname>Praxisanleitung</cname> (300 Std.), davon 200 Std. absolviert, Abschluss steht aus</cert>
<cert><date>2021</date>            <cname>DIW-MTA Kurs Schimmelpilze</cname>, 2 Tage</cert>

<h>Sonst noch</h>
<status>Masernschutz nachgewiesen. Führerschein B.</status>
<language>Türkisch</language>: <level>verstehe ich gut, spreche ich holprig</level>. <language>Englisch</language>: <level>Schulenglisch</level>
<skills>EDV: <skill>OPUS::L</skill>, <skill>Excel</skill> für die Keimstatistik</skills>
