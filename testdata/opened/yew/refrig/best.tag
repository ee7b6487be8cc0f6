<name>MARCEL THIBODEAU-RANKIN</name>
<place>Stoney Creek Ont.</place>   <phone>905 555 0148</phone>   <email>m.trankin@example.com</email>
<status>Canadian citizen. G licence, clean abstract.</status>

<h>TICKETS</h>
<cert><cname>313A C of Q</cname> <date>2016</date></cert>
<cert><cname>ODP card</cname> (<issuer>HRAI</issuer>), renewed <date>2022</date></cert>
<cert><cname>Working at Heights</cname> - <date>2024</date></cert>
313D: never bothered, covered by the A

<h>WORK</h>
<job>
<start>2019</start> to <end>now</end>    <employer>Kestrel Ridge Refrigeration</employer>, <place>Burlington</place>
             <title>Journeyperson reefer mechanic</title>
             <point>Look after 14 supermarkets, about 9 calls a week, racks
             (Hussmann and Hillphoenix), walk-ins, cases, ice machines.</point>
             <point>E2 every day. Set points, defrost schedules, alarm
             call-outs. Danfoss only at one store.</point>
             <point>Chased a leak at a Grimsby store that three guys gave up on,
             store went from 210 lb of top up a year to 15.</point>
             <point>1 week in 4 on the pager.</point>
             <point>Helped on a CO2 booster start-up in Milton, 2 weeks, under the
             factory tech.</point>
             <point>Have had two apprentices ride with me, one got his ticket in '23,
             the other is in level 2</point>
</job>
<job>
<start>2016</start> to <end>2019</end>     <employer>Dominion Lakes Cold Storage</employer>, <place>Hamilton</place>
             <title>Plant refrigeration mechanic</title>
             <point>Freon side of a 90,000 sq ft warehouse. Compressor
             change outs, contactors, motors, control wiring off the prints.</point>
             <point>The ammonia room was run by the operating engineers, I was
             in there to help with isolations only.</point>
</job>
<job>
<start>2011</start> to <end>2016</end>     <employer>Pellow Bros. Heating and Cooling</employer>, <place>St. Catharines</place>
             <title>Apprentice</title>, all five yrs
             <point>Rooftops, coolers for restaurants, silver soldering with
             nitrogen purge, recovery, evac.</point>
</job>

<h>SCHOOL</h>
<edu><school>Mohawk College</school>, <field>Refrigeration and AC Systems Mechanic</field>, in-school levels 1 to 3, done <end>2015</end></edu>
<edu><school>Saltfleet Ridge High</school> <degree>grade 12</degree> <end>2010</end></edu>

<h>CAN ALSO</h>
<skills><skill>Megger</skill>, <skill>electronic sniffer and bubbles</skill>, <skill>glycol loops (basic)</skill>, <skill>Excel for the refrigerant log</skill></skills>
<other>Speak <language>French</language> at <level>kitchen level</level>. Coach peewee hockey.</other>
