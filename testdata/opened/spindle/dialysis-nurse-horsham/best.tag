<h>CURRICULUM VITAE</h>

   <name>Bronwyn Takacs</name>                              RN

<place>Stawell VIC 3380</place>
M: <phone>0491 570 006</phone>
E: <email>bron.takacs@example.com</email>
<status>Australian citizen. Vic car licence (full). WWCC to 2028. Police check done February this year.</status>
<status>AHPRA: registered nurse, no conditions, renewed every May since 2011</status>

<h>WORK</h>

<job>1.  <employer>Grampians Gate Private</employer>, dialysis, <place>Ballarat</place>
    <start>July 2017</start> till <end>today</end> (0.7, was full-time to 2020)
    <title>RN, HD chairs</title>
    <point>- 12 chairs, I carry four pts a shift on 5008s, mostly online HDF</point>
    <point>- Needle everything that comes: new fistulas, PTFE, the deep and wriggly ones the others
    ring me for. Ultrasound-guided on perhaps one in ten</point>
    <point>- Buttonholes: keep six established tracks going, have made two new ones with the
    access nurse watching</point>
    <point>- Permcaths: dressings, heparin/citrate locks, alteplase by protocol. No line sepsis among
    my named pts in 2022 and 2023</point>
    <point>- Dry weights, Kt/V, Hb and iron worked up for the monthly round; nephrologist signs</point>
    <point>- RO plant: chlorine before each shift, monthly endotoxin and micro samples. Shut the room
    down in Aug 2021 on a chloramine breach, eleven pts rescheduled within a day</point>
    <point>- In charge two shifts a fortnight</point>
    <point>- MET calls: called nine in 2023 for crashing BPs, chest pain, one air embolus scare</point>
    <point>- Helped the home training nurse with 3 couples (weeks 1 and 2 only)</point></job>

<job>2.  <employer>Corangamite District Hospital</employer>, <place>Colac</place>
    <start>Feb 2013</start> till <end>June 2017</end>
    <title>RN, medical and 2 dialysis chairs</title>
    <point>- Started HD here in 2015 after six weeks' supernumerary in Geelong. AK 96, later AK 98</point>
    <point>- Otherwise general medical, 22 beds, nights every third week</point></job>

<job>3.  <employer>Corangamite District Hospital</employer>, <place>Colac</place>
    <start>Feb 2012</start> till <end>Jan 2013</end>
    <title>Grad nurse</title>
    <point>- Rotations surg, med, aged care</point></job>

2011: harvest, then Darwin: <job><title>Nursing assistant</title> at <employer>Larrakeyah House</employer> (renal hostel), <end>2011</end>, 8 months. <point>Mostly Yolngu and Tiwi residents, worked beside the Aboriginal liaison officers every day.</point></job>

<h>STUDY</h>
<edu><degree>B Nursing</degree>, <school>Deakin University</school>, <place>Geelong</place>, <end>2010</end></edu>
<edu><degree>Grad Cert</degree> <field>Renal Nursing</field>, <school>University of Tasmania</school> (online), 2 of 4 units passed</edu>
<cert><cname>ALS</cname>, <date>March 2024</date></cert>
<cert><cname>BLS</cname> yearly</cert>

<h>REFEREES</h>
<other>On request, my NUM knows I am applying.</other>
