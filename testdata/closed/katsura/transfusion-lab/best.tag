<name>Oluwaseun (Seun) Adeyinka-Marsh</name>
<headline>Blood banker, BMS, HCPC registered</headline>
<phone>07700 900418</phone>
<email>seun.am@example.com</email>
<place>Taunton</place>

<h>What I do at the moment</h>

<job><title>Specialist BMS</title> (band 6)
<employer>Quantock Vale District Hospital</employer>
Blood Transfusion
<start>Sept 2020</start> -
<point>Routine and urgent G&S, XM, antibody panels; about 9,000 units out of the door a year. Tricky ones go to NHSBT
RCI at Filton after I have done what I can (anti-c+E, Jka with Fya, a few autos).</point>
<point>Nights 1 in 6, alone, haem and BT together.</point>
<point>MHP: on the drill group with the resus officers, two simulations a year</point>
<point>Wrote the URS and ran IQ/OQ on two Visions; PQ was split with the manager</point>
<point>23 non-conformances closed in Q-Pulse in 2024, five of them full RCAs with fishbone and CAPA. I also do the vertical
audits, 4 p.a.</point>
<point>UKAS surveillance 2022 and 2023: took the assessor round the bench. For MHRA's 2021 visit I helped get the
traceability file together (99.97% final fate)</point>
<point>SABRE/SHOT reports - I draft, the TP submits</point>
<point>training officer for BT bench since Jan '23: 3 trainees through their IBMS registration portfolio, competencies for 14
MLA and BMS colleagues. The rota and appraisals are the manager's.</point></job>

<h>On the side</h>

<job><title>locum BMS</title> / via <employer>Redbrick Path Agency</employer> / <start>Feb 2022</start> to <end>Nov 2022</end>, weekends only / <point>Erytra and WinPath Enterprise in Torbay, 19 shifts</point></job>

<h>And before</h>

<job><title>BMS</title> (band 5), rotational
<employer>St Agnes Infirmary</employer>, <place>Swansea</place>
Haematology / Coag / BT
<start>Aug 2017</start> - <end>Aug 2020</end>
<point>Registered with HCPC June '18 (no. on request). Full BT competency from Mar '19.</point>
<point>Kleihauers, HbS screens, films up to differential</point></job>

<job><title>MLA</title>, <employer>St Agnes Infirmary</employer>, <start>2016</start>-<end>17</end>. <point>Spec reception</point></job>

<h>Where it came from</h>
<edu><degree>BSc (Hons)</degree> <field>Biomedical Science</field> 2:1, IBMS accred., <school>Cardiff Met</school> <start>2013</start>-<end>16</end></edu>
<edu><degree>MSc</degree> <field>Transfusion & Transplantation Sciences</field>, <school>Bristol</school>, part time, <point>PgDip stage passed 2024, dissertation to be handed in next June</point></edu>
<cert><cname>IBMS Specialist Diploma</cname> (Transfusion Science) <date>2021</date></cert>

<h>Bench & systems</h>
<skills><skill>Ortho Vision</skill>          daily            <skill>WinPath Enterprise</skill>   from the locum job
<skill>Grifols Erytra</skill>        19 shifts        <skill>Clinisys LabCentre</skill>   daily
<skill>BloodTrack</skill>            user, not admin  <skill>Q-Pulse</skill>              NCs, audits
<skill>elution, DAT</skill>          weekly           <skill>FMH by flow</skill>          seen it done</skills>

<other>IBMS member. Bell ringer. Car driver.</other>
