<name>Leanne Zammit</name>
<headline>Senior Civil Designer – Roads and Drainage – Local Government</headline>
w: <link>leannezammit.example.org</link> | <email>leanne@leannezammit.example.org</email> | <phone>0491 570 110</phone> | <place>Dalby QLD</place>

<h>KEY STRENGTHS</h>
<skills><group>Design:</group> <skill>road design to Austroads guidelines</skill>, <skill>stormwater drainage design (QUDM)</skill>, <skill>hydrology</skill>, <skill>pavement design</skill>
<group>Delivery:</group> <skill>contract administration AS 4000 / AS 2124</skill>, <skill>project management</skill>, <skill>Safety in Design</skill>
<group>People:</group> <skill>community engagement</skill>, <skill>report writing for elected members</skill>
<group>Software:</group> <skill>12d Model</skill>, <skill>Civil 3D</skill>, <skill>DRAINS</skill>, <skill>TUFLOW</skill></skills>

<h>QUALIFICATIONS</h>
<edu><end>2009</end> – <degree>Advanced Diploma of Civil Construction Design</degree> – <school>TAFE Queensland</school></edu>
<edu><end>2017</end> – <degree>Associate Degree in Engineering</degree> (<field>Civil</field>) – <school>University of Southern Queensland</school></edu>
<cert><cname>White Card</cname></cert> – <status>C class driver licence</status> – <status>Australian citizen</status>

<h>CAREER SUMMARY</h>
<job><start>2016</start> – <end>current</end> – <employer>Wambo Creek Regional Council</employer> – <title>Senior Civil Designer</title>
· <point>Prepare and check detailed design of rural roads, floodways, culverts and town drainage in 12d Model, signed off by the RPEQ engineer</point>
· <point>Superintendent's Representative on nine minor works contracts under AS 4000 to $1.8M</point>
· <point>Developed DRFA submissions for three flood events with QRA</point>
· <point>Built TUFLOW models for two town drainage studies</point>
· <point>Guide graduate engineers and cadets in the design office</point>
· <point>Community engagement for the Main Street upgrade: four drop-in sessions, 160 responses</point></job>
<job><start>2010</start> – <end>2016</end> – <employer>Harlin Rudd Engineers</employer>, <place>Toowoomba</place> – <title>Civil Designer</title>
· <point>Gravel road and subdivision designs for six councils, Civil 3D and DRAINS</point></job>
<job><start>2007</start> – <end>2010</end> – <employer>Harlin Rudd Engineers</employer> – <title>Drafting Cadet</title>
· <point>Drawings, long sections and quantities</point></job>

<h>AWARDS</h>
<award><title>Council Excellence Award</title>, team award for flood recovery, <end>2023</end></award>
