<name>Sinéad Ní Chrualaoich</name>
<headline>Farmhouse Cheesemaker</headline>
<place>Clonakilty, Co Cork</place> ¦ <phone>085 555 0110</phone> ¦ <email>sineadnic@example.org</email> ¦ <status>Irish citizen</status> ¦ <status>Full driving licence</status>

<h>About me</h>
<summary>I am a cheesemaker with six years of raw milk washed rind behind me, a degree in food science and a great respect for listeria. I love the make, I love the ripening rooms and I keep tidy batch records. I have always worked beside the owner as the only other pair of hands, and would enjoy being part of a bigger crew.</summary>

<h>Work</h>

<job><title>Cheesemaker</title> @ <employer>Drombeg Goats & Cows</employer>, <place>Rosscarbery</place> [<start>Jun 2018</start> to <end>now</end>]
* <point>Three to four makes per week, washed rind, raw cows milk, 1,200 litre vat</point>
* <point>Acidity and pH curves charted for every batch; adjusted starter and cutting times</point>
* <point>Affinage in one ripening room: turning, washing, humidity</point>
* <point>Wrote our HACCP plan update and the listeria control programme (swabbing, zoning), passed by the Department's dairy inspector 2021 and 2023</point>
* <point>Traceability and batch records on paper and in Excel</point>
* <point>New product development: a small hard pressed cheese, bronze at Irish Cheese Awards 2023</point></job>

<job><title>Lab Technician</title> @ <employer>Leeside Milk Testing</employer>, <place>Cork</place> [<start>Sep 2016</start> to <end>May 2018</end>]
* <point>Petrifilm, TBC, SCC, antibiotic residues; ISO 17025 lab</point></job>

<job><title>Summer Student</title> @ <employer>Bandon Vale Creamery</employer> [<start>summer 2015</start>]
* <point>Packing, labels, and hosing down</point></job>

<h>Education</h>
<edu><degree>BSc</degree> <field>Food Science</field>, <school>University College Cork</school>, <end>2016</end>, <grade>2.1</grade></edu>
<cert><cname>HACCP Level 4</cname>, <date>2020</date></cert>
<cert><cname>Specialist Cheesemakers Association hygiene course</cname>, <date>2019</date></cert>

<h>Languages</h>
<language>Irish</language> (<level>native</level>), <language>English</language> (<level>native</level>)

<h>Skills I use every week</h>
<skills><skill>HACCP</skill> * <skill>Listeria control</skill> * <skill>Raw milk</skill> * <skill>pH & TA</skill> * <skill>Affinage</skill> * <skill>Batch records</skill> * <skill>SALSA paperwork</skill></skills>
