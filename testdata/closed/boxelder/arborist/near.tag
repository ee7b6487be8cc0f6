<name>Joseph Tattersall</name>
<headline>Climbing Arborist</headline>
<place>Bingley, West Yorkshire</place> | <phone>07700 900642</phone> | <email>joe.tattersall@example.com</email>

<h>PROFILE</h>
<summary>Reliable climbing arborist with experience of sectional felling and rigging, lowering gear and work to BS 3998. Confident with customers and used to site-specific risk assessments. Full driving licence with B+E. Looking for a step up to lead climber.</summary>

<h>EMPLOYMENT</h>
<job><title>Climbing Arborist</title> | <employer>Wharfe Arb Services Ltd</employer> | <start>July 2023</start> – <end>Present</end>
<point>• Sectional felling and rigging of conifers and broadleaves in private gardens across West Yorkshire</point>
<point>• Crown reductions, thins and lifts to BS 3998 for domestic customers and two parish councils</point>
<point>• Contribute to the site-specific risk assessment and team briefing each morning</point>
<point>• Weekly LOLER pre-use checks on my own climbing kit</point>
<point>• Cover for the crew leader on his days off, around one day a fortnight</point></job>

<job><title>Grounds Arborist</title> | <employer>Wharfe Arb Services Ltd</employer> | <start>August 2022</start> – <end>June 2023</end>
<point>• Operated lowering gear, chipper and stump grinder under the lead climber</point>
<point>• Towed the chipper between jobs</point></job>

<job><title>Warehouse Operative</title> | <employer>Kettlewick Logistics</employer> | <start>2019</start> – <end>2022</end>
<point>• Order picking and counterbalance forklift</point></job>

<h>CERTIFICATES</h>
<cert><cname>NPTC CS30 and CS31</cname> (<date>2022</date>)</cert>
<cert><cname>NPTC CS38 tree climbing and aerial rescue</cname> (<date>2022</date>)</cert>
<cert><cname>NPTC CS39</cname> (<date>2023</date>)</cert>
<cert><cname>Emergency First Aid at Work +F</cname> (<date>2023</date>)</cert>
<cert><cname>IPAF 1b</cname> (<date>2024</date>)</cert>

<h>EDUCATION</h>
<edu><degree>Level 3 Diploma</degree> in <field>Forestry and Arboriculture</field>, <school>Askham Vale College</school>, <start>2021</start>–<end>2023</end> (part time)</edu>

<h>SKILLS</h>
<skills><skill>Sectional felling</skill>, <skill>rigging</skill>, <skill>lowering gear</skill>, <skill>tree ID</skill>, <skill>customer service</skill>, <skill>BS 3998</skill></skills>
