CV                                   <name>Ciara Lonergan</name>
                                     <headline>Electrician / Lift Service Engineer</headline>
Address:  <place>Clonmel, Co. Tipperary</place>
Mobile:   <phone>+353 85 555 0177</phone>
E-mail:   <email>ciara.lonergan@example.com</email>
Licence:  <status>Category B, full</status>

<h>PROFILE</h>:   <summary>Qualified electrician working on lift service for the past year and a half. Good at fault finding on microprocessor controllers, reading schematics and customer service. Looking to join a company that maintains traction and machine-room-less lifts.</summary>

<h>EXPERIENCE</h>:
<job><employer>Suir Elevator Services Ltd</employer>     <title>Lift Service Engineer (trainee grade)</title>     <start>02/2024</start> – <end>present</end>
   -  <point>Planned maintenance on a shared route of 70 traction and MRL lifts with a senior engineer</point>
   -  <point>Breakdowns and release of trapped passengers, daytime only</point>
   -  <point>Fault finding on microprocessor controllers and door operators using schematics</point>
   -  <point>Service records completed on PDA</point></job>
<job><employer>Comeragh Facilities</employer>     <title>Maintenance Electrician</title>     <start>05/2020</start> – <end>01/2024</end>
   -  <point>Planned and reactive maintenance in two hospitals and a hotel</point>
   -  <point>Emergency lighting, BMS alarms, motor control panels</point>
   -  <point>First contact for the lift contractor; reset and reported faults, no work on the lifts</point></job>
<job><employer>Hackett & Ryan Electrical</employer>     <title>Apprentice Electrician</title>     <start>09/2015</start> – <end>04/2020</end>
   -  <point>Four phase apprenticeship, commercial and light industrial</point></job>

<h>EDUCATION</h>:   <edu><degree>Advanced Craft Certificate (QQI Level 6)</degree> <field>Electrical</field>, <school>Waterford Institute of Technology</school>, <end>2020</end></edu>
<h>TICKETS</h>:     <cert><cname>Safe Pass</cname> (<date>2025</date>)</cert>; <cert><cname>Manual handling certificate</cname> (<date>2024</date>)</cert>; <cert><cname>MEWP IPAF 3a</cname> (<date>2023</date>)</cert>; <cert><cname>EN 81-20/50 awareness</cname> (<date>2024</date>)</cert>
<h>SKILLS</h>:      <skills><skill>fault finding</skill>, <skill>schematics</skill>, <skill>PLC basics</skill>, <skill>testing and inspection</skill>, <skill>customer service</skill></skills>
