<name>Callum Prestwich-Doe</name>
<headline>Bicycle Mechanic</headline>
Sheffield S7   07700 900188   callumpd@example.com

<h>PERSONAL STATEMENT</h>
<summary>Enthusiastic mechanic with seven years in a busy bike workshop and properly good skills in hydraulic disc brakes, wheel building and electronic shifting. I enjoy talking to customers in plain English and have the right to work in the UK.</summary>

<h>EMPLOYMENT</h>

<job><title>Mechanic</title>
<employer>Steelbank Bikes Ltd</employer>, <place>Sheffield</place>
<start>June 2018</start> - <end>now</end>
* <point>One of five mechanics in a shop that repairs around 90 bikes a week, working to jobs handed out by the head mechanic</point>
* <point>Hydraulic disc brakes, headsets, bottom brackets, tubeless</point>
* <point>Wheel building, roughly three pairs a week</point>
* <point>Shimano Di2 and SRAM AXS installs, firmware and fault finding</point>
* <point>Diagnose e-bike faults with Bosch, Shimano and Fazua software</point>
* <point>Suspension servicing including dampers (RockShox and Fox)</point>
* <point>Ring customers when a repair goes over quote</point></job>

<job><title>Cycle Technician (part time)</title>
<employer>Halford Moor Outdoor Centre</employer>, <place>Castleton</place>
<start>May 2016</start> - <end>May 2018</end>
* <point>Looked after 40 mountain bikes</point></job>

<h>QUALIFICATIONS</h>
<cert><cname>Cytech Technical Two</cname>, <date>2019</date></cert>
<cert><cname>Cytech Technical Three</cname>, <date>2023</date></cert>
<cert><cname>Bosch eBike training</cname>, <date>2024</date></cert>
<edu><degree>BTEC Level 3</degree>, <field>Outdoor Education</field>, <school>Hope Valley Sixth Form</school>, <end>2016</end></edu>
<status>Full UK driving licence</status>

<h>SKILLS</h>
<skills><skill>hydraulic disc brakes</skill>
<skill>wheel building</skill>
<skill>Di2</skill>
<skill>AXS</skill>
<skill>suspension servicing</skill>
<skill>Citrus Lime till</skill></skills>

I have not yet had the chance to supervise or train anybody, I have always been the one on the stand, but I would like to learn.
