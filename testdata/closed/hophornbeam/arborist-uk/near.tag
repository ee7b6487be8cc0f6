<name>GARETH PRYDDERCH</name>
<headline>Arborist Team Leader (ground)</headline>
12 Tannery Row, <place>Matlock</place>   |   M: <phone>07700 900733</phone>   |   <email>g.prydderch@example.net</email>

<h>About me</h>
<summary>Team leader in a domestic and commercial arb firm with nine years in the trade. I run a three-person team on site, write site risk assessments, look after clients and train new starters. Confident with rigging and lowering from the ground.</summary>

<h>Work</h>
<job><title>Team Leader</title> @ <employer>Greenbough Arboriculture</employer> (<place>Wirksworth</place>)   <start>04/2019</start> - <end>present</end>
  ▪ <point>Lead a team of three on crown reductions, deadwooding and sectional dismantles; run the lowering device while the climbers cut</point>
  ▪ <point>Daily site risk assessments, emergency plan and client hand-over</point>
  ▪ <point>Named aerial rescuer on every job; rescue drill each month</point>
  ▪ <point>Emergency call-outs on a one-in-four rota</point>
  ▪ <point>Brought on five trainees, three of them now climbing</point></job>
<job><title>Groundsman</title> @ <employer>Greenbough Arboriculture</employer>   <start>02/2016</start> - <end>03/2019</end>
  ▪ <point>Chipper, stump grinder, felling small trees, traffic and pedestrian control</point>
  ▪ <point>Daily checks of saws and climbing kit</point></job>
<job><title>Farm worker</title> @ <employer>Nant Isaf Farm</employer> (<place>Powys</place>)   <start>2011</start> - <end>2016</end>
  ▪ <point>Sheep and suckler herd, fencing, tractor work</point></job>

<h>Tickets and training</h>
  ▪ <cert><cname>NPTC CS30 and CS31</cname>, <date>2016</date></cert>
  ▪ <cert><cname>CS38 climbing and aerial rescue</cname>, <date>2020</date></cert>
  ▪ CS39 – hoping to take it next winter
  ▪ <cert><cname>Emergency First Aid at Work +F</cname>, <date>03/2024</date></cert>
  ▪ <cert><cname>IPAF 1b</cname>, <date>2022</date></cert>
  ▪ <edu><degree>Level 3 Diploma</degree> in <field>Arboriculture</field>, <school>Peak Valley College</school>, <end>2021</end></edu>

<h>Good at</h>
<skills><skill>Site supervision</skill>; <skill>rigging and lowering (ground)</skill>; <skill>BS 3998</skill>; <skill>TPO applications</skill>; <skill>chipper and stump grinder</skill>; <skill>customer care</skill></skills>

<status>Full UK driving licence incl. B+E.</status> <language>Welsh</language> (<level>first language</level>) and <language>English</language>.
