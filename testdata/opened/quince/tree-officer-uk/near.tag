<name>GARETH LLOYD-PUGH</name>
<headline>Arboricultural Contracts Manager</headline>
<phone>07700 900442</phone> / <email>g.lloydpugh@example.com</email> / <place>Kidderminster</place>

<h>PROFILE:</h>  <summary>Arboriculturist with eleven years in the industry, a Level 4 qualification and
LANTRA Professional Tree Inspection. Used to working with Councils, residents and
developers. Looking to move to the client side and into protected trees and planning,
which would be new to me.</summary>

<h>CAREER:</h>

<job><employer>Severnside Tree Services Ltd</employer>        <start>03/2018</start> - <end>current</end>
<title>Contracts Manager</title>        <place>Kidderminster</place>
 - <point>Run term contract for two borough Councils, value £780k pa, 4 climbing teams</point>
 - <point>Tree risk assessment of approx. 9,000 Council-owned trees using VALID; clear
   written reports with priorities</point>
 - <point>Specify and quality check all works to BS 3998</point>
 - <point>Install and supervise protective fencing and ground protection on building
   sites to BS 5837 drawings supplied by the consultant</point>
 - <point>Submit works to our clients' tree officers where trees are protected and wait for
   consent before the teams go in</point>
 - <point>Asset data in QGIS and Ezytreev</point></job>

<job><employer>Greenhollow Arborists</employer>        <start>06/2013</start> - <end>02/2018</end>
<title>Climbing Arborist, then Team Leader</title>        <place>Bromsgrove</place>
 - <point>Domestic and utility work, MEWP, dismantles</point>
 - <point>Trained three apprentices</point></job>

<h>QUALIFICATIONS:</h>
<edu><degree>Level 4 Diploma</degree> in <field>Arboriculture</field> (ABC), <school>Kingswood Training, Tewkesbury</school>, <end>2020</end></edu>
<edu><degree>BTEC National</degree> <field>Forestry & Arboriculture</field>, <end>2013</end></edu>
<cert><cname>LANTRA Professional Tree Inspection</cname>, <date>2022</date></cert>
<cert><cname>VALID Tree Risk</cname> licensed user</cert>
<cert><issuer>IOSH</issuer> <cname>Managing Safely</cname></cert>
<cert><cname>Arboricultural Association</cname> member</cert>
<status>Full UK driving licence (B+E)</status>

<h>SKILLS:</h>  <skills><skill>contract management</skill>, <skill>tree risk assessment</skill>, <skill>BS 3998</skill>, <skill>report writing</skill>,
<skill>QGIS</skill>, <skill>resident liaison</skill>, <skill>budgeting</skill></skills>

CV G Lloyd-Pugh                                               page 1 of 1
