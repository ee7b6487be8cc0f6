Name: <name>Craig Tolmie</name>
Trade: <headline>Approved electrician, commercial & industrial</headline>
Lives: <place>Kirkcaldy, Fife</place>. Own van and tools
Ring: <phone>07700 900 162</phone> after 5

<h>TICKETS</h>
<cert><cname>SJIB Approved Electrician gold card</cname></cert>
<cert><cname>18th Edition BS 7671</cname> (amdt 2, <date>2022</date>)</cert>
<cert><cname>C&G 2391-52 Inspection & Testing</cname> <date>2018</date></cert>
<cert><cname>IPAF</cname>, <cname>PASMA</cname> both in date</cert>
<cert><cname>CompEx Ex01-04</cname> run out <date>2021</date>, will renew</cert>

<h>WHERE I'VE WORKED</h>

<job><start>Mar 21</start> to <end>now</end>: <employer>Lomond & Weir Electrical</employer>, <place>Dunfermline</place>. <title>Approved electrician, acting chargehand on two jobs</title>. <point>Second fix and test on a new primary school.</point> <point>LED swap at a distillery, 640 fittings, nights.</point> <point>Look after one third-year apprentice.</point></job>

<job><start>Nov 19</start> to <end>Feb 21</end>: <title>self employed</title>, <point>mostly domestic rewires and EV chargers in Fife</point> (furlough and a new baby in the middle of that).</job>

<job><start>Aug 16</start> to <end>Oct 19</end>: <employer>Brannock Process Ltd</employer>, <place>Grangemouth</place>. <title>Maintenance spark</title>, shifts. <point>MCC panels, VSDs, Ex d gear, shutdown work.</point> <point>Permit holder, not issuer.</point></job>

<job><start>2012</start> to <end>2016</end>: <employer>J. Halkerston & Son</employer>, <place>Leven</place>. <title>Apprentice</title>.</job>

<h>COLLEGE</h>
<edu><start>2012</start>-<end>2016</end>: <degree>SVQ Level 3</degree> <field>Electrical Installation</field>, <school>Fife College</school>, day release. FICA passed first go.</edu>
<edu><end>2012</end>: <degree>5 Standard Grades and Higher Maths</degree>, <school>Balgeddie Road High School</school></edu>

<h>GOOD AT</h>
<skills><skill>containment</skill>, <skill>SWA glanding</skill>, <skill>fault finding</skill>, <skill>testing and certs on a tablet (iCertifi)</skill>, <skill>reading drawings</skill>. Fire alarms a bit. Not data.</skills>
