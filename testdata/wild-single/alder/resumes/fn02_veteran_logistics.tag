<name>DARNELL K. WHITTINGTON</name>
<status>Secret clearance (active thru 2027)</status> // <status>Veteran, 30% disabled, 10-point preference</status>
<place>Killeen, TX 76542</place> // <phone>254-555-0190</phone> // <email>dk.whittington@example.com</email>

<h>OBJECTIVE:</h> <headline>Warehouse / Distribution Supervisor</headline>

<h>AREAS OF STRENGTH</h>

<h>Inventory and Property Accountability</h>
* <point>Signed for $14.2M of equipment; zero loss across two changes of command inventories</point>
* <point>Cut excess on hand 38% in one fiscal year thru turn-ins (DRMO)</point>
* <point>GCSS-Army super user, trained 27 clerks. Have used SAP ECC screens at current job, receiving only.</point>

<h>Leading Shifts</h>
* <point>Ran a 19-soldier supply platoon section stateside and a 12-man yard in Kuwait</point>
* <point>Today: backup lead for a 9-person dock crew when lead is out</point>

<h>Transportation</h>
* <point>Loaded out 214 vehicles by rail, no damage claims</point>
* <point>HAZMAT paperwork, segregation and placards</point>

<h>WHERE</h>

<job><end>Current</end> (since <start>Oct 22</start>): <title>Receiving Associate II</title>, <employer>Lone Prairie Fulfillment</employer>, <place>Temple TX</place></job>
<job><start>Feb 02</start> to <end>Jul 22</end>: <employer>U.S. Army</employer>. Last rank <title>SFC (E-7), 92Y Unit Supply Specialist</title>. <place>Ft Hood, Ft Riley, Camp Arifjan, Baumholder.</place></job>

<h>SCHOOLING</h>

<edu><school>Central Texas College</school>, <degree>A.A.S.</degree> <field>Logistics</field>, 48 of 60 hours completed</edu>
<edu><school>Ellison High School</school>, <end>2001</end></edu>
<cert><cname>Forklift (sit-down, reach)</cname> <date>2022</date></cert>
<cert><cname>OSHA 10 General Industry</cname> <date>2023</date></cert>
<cert><cname>Lean Six Sigma Yellow Belt</cname>, <issuer>Army PEO course</issuer>, <date>2018</date></cert>
<cert><cname>Advanced Leaders Course</cname>, <date>2014</date> (Commandant's List)</cert>

<h>DECORATIONS</h>
<award><title>Meritorious Service Medal</title></award>
<award><title>Army Commendation Medal (4th award)</title></award>

<h>COMPUTER</h>
<skills><skill>GCSS-Army</skill> | <skill>PBUSE</skill> | <skill>Excel</skill> | <skill>RF scanner</skill> | <skill>SAP (receiving)</skill></skills>
