<name>DARRELL J. KOSTECKI</name>
<place>Marquette, MI 49855</place> ◦ <phone>906-555-0148</phone> ◦ <email>dkostecki@example.com</email>
<headline>Journeyman Lineman – Distribution / Storm</headline>

<summary>Nineteen years in the trade, fourteen of them as a topped-out journeyman. Hot
stick and rubber glove work to 34.5 kV, URD, and more storm calls than I care to
count. Clean DMV record.</summary>

<h>WORK HISTORY</h>

<job><employer>Superior Range Electric Cooperative</employer>                 <start>5/2014</start> – <end>Present</end>
<place>Marquette, Michigan</place>
<title>Crew Leader</title>, Line Dept. (<start>3/2019</start> – <end>present</end>)
<title>Journeyman Lineman</title> (<start>5/2014</start> – <end>3/2019</end>)
   o <point>Run a four-man crew plus one groundman; job briefings, tailboards, switching
     orders and time sheets</point>
   o <point>Replaced 61 miles of #6 copper with 1/0 ACSR over three summers, most of it
     energized</point>
   o <point>On-call one week in five</point>
   o <point>Sit on the co-op's safety committee (no lost-time accident on my crew since I
     took it over)</point>
</job>

<job><employer>Great Plains Line Builders, Inc.</employer> (out of IBEW Local 876 hall)  <start>2010</start> – <end>2014</end>
<title>Journeyman Lineman</title>
   o <point>Contract rebuilds for three utilities in Michigan, Wisconsin and Iowa</point>
   o <point>Storm: Irene (2011), Sandy (2012), 16 hrs on / 8 off for 23 days</point>
   o <point>Set 45' to 70' poles with digger derrick, rock drill when needed</point>
</job>

D. Kostecki                                                        Page 1 of 2

<job><title>Apprentice Lineman</title>, <employer>Keweenaw Power & Light</employer>, <place>Houghton MI</place>, <start>fall 2006</start> to <end>2010</end>
   o <point>7,000 hour apprenticeship, steps 1 through 7</point>
   o <point>Climbed every day the first two years, then bucket</point>
</job>

<job><title>Groundman / Tree trimmer</title>, <employer>Wolverine Vegetation Services</employer>, <start>2005</start>-<end>06</end>
</job>

<h>TRAINING & TICKETS</h>
<cert><cname>Journeyman Lineman card</cname>, <issuer>IBEW / ALBAT</issuer>, <date>2010</date></cert>
<cert><cname>CDL Class A</cname>, air brakes, tanker</cert>
<cert><cname>OSHA 10-Hour ET&D</cname> (<date>2012</date>)</cert>   <cert><cname>CPR / First Aid</cname>, renewed <date>01/2024</date></cert>
Pole top and bucket rescue every year

<h>EQUIPMENT</h>
<skills><skill>digger derricks</skill>, <skill>55' and 65' buckets</skill>, <skill>backyard machine</skill>, <skill>bullwheel tensioner</skill>, <skill>pullers</skill>,
<skill>hydraulic presses</skill>, <skill>fault locator</skill> (thumper), <skill>phasing sticks</skill></skills>

<h>EDUCATION</h>
<edu><school>Negaunee High School</school>, <degree>diploma</degree> <end>2004</end></edu>
<edu><school>Alpena Community College</school>: <degree>Certificate</degree>, <field>Utility Technology</field>, <end>2005</end></edu>

<other>References: ask me, I'll give you three foremen and a superintendent.</other>

D. Kostecki                                                        Page 2 of 2
