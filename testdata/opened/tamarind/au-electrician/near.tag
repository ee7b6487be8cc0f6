<name>Rohan Vickery-Singh</name>
<place>Toowoomba QLD 4350</place> | <phone>0491 570 737</phone> | <email>rohan.vs@example.net</email>

<h>Career summary</h>
<summary>Maintenance tradesman with nine years in commercial and industrial maintenance. Fault finding on three-phase motors and control circuits, VSDs and soft starters within the scope of my restricted licence. Reliable, on-call ready, used to working with apprentices.</summary>

<h>Licences and tickets</h>
<cert><cname>QLD Restricted Electrical Work Licence</cname> (disconnect/reconnect, fault finding on connected equipment, current to <date>2027</date>)</cert>
<cert><cname>LVR and CPR</cname>, <date>May 2025</date></cert>
<cert><cname>White Card</cname></cert>
<cert><cname>Blue Card</cname>, valid to <date>2026</date></cert>
<cert><cname>EWP ticket over 11 m</cname></cert>
<status>Open C class driver's licence</status>

<h>Employment history</h>

<job><title>Mechanical Fitter / Maintenance Technician (dual role)</title>
<employer>Pittsworth Protein Pty Ltd (meatworks)</employer>, <place>Pittsworth QLD</place>
<start>March 2018</start> – <end>Present</end>
• <point>Breakdowns and planned maintenance across a commercial abattoir, 3 lines</point>
• <point>Three-phase fault finding on conveyor motors, VSDs and soft starters; disconnect and reconnect like for like</point>
• <point>Testing and tagging of 2,300 items a year</point>
• <point>Emergency and exit light inspections, defects passed on to the contract electrician</point>
• <point>Switchboard upgrades: assisted the contract electrician with mechanical mounting and labelling</point>
• <point>Had an apprentice fitter with me since 2021</point>
• <point>Job cards in simPRO</point></job>

<job><title>Mechanical Fitter</title>
<employer>Harlaxton Pumps</employer>, <place>Toowoomba QLD</place>
<start>Jan 2015</start> – <end>Feb 2018</end>
• <point>Overhauled irrigation pumps and motors; assisted with rooftop solar pump installs</point></job>

<h>Education</h>
<edu><degree>Certificate III</degree> in <field>Engineering – Mechanical Trade</field>, <school>TAFE Queensland</school>, <end>2014</end></edu>

<h>Skills</h>
<skills><skill>Three-phase fault finding</skill>, <skill>VSDs</skill>, <skill>soft starters</skill>, <skill>AS/NZS 3000 (awareness)</skill>, <skill>testing and tagging</skill>, <skill>simPRO</skill></skills>

Australian citizen, <status>full working rights</status>
