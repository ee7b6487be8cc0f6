<name>Priyanka Wallis-Dhar</name>
<headline>Logistics Coordinator | Offshore Oil & Gas</headline>
<phone>+61 491 555 066</phone>
<email>pwallisdhar@example.com</email>
<place>Scarborough WA 6019</place>

<h>PROFILE</h>
<summary>Logistics coordinator with seven years in freight and aviation logistics, the last five in offshore oil and gas on a North West aviation desk. Used to scheduling, dangerous goods documentation, contractor management and re-planning at short notice when weather turns.</summary>

<h>SKILLS</h>
<skills><group>Planning</group>    <skill>flight scheduling</skill>, <skill>load planning (payload)</skill>, <skill>cyclone planning</skill>
<group>Compliance</group>  <skill>dangerous goods documentation (IATA and IMDG)</skill>, <skill>contractor management</skill>
<group>Systems</group>     <skill>SAP MM</skill>, <skill>Excel</skill>, <skill>iLogistics</skill></skills>

<h>EMPLOYMENT HISTORY</h>

<job><start>03/2020</start> - <end>Present</end>
<title>Aviation Logistics Coordinator</title>
<employer>Timor Shelf Operating</employer>, <place>Perth / Karratha Heliport</place>
1. <point>Schedule 46 helicopter flights a week to three platforms and one rig.</point>
2. <point>Turn passenger and freight requests into payload plans, chair the 0630 flight call.</point>
3. <point>Check dangerous goods declarations before freight is accepted.</point>
4. <point>Coordinated de-manning for Tropical Cyclone Damien and three later systems.</point>
5. <point>Report seat utilisation and standby cost each month from SAP and Excel.</point></job>

<job><start>01/2018</start> - <end>02/2020</end>
<title>Freight Officer</title>
<employer>Roebuck Express Freight</employer>, <place>Welshpool WA</place>
1. <point>Booked road freight to Karratha and Broome for mining and gas customers.</point>
2. <point>Managed nine subcontract carriers.</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Commerce</degree> (<field>Supply Chain Management</field>), <school>Curtin University</school>, <end>2017</end></edu>

<h>LICENCES AND TICKETS</h>
<cert><cname>MSIC</cname> (expires <date>11/2026</date>)</cert>
<cert><cname>IMDG Code</cname>, <date>2024</date></cert>
<cert><cname>HLO / dangerous goods by air</cname>, <date>2023</date></cert>
<status>C-class driver's licence. Australian citizen.</status>
