<name>Ciarán Ó Dálaigh</name>
<place>Kilcullen, Co. Kildare</place>   m: <phone>085 555 0172</phone>   e: <email>ciaran.odalaigh@example.org</email>
<status>Irish citizen</status> / <status>licence cat. C and CE, clean, driver CPC current to Sept '27</status>

<h>Transport since I was 19, first in green, then in hi-vis</h>

<job><employer>Tarrant Bros Dairy Haulage</employer>, <place>Athy</place>    <start>Feb '19</start> to <end>date</end>
<title>Transport Manager</title> since Oct '20 (came in as <title>Fleet Supervisor</title>)
 o <point>Named TM on the licence, 34 vehicles: 21 artics, 13 rigids, all reefers, bulk milk and pallets</point>
 o <point>41 drivers and two planners answer to me; SIPTU house, I do rosters, return to works and stage 1 and 2 disciplinaries (HR sits in on stage 3)</point>
 o <point>Tacho downloads and infringement letters weekly in TruTac; infringements per driver per month from 1.9 to 0.4 between 2020 and 2023</point>
 o <point>Two RSA premises inspections, '21 and '24, both closed with no sanctions, one advisory on brake test printouts</point>
 o <point>Went from whiteboard to Maxoptra in '22. The MD picked the system, I ran the pilot with 8 trucks and then the switch</point>
 o <point>€3.1m running budget (fuel, tyres, R&M, agency), forecast monthly in Excel; diesel per km down 7% after driver coaching off the Samsara data</point>
 o <point>Probe logs and wash certs for the HACCP file, quality manager owns the plan</point></job>

<job><employer>Curragh Pallet Express</employer>    <start>June '16</start> to <end>Jan '19</end>
<title>Transport Shift Supervisor</title>, nights
 o <point>Trunking for a pallet network, 18 artics a night, 14 drivers + agency</point>
 o <point>Held the 48 hr average for everyone on a spreadsheet until the auditors said it was the best they had seen that year</point>
 o <point>Covered for the transport manager on leave, 2 wks in the summer</point></job>

<job><employer>Óglaigh na hÉireann / Irish Defence Forces</employer>, Transport Group, <place>Curragh Camp</place>    <start>'99</start> to <end>'16</end>
<title>Private</title>, <title>Corporal</title> ('05), <title>Sergeant</title> ('10)
 o <point>Vehicle fleet NCO for a unit of 70 vehicles, inspection cards, defect book, tests</point>
 o <point>Three tours overseas (Lebanon x2, Chad), convoy commander on the last one</point>
 o <point>Driving instructor, rigid trucks, approx. 90 students</point></job>

<h>Tickets and courses</h>
<cert><cname>Certificate of Professional Competence, Transport Manager (international)</cname>, <issuer>CILT Ireland</issuer>, <date>2017</date></cert>
<cert><cname>Dangerous goods ADR driver</cname>, lapsed <date>2021</date></cert>
<cert><cname>HACCP level 2</cname>, <date>2020</date></cert>
<edu><degree>Diploma in Logistics and Supply Chain</degree>, <school>TU Dublin</school>, part time, <point>yr 1 of 2 done</point>, <start>Sept '24</start> -</edu>
<edu><degree>Leaving Cert</degree>, <school>Curragh Post-Primary</school>, <end>'98</end></edu>

<h>Languages</h>
<language>English</language>, <language>Irish</language> <level>(good)</level>, <language>Polish</language> <level>(pleasantries)</level>

<other>Under-14 hurling coach.</other>
