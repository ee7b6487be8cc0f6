<h>CURRICULUM VITAE</h>

<name>Aoife Ní Dhuibhir</name>
<place>Tyrrelstown, Dublin 15</place>
Tel. <phone>086 555 0129</phone>
<email>aoife.nd@example.com</email>
<status>Irish citizen. Full B licence, own car.</status>

<h>PROFILE</h>
<summary>Warehouse team leader with five years of leading picking, marshalling and dispatch teams in a busy DC. Focused on KPI, health and safety and cold chain. I hold a powered pallet truck ticket only; I do not drive reach or counterbalance.</summary>

<h>WORK HISTORY</h>

<job><start>03/2020</start>-<end>present</end>   <title>Warehouse Team Leader, evening shift</title>
                  <employer>Tolka Fresh Logistics</employer>, <place>Dublin 11</place>
 * <point>Lead a team of 15 operatives across picking, marshalling and dispatch</point>
 * <point>Give the shift brief, allocate work and hand over to the night supervisor</point>
 * <point>Pick accuracy 99.6%, on-time despatch 97%</point>
 * <point>Check the temperature log and HACCP records every two hours</point>
 * <point>Return to work meetings, first-stage timekeeping</point>
 * <point>Manhattan WMS super user for the shift</point></job>

<job><start>08/2016</start>-<end>02/2020</end>   <title>Picker, later Stock Control Clerk</title>
                  <employer>Tolka Fresh Logistics</employer>, <place>Dublin 11</place>
 * <point>Voice picking at 180 cases an hour</point>
 * <point>Cycle counts, stock control and RF scanning</point></job>

<job><start>2014</start>-<end>2016</end>         <title>Sales assistant</title>
                  <employer>Corduff Pharmacy</employer>, <place>Dublin 15</place></job>

<h>TRAINING</h>
<cert><cname>Powered pallet truck</cname>, <date>2023</date></cert>
<cert><cname>Manual handling</cname>, <date>2025</date></cert>
<cert><cname>HACCP level 3</cname>, <date>2022</date></cert>
<cert><cname>First aid responder</cname>, <date>2024</date></cert>
<edu><degree>Leaving Certificate</degree>, <school>Riversdale Community College</school>, <end>2014</end></edu>

<h>SKILLS</h>
<skills><skill>Excel</skill>, <skill>Manhattan WMS</skill>, <skill>5S</skill>, <skill>near miss reporting</skill>, <skill>KPI boards</skill></skills>

<h>LANGUAGES</h>
<language>English</language>, <language>Irish</language>, <language>Portuguese</language> (<level>basic</level>)
