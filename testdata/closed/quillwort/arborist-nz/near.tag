<h>CURRICULUM VITAE</h>
<name>Mitchell Tautari</name>
<place>Levin</place>
Phone: <phone>027 555 0109</phone>
Email: <email>mtautari@example.com</email>
Licence: <status>Full Class 1 and Class 2 driver licence</status>
Status: <status>New Zealand citizen</status>

<h>PERSONAL STATEMENT</h>
<summary>Reliable crew leader in tree care and grounds with strong safety habits, a full Class 2 licence and a lot of hours on chippers and stump grinders. Looking for a role as crew leader in arboriculture with council street and reserve work.</summary>

<h>WORK HISTORY</h>
<job><title>Grounds Crew Leader</title>, <employer>Kāpiti Green Services</employer>, <start>February 2018</start> – <end>Present</end>
- <point>Lead a ground crew of four on tree removals and pruning for council reserves</point>
- <point>Brief the tailgate meeting each morning and manage the drop zone</point>
- <point>Ground-based rigging: run the lowering device for our climbers</point>
- <point>Chainsaw felling, crosscutting and processing on the ground</point>
- <point>Operate chipper, stump grinder and EWP</point>
- <point>Set up traffic control as STMS on local roads</point></job>

<job><title>Arborist Groundsperson</title>, <employer>Tall Timbers Horowhenua</employer>, <start>June 2014</start> – <end>January 2018</end>
- <point>Dragged, chipped and sharpened; tended ropes for the climbers</point>
- <point>Tidied sites and spoke with neighbours</point></job>

<h>QUALIFICATIONS</h>
<edu><degree>New Zealand Certificate in Arboriculture Level 4</degree> (ground strand units), <school>Ōtaki Trades Academy</school>, <end>2019</end></edu>
<cert><cname>First Aid</cname>, current</cert>
<cert><cname>STMS Level 1</cname>, <date>2021</date></cert>
<cert><cname>EWP</cname>, <date>2020</date></cert>

<h>SKILLS</h>
<skills><skill>Crew leadership</skill>
<skill>Chainsaw (ground)</skill>
<skill>Rigging from the ground</skill>
<skill>Stump grinder</skill>
<skill>Traffic control</skill></skills>

<h>LANGUAGES</h>
<language>English</language>, <language>Te reo Māori</language> (<level>conversational</level>)

<h>NOTE</h>
<other>I stopped climbing training in 2016 after a shoulder operation and work from the ground only.</other>
