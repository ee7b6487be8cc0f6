<h>Curriculum Vitae</h>

<name>Craig Dunnachie</name>
<place>14 Thrum Hall Close, Halifax HX1</place>    mob <phone>07700 900617</phone>   <email>cdunnachie@example.org</email>
<status>Full driving licence B, C (passed 2017). C+E booked for June.</status>

<summary>Truck fitter, 11 yrs on the tools counting the apprenticeship. Used to working
nights and used to working out in the rain. Own toolbox (Snap-on / Teng, insured).</summary>

<job><start>Sept 2019</start> to <end>present day</end>     <employer>Aire Valley Commercials</employer>, <place>Keighley</place>. <title>Fitter, night shift</title>
<point>DAF independent, we do about 60 customers' wagons, mainly XF and CF with the odd
R-series Scania. I do 6-weekly inspections, A and B services, and test prep. First time
pass rate on the ones I prepped last year 94% (51 out of 54).</point>
<point>Fault finding is what I like: Wabco and Knorr EBS, CAN wiring, AdBlue, NOx
sensors, all with DAVIE and Jaltest.</point>  <point>Brakes from foundation brakes and chambers through
to air dryers and valves.</point>
<point>Wet kit on tippers: PTO and pump changes, hoses, ram seals. Never stripped a gearbox
pump myself, they go away.</point>
<point>On the callout rota one week in four, M62 mostly.</point>
<point>When the night chargehand is off I cover for him (holidays only).</point>
<point>Showing a second year apprentice the ropes.</point></job>

<job><start>2017</start> to <end>Sept 2019</end>     <employer>Calder Metro Buses</employer>, <place>Huddersfield</place>. <title>PSV Mechanic</title>
<point>Volvo B7 and B9 double deckers. Nightly defects, brake relines, doors, MOT prep. Road
tested my own work.</point></job>

<job><start>2013</start> to <end>2017</end>     <employer>J. Ollerenshaw & Sons</employer>, <place>Elland</place>. <title>Apprentice HGV fitter</title>
<point>Muck-away and concrete wagons. Learnt to weld here (MIG, tipper bodies, tailgates,
nothing coded).</point></job>

<h>TICKETS</h>
<edu>- <degree>IMI Level 3 Diploma</degree>, <field>Heavy Vehicle Maintenance & Repair</field>, <school>Kirklees College</school>, <end>2017</end></edu>
<cert>- <cname>irtec Inspection Technician</cname>, valid to Nov 2027</cert>
<cert>- <cname>DAF Electrics level 1</cname> (course, <date>2021</date>)</cert>
<cert>- <cname>Emergency First Aid at Work</cname>, expired 2023</cert>

<h>Good at</h>
<skills><skill>air brakes</skill> / <skill>EBS</skill> / <skill>wiring diagrams</skill> / <skill>DAVIE</skill> / <skill>Jaltest</skill> / <skill>tipper hydraulics</skill> / <skill>MIG welding (uncoded)</skill> / <skill>job cards on tablet (r2c)</skill></skills>

<h>Refs:</h> <other>ask me, my gaffer doesn't know I'm looking</other>
<status>British, no restrictions on working here.</status>
