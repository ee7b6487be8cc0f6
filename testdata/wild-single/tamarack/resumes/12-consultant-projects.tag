PROFILE SHEET                                        last update: 06/2024

Name:             <name>Henrik Sandvoss</name>
Role:             <headline>Freelance SAP FI/CO consultant & data migration lead</headline>
Based in:         <place>Hanover, Germany</place> (travel 60 %, remote preferred)
Available from:   01.09.2024, 4 days/week
Rate:             on request
Contact:          <email>hs@sandvoss-consult.example.org</email>, <phone>+49 511 5550 119</phone>
Languages:        <language>German</language> (<level>native</level>), <language>English</language> (<level>negotiation-safe</level>), <language>Norwegian</language> (<level>basic</level>)

<h>KEY SKILLS</h>
<skills><group>Modules</group>          <skill>FI-GL</skill>, <skill>FI-AA</skill>, <skill>CO-PA</skill>; <skill>PS</skill> (only interfaces)
<group>Migration</group>        <skill>LTMC</skill>, <skill>LSMW</skill>, <skill>S/4HANA Migration Cockpit</skill>
<group>Methods</group>          <skill>SAP Activate</skill>, <skill>Scrum</skill>
<group>Reading ABAP</group>     yes; writing: no</skills>

<h>CERTIFICATES</h>
<cert><cname>SAP Certified Application Associate – S/4HANA for Financial Accounting</cname> (<date>2021</date>)</cert>
<cert><cname>PRINCE2 Foundation</cname> (<date>2016</date>)</cert>

<h>PROJECT HISTORY</h> <job>(<title>self-employed consultant</title>, <employer>Sandvoss Consult</employer>, <start>since 04/2014</start>)</job>

<proj>Project 9
Period:     <start>02/2023</start> – <end>06/2024</end>
Client:     <employer>mid-size maker of pumps</employer>, 1,900 employees
Role:       <title>Migration lead (finance objects)</title>
Tasks:      - <point>ECC 6.0 to S/4HANA 2022, brownfield turned selective</point>
            - <point>Open items, assets, cost centres: 14 objects, 3 mock loads</point>
            - <point>Cutover plan for one weekend, 41 h in the end</point>
Team:       5 (functional lead, no disciplinary responsibility)</proj>

<proj>Project 8
Period:     <start>05/2021</start> – <end>12/2022</end>
Client:     <employer>regional energy supplier (Lower Saxony)</employer>
Role:       <title>FI consultant</title>
Tasks:      - <point>New asset accounting, parallel ledgers HGB/IFRS</point>
            - <point>Training of 60 key users, remote</point></proj>

<proj>Project 7
Period:     <start>09/2019</start> – <end>04/2021</end>
Client:     <employer>logistics group, Oslo</employer>
Role:       <title>Test coordinator</title>
Tasks:      - <point>UAT of order-to-cash, 480 cases in Solution Manager</point></proj>

<proj>Projects 1–6 (<start>2014</start>–<end>2019</end>): <title>support and roll-outs</title> in BE, CZ, PL; <point>details on request</point></proj>

<h>PERMANENT POSITIONS</h>
<job><start>10/2008</start> – <end>03/2014</end>   <title>Consultant, later Senior Consultant</title>, <employer>Leinetal Systemhaus GmbH</employer>, <place>Hildesheim</place></job>
<job><start>08/2006</start> – <end>09/2008</end>   <title>Junior controller</title>, <employer>Weserstahl Handel KG</employer>, <place>Hameln</place></job>

<h>STUDIES</h>
<edu><degree>Diplom-Kaufmann</degree>, <school>Leibniz Universität Hannover</school>, <end>2006</end></edu>
