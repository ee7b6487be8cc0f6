<h>CURRICULUM VITAE OF</h> <name>LIHLE ANNELINE MBEKENI</name>

<h>PERSONAL DETAILS</h>
Surname : Mbekeni
First names : Lihle Anneline
Residential address : <place>Touws River, 6880</place>
Cell : <phone>071 555 0198</phone>
E-mail : <email>lihle.mbekeni@example.org</email>
Nationality : <status>South African</status>
Drivers : <status>Code 08, since 2021</status>
Health : <status>excellent</status>
Home language : <language>isiXhosa</language>
Other languages : <language>Afrikaans</language> <level>(school to matric, speak it every day at work)</level>, <language>English</language> <level>(fluent)</level>

<h>EDUCATION</h>
Highest Qualification : <edu><degree>BAgric</degree> (<field>Viticulture & Pomology</field>)
Institution : <school>Elsenburg Agricultural Training Institute</school>
Year : <end>2023</end></edu>
<edu><degree>Grade 12</degree> : <school>Worcester North Secondary</school>, <end>2019</end>, <point>distinction in Agricultural Sciences</point></edu>

<h>WORK HISTORY</h>

1. Employer : <job><employer>Welgevonden Boerdery</employer>, <place>Paarl</place>
   Period : <start>Feb 2024</start> till <end>now</end>
   Position : <title>Trainee production</title> (12 month graduate placement, extended to July 2025)
   Duties : <point>Crimson, Prime and 6 ha of Autumncrisp, 31 ha in total, together with the production foreman.</point> <point>Walk the blocks with the clipboard: shoot counts, bunch counts, berry size on 20 tagged vines a block. My crop estimate for Prime was 4% out, the farm's was 9%.</point> <point>Read the DFM probes at 6, make the water list for the week, the foreman signs it.</point> <point>Nozzle output and tractor speed checked twice in season, sprayed by the contractor.</point> <point>From Oct I had two suckering and bunch thinning teams (18 and 22 women, two supervisors) under me.</point> <point>Spray diaries and chemical store stock put in Excel for the GlobalG.A.P. audit of November 2024, the farm had 2 minors.</point></job>

2. Employer : <job><employer>Rooiwal Packers</employer>, <place>De Doorns</place>
   Period : <start>Dec 2022</start> - <end>March 2023</end> (varsity vac work)
   Position : <title>QC clerk</title>
   Duties : <point>Cut bunches open, brix with the refractometer, stem colour, SO2 damage, 300 cartons a day sampled.</point></job>

3. Employer : <job><employer>Mbekeni Spaza & Take Aways</employer> (my aunt)
   Period : <start>2017</start> - <end>2019</end> Saturdays
   Position : <title>Shop assistant</title>
   Duties : <point>Till and stock.</point></job>

<h>OTHER COURSES</h>
<cert><cname>First Aid level 1</cname>, <date>2024</date></cert>
Level 2 booked for August.
<cert><cname>Safe handling of agro chemicals</cname>, <issuer>AgriColleges</issuer>, <date>2024</date></cert>
SIZA : sat in on the self assessment, did not fill it in myself.

<h>PROJECT AT COLLEGE</h>
<proj><title>Mealybug monitoring with pheromone traps in 4 Crimson blocks</title>, group of three, I did the trap counts and the graphs. <point>Mark 71%.</point></proj>
Scouted for powdery and downy since then on the farm, every Monday.

<h>REFERENCES</h>
<other>Mr Kobus Liebenberg, production manager, 021 555 0133</other>
<other>Ms T. Arendse, lecturer, Elsenburg</other>
