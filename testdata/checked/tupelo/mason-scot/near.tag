<name>Stuart Pirie</name>
<headline>Heritage Bricklayer and Lime Specialist</headline>
<place>Alloa</place>
<phone>07700 900 733</phone> · <email>s.pirie@example.org</email>
<status>Full UK driving licence</status>

<h>About me</h>
<summary>Time-served, 14 years on old buildings: kirks, maltings, tenements. Sure of myself in lime mortar, hot or putty, and in repairs that a body cannot find afterwards. No stone cutting so far, brick and harling only, but keen to learn.</summary>

<h>Jobs</h>

<job>1. <title>Bricklayer, conservation team</title> (<start>2016</start>-<end>now</end>)
<employer>Ochil Building Conservation</employer>, <place>Alloa</place>
 1.1 <point>Indent repairs in handmade brick on listed maltings, 2,000 bricks matched and pieced in</point>
 1.2 <point>Hot lime mortar mixing and pointing under Historic Environment Scotland specs</point>
 1.3 <point>Survey façades and mark up the bricks to replace</point>
 1.4 <point>Read drawings, make templates for rubbed arches</point>
 1.5 <point>Show apprentices the right way, two so far</point></job>

<job>2. <title>Bricklayer</title> (<start>2010</start>-<end>2016</end>)
<employer>Forthbank Homes</employer>, <place>Stirling</place>
 2.1 <point>New-build housing, 700 bricks a day</point></job>

<h>Tickets</h>
<cert><cname>CSCS Blue card</cname> (<date>2024</date>)</cert>
<cert><cname>PASMA</cname> (<date>2022</date>)</cert>

<h>College</h>
<edu><degree>SVQ Level 3</degree> <field>Bricklaying</field> (<end>2013</end>), <school>Forth Valley College</school></edu>

<h>Skills</h>
<skills>* <skill>lime mortar</skill>
* <skill>indent repairs</skill> (brick)
* <skill>hand tools</skill>
* <skill>reading drawings</skill></skills>
