<name>TAMATI HOLLOWAY-REWI</name>
<headline>ARBORIST – CREW LEADER</headline>
<place>Blenheim</place>   <phone>021 555 0172</phone>   <email>tamati.hr@example.org</email>

<h>ABOUT ME</h>
<summary>Qualified climbing arborist with nine years on the rope and three years leading a crew of three. Strong on rigging, aerial rescue and job safety analysis. Patient with apprentices.</summary>

<h>EXPERIENCE</h>
<job><title>Crew leader</title>
<employer>Wairau Tree Services</employer>, <place>Blenheim</place>
<start>May 2022</start> – <end>present</end>
• <point>Lead climber and leader of a crew of three on residential and council jobs</point>
• <point>Job safety analysis and toolbox talk every morning</point>
• <point>Technical rigging over roofs and glasshouses, dismantles up to 28 m</point>
• <point>Quote jobs with clients, about 60 a year, roughly half accepted</point>
• <point>Teach two apprentices climbing and chainsaw maintenance</point>
• <point>Truck is driven by our groundsman, I hold class 1</point></job>

<job><title>Climbing arborist</title>
<employer>Cloudy Bay Arbor</employer>, <place>Renwick</place>
<start>Jan 2016</start> – <end>Apr 2022</end>
• <point>Pruning, reductions and takedowns, rope and harness, spurs on removals</point>
• <point>Work around power lines under a close approach consent, 2019 to 2022</point>
• <point>Elevating platform on roadside work</point></job>

<job><title>Vineyard hand</title>
<employer>Omaka Terraces</employer>
<start>2014</start> – <end>2015</end></job>

<h>QUALIFICATIONS AND TICKETS</h>
<cert><cname>New Zealand Certificate in Arboriculture Level 4</cname> (<date>2018</date>)</cert>
<cert><cname>EWP</cname> (<date>2023</date>)</cert>
<cert><cname>Comprehensive first aid</cname> (<date>2025</date>)</cert>
<cert><cname>QTRA registered user</cname> (<date>2024</date>)</cert>
<cert><cname>Growsafe Basic</cname> (<date>2022</date>)</cert>
Driver licence: <status>class 1 full; class 2 learner, theory passed in June</status>
<status>NZ citizen</status>

<h>SKILLS</h>
<skills><skill>climbing</skill>, <skill>rigging</skill>, <skill>aerial rescue</skill>, <skill>JSA</skill>, <skill>chainsaw maintenance</skill>, <skill>quoting</skill>, <skill>tree risk assessment</skill></skills>

<h>INTERESTS</h>
<other>Waka ama, rugby refereeing, my grandmother's orchard</other>
