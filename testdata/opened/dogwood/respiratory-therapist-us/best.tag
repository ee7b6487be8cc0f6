<name>DENISE PURVIANCE</name>, RRT
<place>Kettering OH 45429</place>     <phone>937.555.0148</phone>     <email>d.purviance@example.com</email>

<h>Where I've worked</h>

<job><employer>Cardington Valley Hospital</employer>, <place>Dayton</place>, <start>6/2019</start> to <end>now</end>
<title>Staff RT</title>, MICU / SICU / ED float, nocs (3x12)
   <point>usually 6-7 vents a shift on Servo-U and Hamilton G5, sole
   therapist for the 20 bed MICU after 11p</point>
   <point>SAT/SBT screens before day team rounds; our unit went from 6.1 to
   5.2 avg vent days in 2022 (whole team, I was one of 4 RTs on the
   weaning workgroup)</point>
   <point>RRTs and codes house-wide: bagging, LMA, hand the intubator what
   they need. I don't tube, at CVH anesthesia does</point>
   <point>a-sticks and a-line draws, run them on the GEM 5000, call
   changes to the resident</point>
   <point>HFNC and BiPAP (V60), lots of COPD, lots of COVID in 20-21 incl.
   proning on the prone team</point>
   <point>INOmax: set up about a dozen times with the day lead, not signed
   off solo</point>
   <point>relief charge maybe twice a month since 2023</point></job>

<job><employer>Tallow Creek Medical Ctr</employer>, <place>Xenia</place>, <start>8/2016</start> to <end>5/2019</end>
<title>Respiratory Therapist</title> (first yr as limited permit until boards)
   <point>floors, step-down and a 10 bed ICU. Nebs, CPT, trach changes and
   downsizing with ENT, home O2 evals</point>
   <point>moved from paper to Cerner in 2017, was a superuser for nights</point>
   <point>had 5 students from Sinclair over 2 years, nights only</point></job>

Page 1 - Purviance

<job>before that: <title>pharmacy tech</title>, <employer>Brandt's Drugs</employer>, <start>2012</start>-<end>2016</end> while in school</job>

<h>LICENSES ETC</h>
<cert><cname>RRT</cname>, <issuer>NBRC</issuer>, <date>Feb 2017</date></cert>
<cert><cname>RCP</cname> <issuer>State of Ohio</issuer> thru <date>6/2026</date></cert>
<cert><cname>BLS</cname> + </cert><cert><cname>ACLS</cname> (<issuer>AHA</issuer>) exp <date>3/2026</date></cert>
ACCS: sitting the exam in November, not taken yet
PALS lapsed 2021

<h>School</h>
<edu><school>Sinclair Community College</school>, <degree>AAS</degree> <field>Respiratory Care</field> (CoARC), <end>2016</end></edu>
<edu><degree>BSRC</degree> online at <school>Wright Hollow University</school>, 18 of 36 credits, <start>2023</start> - <end>present</end></edu>

<h>charting:</h> <skills><skill>Epic</skill> (CVH, daily since 2019), <skill>Cerner</skill></skills>
