CURRICULUM VITAE

<name>Hemi Tautari-Walsh</name>
<headline>Licensed Building Practitioner (Carpentry, Site AOP 2)</headline>
<place>Whakatāne</place>, <phone>021 555 0148</phone>, <email>hemi@htwbuilders.example.net</email>

I have been building in the Bay since I left school and on my own account for the last eleven years. <job>Since <start>May 2014</start> I trade as <employer>HTW Builders Ltd</employer> (<title>director and working builder</title>), never more than five on the tools. <point>Forty-one new homes and more alterations than I have counted, papakāinga housing at Rūātoki (six whare, 2021–22), and a lot of re-clads.</point> <point>I price off plans, order, run the subbies, do the council inspections and write the producer statements that are mine to write.</point> <point>After the 2017 flood in Edgecumbe we relined 63 houses in eight months.</point> I am closing the company because my back wants an office and my accountant agrees.</job>

<job>From <start>2008</start> to <end>2014</end> I was with <employer>Awakeri Construction</employer>, the first four as <title>leading hand</title> and then as <title>site foreman</title>. <point>Jobs there were commercial, tilt-slab and portal frame, the biggest the $7.5m kiwifruit packhouse in Te Puke.</point></job> <job>I was <title>carpentry apprentice</title> with <employer>Barry Nield Builder</employer>, <place>Ōpōtiki</place>, <start>2001</start> until <end>2005</end>,</job> <job>then had two and a half years in <place>Perth</place> with <employer>Swan Formwork</employer> as a <title>formwork carpenter</title> (<start>2005</start>–<end>2008</end>).</job>

<h>Papers</h>
<edu><degree>National Certificate in Carpentry L4</degree>, <school>BCITO</school> <end>2005</end></edu>
<cert><cname>LBP</cname> Carpentry since <date>2012</date></cert>, <cert><cname>Site AOP 2</cname> since <date>2016</date>, number BP1XXXXX</cert>
<cert><cname>Site Safe Gold Card</cname></cert>, <cert><cname>First aid</cname> (<date>Feb 2025</date>)</cert>
<edu><degree>NZ Diploma in Construction (Quantity Surveying)</degree> <school>Toi Ohomai</school>, 9 papers of 16, part time, should finish <end>end of 2026</end></edu>

<h>Computer</h>
<skills><skill>Buildxact</skill> daily, <skill>Xero</skill> with help, <skill>Bluebeam</skill> learning</skills>

<h>Reo</h>
<language>Te reo Māori</language> <level>conversational, marae confident</level>

<h>Mahi for the community</h>
<vol><employer>Volunteer fire brigade, Tāneatua</employer>, <title>senior firefighter</title>, <start>2006</start>–</vol>
<vol><title>Trustee</title>, <employer>Te Rangihouhiri kura board</employer>, <start>2019</start>–<end>22</end></vol>

<h>People to ring</h>
<other>Dave Nield (Barry's boy, now BOP Frame & Truss), 027 555 0162</other>
<other>Aroha Tīhema, housing manager, the rūnanga, 07 555 0119</other>
