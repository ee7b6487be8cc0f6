<h>LEBENSLAUF</h>
<name>Birte Hassenpflug</name>
                                                                Seite 1/2
geb.             <status>14.06.1990 in Soest</status>
                 <status>verh., 1 Kind</status>
Anschrift        <place>Am Wiehagen 9, 58791 Werdohl</place>
mobil            <phone>0160 5550 128</phone>
                 <email>b.hassenpflug@example.org</email>

<h>Was ich gemacht habe</h>

<job><start>10/2022</start> –          <employer>Ruhrauen-Klinik</employer>, <place>Wetter</place>, Neuro-Reha Ph. B/C
<end>heute</end>            <title>Logopädin</title>, 30 Std./Wo.
                 - <point>Frühreha mit 26 Betten, davon 8 beatmet bzw. im Weaning. TK-Management
                 im Team mit Pflege und Atmungstherapie: Entblocken, Sprechventil,
                 Dekanülierung nach Stufenplan (2024: 31 Dekanülierungen auf Station)</point>
                 - <point>klin. Schluckuntersuchung, Kostform nach IDDSI, tgl. Kurvenvisite</point>
                 - <point>FEES: bin am Patienten dabei, führe das Endoskop unter Aufsicht; bisher 22 von
                 30 supervidierten Untersuchungen fürs Zertifikat</point>
                 - <point>Aphasie: AAT, BIAS A&R, bei Bedarf Token Test; Dysarthrie über BoDyS</point>
                 - <point>Mitarbeit im Arbeitskreis Mundpflege (Standard kam 03/24 raus)</point></job>

07/2021 –        <other>Elternzeit</other>
09/2022

<job><start>04/2017</start> –          <employer>St.-Agatha-Krankenhaus</employer>, <place>Meschede</place>
<end>06/2021</end>          <title>Logopädin</title> auf der Stroke Unit (6 Betten) und Geriatrie
                 - <point>Schluckscreening innerh. 24 h, im Schnitt 9 Pat./Tag</point>
                 - <point>OPS 8-981 Doku, Angehörigengespräche</point>
                 - <point>ab 2019 Anleitung v. insges. 5 Praktikantinnen der Logopädieschule</point>
                                                                Seite 2/2
                 - <point>Vertretung der Leitung, wenn diese im Urlaub war</point></job>

<job><start>09/2015</start> –          <employer>Praxis Ulrike Tegtmeier</employer>, <place>Lippstadt</place>
<end>03/2017</end>          <title>Logopädin</title>
                 - <point>gemischte Praxis, v. a. Kinder, dazu Hausbesuche in zwei Pflegeheimen
                 (M. Parkinson, Z. n. Apoplex)</point></job>

<h>Ausbildung</h>
<edu><start>2012</start>–<end>2015</end>        <school>Lehranstalt für Logopädie, Münster</school>
                 <degree>staatl. anerk. Logopädin</degree> (<grade>Note 1,7</grade>)</edu>
<edu><start>2010</start>–<end>2012</end>        <school>Uni Bielefeld</school>, <field>Linguistik</field>, ohne Abschluss</edu>
<edu><end>2010</end>             <degree>Abitur</degree>, <school>Archigymnasium Soest</school></edu>

<h>Kurse</h>
<cert><date>2018</date>             <cname>F.O.T.T. Grundkurs</cname> (5 Tage)</cert>
<cert><date>2020</date>             <cname>Trachealkanülenmanagement I + II</cname></cert>
<cert><date>2023</date>             <cname>FEES-Basiskurs</cname>, <issuer>Köln</issuer></cert>

<h>Sonstiges</h>
<skills>                 <skill>Orbis</skill> u. <skill>Medico</skill> (KIS), <skill>Word</skill></skills>
                 <language>Englisch</language> <level>gut</level>, <language>Niederländisch</language> <level>Grundkenntnisse</level>
                 <status>FS Kl. B</status>, <status>Masernimpfung 2x vorhanden</status>
                 <other>Ich spiele Posaune, im Posaunenchor und manchmal auf Station.</other>
