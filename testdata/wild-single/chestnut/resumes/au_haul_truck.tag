<name>Troy Pascoe-Ngata</name>   <headline>MC driver & plant operator</headline>
<place>Kalgoorlie WA 6430</place>  |  ph <phone>0491 570 110</phone>  |  <email>troypn@example.net</email>
<status>NZ citizen (subclass 444), unrestricted work rights</status>

<h>Tickets</h>
Licence: <cert><cname>MC</cname> (WA), held since <date>2013</date>, nil demerits</cert>
HRW: <cert><cname>LF forklift</cname></cert>, <cert><cname>WP boom under 11 m</cname></cert>
VOC (2024): CAT 793F, Komatsu 830E, 16M grader, water cart
<cert><cname>Dangerous Goods licence</cname> – exp. 08/2027</cert>, <cert><cname>Standard 11 surface</cname></cert>, <cert><cname>HLTAID011 first aid</cname></cert>

<h>What I've been doing</h>

<job><start>Feb 22</start> – <end>now</end>   <employer>Boulder Ridge Gold</employer>, <place>Kalgoorlie</place>, 8/6 roster, FIFO from Perth for the first yr
  <title>Haul Truck Operator</title> → <title>Relief Grader Operator</title> (since Nov 23)
  <point>Nights and days in the Eclipse pit, 793s mostly. About 1 shift in 4 on the grader keeping
  ramps and dump floors in nick.</point>
  <point>Trainer/assessor helper: buddy drove with 9 greenies, 8 still there.</point>
</job>

<job><start>2019</start> – <end>Jan 22</end>   <employer>Nullarbor Bulk Haulage</employer>, <place>Esperance</place>, casual then perm
  <title>Road Train Driver</title> – quads, iron ore and grain
  <point>Roughly 210,000 km a year, one kangaroo, no rollovers.</point>
  <point>EWD, fatigue management and load restraint as per NHVAS.</point>
</job>

<job><start>Mar 18</start> – <end>Dec 18</end>   <title>Truckie</title> / yardman through labour hire (Workforce West) for
  <employer>Yilgarn Grain receival sites</employer>, harvest only
</job>

2017 to early 2018   Carer for my dad in Gisborne. No paid work.

<job><start>2011</start> – <end>2017</end>   <employer>Pascoe & Sons Logging Ltd</employer>, <place>Tolaga Bay NZ</place> (uncle's business)
  <title>Logging truck driver</title>, before that <title>breaker-out and skiddy</title>
  <point>learned to weld because we had to</point>
</job>

<job><start>08</start> - <end>11</end>   <employer>New Zealand Army</employer>, <place>Linton</place>. <title>Driver (Private)</title>, 10 Transport Coy
</job>

<h>School</h>
<edu><degree>NCEA Level 2</degree>, <school>Lytton High</school>, <end>2007</end></edu>
<edu><degree>Cert III</degree> <field>Driving Operations</field> (<school>TAFE</school>, RPL, <end>2020</end>)</edu>

<h>Also handy at</h>
<skills><skill>Stick and MIG welding</skill> / <skill>greasing & daily pre-starts</skill> / <skill>Pulse</skill> and <skill>JDE timesheets</skill> / <skill>tyre changes up to 24"</skill></skills>

<vol>Volunteer: <title>bush fire brigade</title>, <employer>Coolgardie VBFB</employer>, <start>2020</start>–</vol>

Refs: <other>Kylie (pit super, Boulder Ridge), Deano (Nullarbor Bulk) – numbers when we talk.</other>
