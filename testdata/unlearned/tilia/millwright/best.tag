<name>Dale R. Szymanski</name>
<place>Paris, Ont.</place>    cell <phone>519-555-0148</phone>    <email>dszy.mill@example.com</email>

<summary>Red Seal millwright, ticket since '06. Twenty years of it in plants where the line
doesn't stop: feed mill now, OSB before. Like breakdowns, don't mind nights.</summary>

<h>WHERE I'VE WORKED</h>

<job><employer>Brantmoor Feeds</employer>, <place>Woodstock</place> - pellet mill, 24/6     <start>Mar '17</start> - <end>now</end>
<title>Millwright</title>, then <title>lead hand, B crew</title>
 <point>Lead hand for 4 millwrights and 1 apprentice. I hand out the work; they report to the
 maintenance supervisor, not to me.</point>
 <point>Legs, drags, augers, hammermills, 3 pellet mills. Head pulleys and boots, gearbox swaps,
 roll and die changes</point>
 <point>Unplanned downtime on No. 2 leg went from 61 hrs (2018) to 14 hrs (2020) after I went
 to a split bearing on the head shaft and started greasing by ultrasound</point>
 <point>Dial and Fixturlaser on all the motor/gearbox sets. Did the first 22 of 38 sets when we
 bought the laser, the contractor did the rest</point>
 <point>Planner put us on SAP PM in 2019; I helped him build the equipment tree for the
 receiving side and I close my notifications and pull parts reservations in it every shift</point>
 <point>Bin and pit entries as entrant and attendant, hazloc dust rules (NFPA 61), isolation
 with own lock & group box. No lost time since I started</point></job>

Szymanski D.                                                            p. 1 of 2

<job><employer>Ostrander Panelboard</employer>     <place>Huntsville</place>      <start>fall 2006</start> - <end>Feb '17</end>
<title>Industrial mechanic</title>, 12 h continental, press line
 <point>Rebuilt press cylinders and HPU pumps, traced leaks and dead valves off the prints
 (Rexroth proportional, 3000 psi), air side as well: Festo islands, dryers, FRLs</point>
 <point>Stick (7018) and wire feed on flights, chutes, wear plate; torch and plasma. Held CWB
 flat & horizontal to 2021, let it lapse</point>
 <point>Two 10-day shutdowns a year. Ran the debarker side of one (2015), 6 contract hands</point>
 <point>Walked the vibration route with the consultant for a year, took the readings,
 he did the analysis</point></job>

<job><employer>Kessel Tool & Stamping</employer>     <place>Cambridge</place>     <start>2001</start> - <end>2006</end>
<title>Apprentice millwright</title>
 <point>Presses, overhead cranes, conveyors. A winter in the toolroom on engine lathe and
 Bridgeport, I can still make a shaft or a bushing</point></job>

<job>Summers before that: <employer>my uncle's dairy barn outside Listowel</employer>, <title>farm hand</title></job>

<h>Tickets</h>
<cert><cname>433A C of Q with Red Seal</cname>, <date>2006</date></cert>
<cert><cname>Confined space entrant/attendant</cname> (renewed <date>Jan 2026</date>)</cert>
<cert><cname>Working at Heights</cname> <date>2025</date></cert>
<cert><cname>Counterbalance lift truck</cname> good to <date>2027</date>. Scissor lift - booked, not done yet</cert>
<cert><cname>Vibration Cat I</cname> - course taken <date>Nov 2025</date>, exam in spring</cert>

<h>School</h>
<edu><school>Conestoga College</school>, <field>millwright</field> in-school levels 1, 2, 3 (block release <start>2002</start>-<end>05</end>)</edu>
<edu><degree>OSSD</degree>, <school>Listowel District</school>, <end>2000</end></edu>

<other>I have a G licence and a clean abstract. Own hand tools. Can draw a part by hand, no CAD.</other>
<other>References when we talk.</other>
