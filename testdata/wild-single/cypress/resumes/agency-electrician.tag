<name>Tadhg Wolstenholme</name>
<headline>Approved Electrician / Tester</headline>
<place>Warrington</place>, willing to travel. Own van and tools. <phone>07700 900291</phone>. <email>tadhgw@example.net</email>

<h>CARDS AND TICKETS</h>
<cert><cname>ECS Gold Card - Approved Electrician</cname> exp <date>08/2027</date></cert>
<cert><cname>18th Edition BS7671 (Amd 2)</cname></cert>
<cert><cname>2391-52 Inspection & Testing</cname> - <issuer>City & Guilds</issuer> - <date>2015</date></cert>
<cert><cname>IPAF 3a 3b</cname></cert>
<cert><cname>SSSTS</cname> (<date>2023</date>)</cert>
<cert><cname>Asbestos awareness</cname></cert>

<h>WORK</h>
<job><employer>Northgate M&E Recruitment</employer> (agency, CIS) <start>Jan 2022</start> -> <end>now</end>
Sites I was on:
1) <point>Data centre, Slough (client Bellweather, 7 months, 60 hr wks) - busbar tap-offs, containment, dead testing</point>
2) <point>Biscuit factory shutdowns Manchester - x4 weekends, isolations with the site AP</point>
3) <point>Hospital refurb St Helens - theatre IPS/UPS circuits, testing chargehand for last 3 months, 5 sparks</point>
4) <point>School block in Wigan, first fix only</point></job>

<job><employer>R. Catterall Electrical Ltd</employer>, <place>Widnes</place>
<title>Electrician</title> <start>2012</start>-2018 / <title>Supervisor</title> 2018-<end>2021</end> (PAYE)
<point>Housing association rewires, about 3 a week at the peak.</point> <point>EICRs on 1100 flats across Halton.</point> <point>Priced small works under £5k,
ordered the gear and signed off apprentices' NVQ evidence.</point> <point>Left when Ray retired and shut the firm.</point></job>

<job><title>Improver</title> - <employer>Dutton & Frame</employer>, <place>Runcorn</place> - <start>Sept 2011</start> to <end>Easter 2012</end>. <point>Shop fits, nights.</point></job>

<job><employer>Dutton & Frame</employer>, <title>Apprentice</title>, <start>2007</start>-<end>11</end></job>

Before that: <job><title>Saturday lad</title> at a <employer>Kwik Tiles</employer> <start>2006</start></job>

<h>COLLEGE</h>
<edu><school>Riverside College Runcorn</school> - <degree>NVQ Level 3</degree> <field>Electrotechnical Services</field>, AM2 passed first time - <end>2011</end></edu>
<edu><degree>GCSEs</degree> x6 <school>Brookvale High</school> <end>2007</end> (Maths B, English C, Science BB, rest C/D)</edu>

<h>CAN DO</h>      <skills><skill>Dead + live testing</skill>   <skill>EICR</skill>    <skill>SWA glanding</skill>    <skill>Steel conduit</skill>
            <skill>Tray and basket</skill>       <skill>Fire alarms (basic)</skill>     <skill>EV chargers</skill>
            <skill>Amtech certs</skill>          <skill>Reading drawings</skill></skills>

<h>OTHER STUFF</h>
<status>Driving licence clean, DBS from 2022</status>
<other>Under 12s rugby coach, allotment</other>
