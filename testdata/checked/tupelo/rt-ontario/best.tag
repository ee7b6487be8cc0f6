<name>GENEVIEVE OKPARA</name> RRT        <phone>(705) 555-0127</phone>    <email>g.okpara@example.com</email>
<place>Sudbury ON</place>, would move

<h>WORK:</h>  <job><start>09/2020</start>-<end>pres.</end>  <title>Staff RT</title>, <employer>Nickel Basin Health Centre</employer>, <place>Sudbury</place> (FT, days
       + nocs). <point>20-bed med-surg ICU, ED, 6-bed L2 NICU; I float thru all three, NICU
       about 1 shift in 5.</point> <point>Vent starts, weaning, SBTs (PB980, Servo-u), BiPAP and
       Optiflow on the step-down.</point> <point>Intubate under directive: 61 logged, last 2 yrs,
       1st-pass 84%.</point> <point>Art lines + stabs, run the ABL90 and act on gases.</point>
       <point>Sat on the group that rewrote the SBT protocol (4 RTs, 1 intensivist).</point>
       <point>Precepted 7 students from Cambrian/Canadore.</point> <point>Chart in Meditech Expanse.</point></job>

       <job><start>05/2019</start>-<end>08/2020</end>  <title>Resp. Therapist</title>, casual then temp FT, <employer>St. Brendan's Hosp.</employer>,
       <place>North Bay</place>. <point>Wards, ED, ORs on call, nights alone in house from month 4.</point>
       <point>PFT lab cover, spirometry + DLCO, approx 2 days/mo.</point> <point>Through wave 1 of covid:
       proning team, helped write the intubation checklist.</point></job>

       <job><start>2014</start>-<end>2016</end>  <title>PSW</title>, <employer>Birchcliff Lodge LTC</employer>, <place>Timmins</place>
       <point>28 residents, mostly evenings</point></job>

<h>TRANSPORT:</h>  Rode along on 11 ground transfers of vented pts since 2021 (RN/RT/medic
       crew). No flight time yet, done the Ornge ground school day only.

<h>SCHOOL:</h>  <edu><school>Canadore College</school>, <degree>Adv. Diploma</degree> <field>Respiratory Therapy</field>, <start>2016</start>-<end>2019</end>, <grade>dean's list</grade> 2 of 3 yrs</edu>

<h>TICKETS:</h>  <cert><cname>CRTO general certificate</cname> since <date>2019</date>, no conditions</cert>  /  <cert><cname>BLS</cname> <date>02/2025</date></cert>
       <cert><cname>ACLS</cname> <date>11/2024</date></cert>  /  <cert><cname>NRP</cname> <date>06/2024</date></cert>  /  PALS lapsed 2023, rebooked for Sept

<h>LANGS:</h>  <language>English</language>, <language>French</language> (<level>good enough for the bedside, not for writing</level>), <language>Igbo</language>
       <level>at home</level>
