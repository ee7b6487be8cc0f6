<name>CARLOS (CARL) MEDEIROS</name>
<place>STONEY CREEK ON</place>   <phone>905 555 0136</phone>

<headline>SUPER / ASST SUPER, FORMED CONCRETE, CAME UP AS A CARPENTER</headline>

<job><employer>DUNDURN POINT CONTRACTING</employer> (<start>spring 2019</start> to <end>now</end>)
<title>Asst super</title> first, <title>site super</title> <start>since Jan 2021</start>
<point>King St E, 12 sty condo over 3 U/G, 164 suites.</point> <point>Took it from P1 slab to roof
as super, 18 trades, 60-80 men on site, one asst super and a labour foreman
under me.</point> <point>7 day cycle per floor from 5 on, flying forms.</point> <point>Walked every deck
with the engineer's inspector prior to pour, only 1 pour cancelled in 2 yrs.</point>
<point>Look-aheads and slab cycle kept by me in MSP, master sched is the PM's.</point>
<point>JHSC mgmt member. 3 MOL visits, 0 orders on
my watch. LTI: one (2022, ankle).</point>
Now: <point>Barton St, 6 sty seniors res., at the deficiency stage, occupancy pending,
210 of 260 items closed in Procore. Going for LEED Silver, consultant handles
the paper, I collect the waste tickets.</point></job>

<job><employer>FERRANTE FORMING LTD</employer> (<start>'12</start>-<end>'19</end>, laid off winter of 15/16)
<title>Carpenter</title>, then <title>forming foreman</title> from <start>2015</start>
<point>Crew of 14, high rise in Burlington & Mississauga, walls/cols/slabs, layout off
structural dwgs, total station</point>
<point>Trained 4 apprentices, 2 have their ticket</point></job>

<job><employer>J. AMARAL & SONS</employer> (<start>2007</start>-<end>2012</end>) <title>apprentice carpenter</title>, houses + additions</job>

<h>TICKETS</h>
<cert><cname>Red Seal Carpenter</cname> <date>2012</date></cert> / <cert><cname>Working at Heights</cname> exp <date>06-2027</date></cert> / <cert><cname>Std First Aid CPR-C</cname> <date>2024</date></cert>
<cert><cname>Hoisting & rigging</cname></cert> / <cert><cname>WHMIS</cname></cert> / <cert><cname>JHSC Part 1</cname></cert>, part 2 booked for January
Gold Seal: intern, wrote nothing yet
<status>G licence, clean. Cdn citizen.</status>

<h>SCHOOL</h>
<edu><degree>Carpentry apprenticeship</degree>, <school>Red Hill College</school>, <start>2007</start> - <end>2012</end></edu>
<edu>Night courses same place: <field>Construction Mgmt</field> <degree>certificate</degree>, <point>5 of 8 courses</point></edu>

<language>PORTUGUESE</language> (<level>at home</level>)  <language>ITALIAN</language> (<level>jobsite</level>)

E-MAIL <email>carl.medeiros@example.net</email>
<other>REFS: Sal Ferrante; any of my trades</other>
