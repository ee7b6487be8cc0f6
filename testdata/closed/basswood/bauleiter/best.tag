L e b e n s l a u f

Name               <name>Thorben Wiegand</name>
geboren            <status>09.11.1988 in Witzenhausen, verh., zwei Kinder</status>
Anschrift          Am Graben 7, <place>34346 Hann. Münden</place>
Tel.               <phone>0171 5550 264</phone>
Mail               <email>t.wiegand@example.org</email>
Führerschein       <status>B, BE, C1</status>

<h>Beruflicher Werdegang</h>

<job><start>seit 04/2019</start>       <employer>Fuldatal Rohr- und Erdbau KG</employer>, <place>Melsungen</place>
                   <title>Bauleiter</title> (anfangs <title>Junior-BL</title>, eigene Baustellen ab <start>01/2020</start>)
                   - <point>SW/RW-Kanäle DN 200 bis DN 1200, Steinzeug, Stb.
                     und PP, Tiefen bis 5,80 m</point>
                   - <point>meist 3 Baustellen gleichzeitig, Jahresumsatz ca.
                     3,5 Mio, 3 Kolonnen</point>
                   - <point>Ortskern Guxhagen, 1,9 Mio (2022-23): Nachträge
                     212 T€ gestellt, 168 T€ durch</point>
                   - <point>Gleitschienenverbau, Spundwand mit Nachunternehmer,
                     GW-Absenkung mit Vakuumlanzen</point>
                   - <point>Abrechnung BRZ, Mengen nach REB, VOB tägl. Brot</point>
                   - <point>Kurzliner in 2 Losen begleitet (ausgeführt vom NU)</point>
                   - <point>Gütesicherung Kanalbau: Eigenüberwachung geführt,
                     Prüfbesuche ohne Beanstandung</point></job>

<job><start>10/2016</start> - <end>03/2019</end>  <employer>Ing.-Büro Hagemeier + Partner</employer>, <place>Göttingen</place>
                   <title>Bauüberwacher</title> (Auftraggeberseite)
                   - <point>Örtl. BÜ für Abwasserverbände, Rechnungsprüfung,
                     Abnahmen, Bautagebuch</point></job>

<job><start>08/2009</start> - <end>09/2013</end>  <employer>Gebr. Stöhr Straßenbau</employer>, <place>Eschwege</place>
                   <title>Kanalbauer</title>, zuletzt <title>Vorarbeiter</title> (4 Mann)
                   - <point>Kettenbagger, Rohrverlegung, Schachtbau</point></job>

<h>Ausbildung</h>

<edu><start>2013</start> - <end>2016</end>        <degree>B.Eng.</degree> <field>Bauingenieurwesen</field>, <school>HAWK Hildesheim/Holzminden</school>
                   Note <grade>2,4</grade>; Thesis: Fremdwasser im Trennsystem</edu>
<edu><start>2006</start> - <end>2009</end>        <degree>Ausbildung Kanalbauer</degree>, <school>Gebr. Stöhr</school></edu>
<edu><end>2006</end>               <degree>Realschulabschluss</degree>, <school>Witzenhausen</school></edu>

<h>Scheine u. Lehrgänge</h>

<cert><date>2024</date>               <cname>MVAS 99</cname> (RSA 21)</cert>
<cert><date>2023</date>               <cname>SiGeKo</cname>: Teil Arbeitsschutz (RAB 30 Anl. B) erledigt,
                   Anlage C angemeldet für Herbst</cert>
<cert><date>2018</date>               <cname>Dichtheitsprüfung DIN EN 1610</cname> (Sachkunde)</cert>

<h>Kenntnisse</h>
<skills>EDV                <skill>BRZ 7</skill> (gut), <skill>MS Project</skill> (gut), <skill>iTWO</skill> (nur Schulung),
                   <skill>AutoCAD</skill> (Pläne lesen, kleine Änderungen)
Gerät              <skill>Bagger mit Leica-3D-Steuerung</skill>, als BL eingewiesen</skills>
Sprachen           <language>Deutsch</language> <level>Muttersprache</level>, <language>Englisch</language> <level>Schule</level>, <language>Polnisch</language> <level>Baustelle</level>

<other>Freiw. Feuerwehr Hedemünden (Gruppenführer), Kreisklasse Fußball bis Kreuzband</other>

Hann. Münden, im Februar 2025
