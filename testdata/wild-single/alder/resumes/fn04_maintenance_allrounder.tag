<name>Tam McGarrigle</name>

mob <phone>07700 900 671</phone>
<email>tam.mcgarrigle@example.org</email>
stay in <place>Airdrie</place>, own van, <status>full licence + trailer (B+E)</status>

<headline>MAINTENANCE FITTER / HANDY WITH MOST THINGS</headline>

<h>MECHANICAL</h>
<point>o Bearings, gearboxes, chain and belt drives, conveyors, pumps strip and rebuild</point>
<point>o Laser alignment on the fan sets (shown by the rep, done it about 20 times since)</point>
<point>o Hydraulics fault finding off a drawing, pneumatics the same</point>

<h>WELDING & FAB</h>
<point>o MIG and stick, coded once (3G stick, ran out 2017)</point>
<point>o Guards, brackets, hoppers, handrail</point>

<h>ELECTRICAL</h>
<point>o Isolation, motor swaps, sensors, contactors. Not a time-served spark and don't claim to be</point>
<point>o Can go online with a Siemens PLC to see what input is missing. No programming</point>

<h>PLANNED MAINTENANCE</h>
<point>o Set up the job cards on Agility for the bottling hall, 160 assets</point>
<point>o Summer shutdown: ran the contractors, 5 squads, 2 weeks, 2 years running</point>

<h>JOBS</h>
<job><employer>Strathkelvin Spring Water</employer> since <start>2016</start>, <title>maintenance fitter</title>, days then continental shifts</job>
<job>before that <employer>Monklands Castings</employer>, 14 years (<start>2002</start> on, to <end>2016</end>), <title>fitter</title> and then <title>chargehand</title>, made redundant when it shut</job>
<job>and my time was served at <employer>Wm. Aitkenhead & Sons</employer>, <place>Coatbridge</place>, <start>1998</start> to <end>2002</end>, <title>apprentice fitter</title></job>

<h>TICKETS</h>
<cert><cname>IPAF 3a 3b</cname>, <date>2023</date></cert>
<cert><cname>Counterbalance FLT</cname>, refreshed <date>2022</date></cert>
<cert><cname>Confined space (medium risk)</cname>, <date>2021</date></cert>
<cert><cname>Emergency first aid at work</cname>, just expired, booked for next month</cert>

<h>COLLEGE</h>
<edu><degree>SVQ Level 3</degree> <field>Engineering Maintenance</field>, <school>Coatbridge College</school>, <end>2002</end></edu>
<edu><degree>HNC</degree> <field>Mechanical Engineering</field>, started nights <start>2019</start>, stopped with covid, 6 credits got</edu>

<h>OTHER</h>
<other>Motorbike trials, marshal at the Scottish Six Days. Two references, phone the works and ask for Isobel.</other>
