<h>L E B E N S L A U F</h>

Name:              <name>Marek Dombrowski</name>
Anschrift:         <place>Am Sandgraben 8, 34266 Niestetal</place>
Tel.:              <phone>0151 555 01 334</phone>
Mail:              <email>m.dombrowski@example.org</email>
geb.:              <status>17.05.1991 in Gleiwitz, verh., 1 Kind, dt. Staatsang.</status>
FS:                <status>B, BE</status>

<h>Beruflicher Werdegang</h>

<job>Zeitraum:          <start>seit 08/2018</start>
Firma:             <employer>Kühl-Service Habichtswald GmbH</employer>, <place>Baunatal</place>
Stellung:          <title>Kundendienstmonteur</title>
Tätigkeit:         <point>LEH-Märkte (rd. 60 Objekte, 4 Monteure), Plus- und TK-Verbunde
                   von 20 bis 180 kW, R448A/R449A, Altbestand R404A umgerüstet</point>
                   <point>IBN von 5 CO2-Boostern mitgemacht, 2 davon allein</point>
                   <point>AK-SM 800 und Frigolink parametrieren, Fernaufschaltung</point>
                   <point>Leckprüfung nach F-Gase-VO, Logbücher</point>
                   <point>Notdienst jede 4. Woche, Schnitt 6 Einsätze</point></job>

<job>Zeitraum:          <start>02/2014</start> - <end>07/2018</end>
Firma:             <employer>Klima Rothenditmold Inh. P. Seeger</employer>, <place>Kassel</place>
Stellung:          <title>Kälteanlagenbauer</title> (Geselle)
Tätigkeit:         <point>Metzgereien, Bäckereien, Kühlzellen; Rohrbau, Löten unter
                   Formiergas, Druckprobe, Evakuieren</point>
                   <point>Split u. VRF (Daikin, Mitsubishi) montiert, ca. 15 Anlagen im Jahr</point>
                   <point>Schützschaltungen nach Plan verdrahtet, Fehler gesucht</point></job>

<job>Zeitraum:          <start>08/2013</start> - <end>01/2014</end>
Firma:             <employer>Fuldatal Personaldienste</employer> (Zeitarbeit)
Stellung:          <title>Helfer Rohrleitungsbau</title></job>

<h>Ausbildung / Schule</h>

<edu>Zeitraum:          <start>09/2009</start> - <end>07/2013</end> (1/2 J. verlängert wg. Krankheit)
                   <degree>Mechatroniker für Kältetechnik</degree>, HWK Kassel, Note <grade>2,4</grade>
                   Ausbildungsbetrieb: Eis-Jung, Melsungen
                   BS: <school>Max-Eyth-Schule Kassel</school></edu>
<edu>                   <degree>Realschulabschluss</degree> <end>2009</end>, <school>Wilhelm-Filchner-Schule Wolfhagen</school></edu>

<h>Scheine</h>

<cert>                   <cname>Kältemittelschein Kat. I</cname> (ChemKlimaschutzV), <date>2013</date></cert>
<cert>                   <cname>Schulung CO2-Kälte</cname>, <issuer>Danfoss Offenbach</issuer>, 2 Tage, <date>2021</date></cert>
                   EFKffT: Lehrgang läuft, Prüfung im Herbst
                   Ammoniak: nur Einweisung, kein Schein

<h>Sprachen</h>
                   <language>Deutsch</language> <level>sehr gut</level>, <language>Polnisch</language> <level>Muttersprache</level>

<h>Hobbys</h>
                   <other>Freiw. Feuerwehr Niestetal, Modellbau</other>
