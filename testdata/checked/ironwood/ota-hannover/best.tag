<h>Lebenslauf</h>

<name>Jördis Kwiatkowski</name>, <status>geb. 23.09.1993 in Peine</status>, <status>ledig, ein Sohn</status>
<place>Limmerstr., 30451 Hannover</place> (mit dem Rad 8 min. zu Ihnen)
Tel. <phone>0511 5550147</phone> - mail <email>j.kwiatkowski@example.net</email>

<job><start>seit 04/2019</start>    <title>OTA im Zentral-OP</title>
               <employer>St.-Vinzenz-Krankenhaus Lehrte</employer>, <place>Lehrte</place>, 5 Säle, 85 %
               <point>Schwerpunkt UCH/Ortho, ca. 70 % meiner Einsätze: Platten, Nägel, prox. Femur,
               Radius, Sprunggelenk (Synthes, Medartis)</point>
               <point>Hüft-TEPs instrumentiere ich allein, rd. 110 im Jahr; Knie bislang als
               Zweite am Tisch</point>
               <point>Rest ACH: Galle, Leiste, Appendix lap., Darm offen</point>
               <point>Rufdienst 5x mtl.</point>
               <point>Sieblisten UCH mit der AEMP überarbeitet, 14 Siebe verschlankt</point>
               <point>Ansprechpartnerin für OTA-Schüler im Saal, z. Zt. 2; offizielle PA hat
               die Kollegin</point>
               <point>Hygienebeauftragte vertretungsweise (Elternzeit 2022, 7 Mon.)</point></job>

<job><start>10/17</start> - <end>03/19</end>  <title>OTA</title>, <employer>Leasing über MediPool Nord</employer>
               <point>Einsätze in Celle, Hildesheim, Gifhorn, meist UCH und Gyn; vier Wochen in
               einem Haus mit DaVinci, dort nur gesprungen</point></job>

<edu><start>10/14</start> - <end>09/17</end>  <degree>Ausbildung OTA (DKG)</degree>, <school>Schule für OTA am Klinikum Braunschweig</school>,
               Note <grade>1,9</grade></edu>

<edu><start>2013</start> - <end>14</end>      <degree>FSJ</degree> Rettungswache Ilsede</edu>

<edu><end>2013</end>           <degree>Abitur</degree>, <school>Ratsgymnasium Peine</school>, <grade>2,8</grade></edu>

<h>Kurse:</h>  <cert><cname>Strahlenschutz für OP-Personal</cname>, zul. aktualisiert <date>11/2023</date></cert>
        <cert><cname>FK I Sterilgutaufbereitung</cname>: angemeldet für <date>Frühjahr 2026</date></cert>
        <cert><cname>AO-Kurs OP-Personal Basic</cname>, <date>2020</date></cert>

<h>EDV:</h>    <skills><skill>ORBIS OPM</skill> (täglich), <skill>Word</skill>, <skill>PEP-Dienstplan</skill> (nur lesen)</skills>
<h>Sprachen:</h> <language>Polnisch</language> von den Eltern, <level>mündlich gut</level>; <language>Englisch</language> <level>B1</level>
<status>Masernschutz vorhanden</status>. <other>Ich singe Alt.</other>
                                                            Hannover, im Juli
