<h>CURRICULUM VITAE</h>
Name:            <name>Gareth Pugh-Whitlock</name>
Address:         <place>Pontefract WF8</place>
Mobile:          <phone>07700 900318</phone>
Email:           <email>gareth.pw@example.com</email>
Driving licence: <status>Full UK, B+E</status>

<summary>Time-served fitter who moved across to commissioning in 2014. Happiest stood in front of a relay panel with a set of drawings that are wrong.</summary>

<h>Tickets</h>
<cert><cname>BESC AP</cname> (exp <date>09/2027</date>)</cert>  /  <cert><cname>SSSTS</cname> <date>2023</date></cert>  /  <cert><cname>ECS Gold</cname></cert>  /  <cert><cname>EFAW first aid, lapsed</cname> <date>Feb 2024</date></cert>

<h>Employment, newest first</h>

<job><employer>Ouse Valley Power Projects</employer> (contractor to NGET & NPg) / <title>Commissioning Engineer</title> / <start>Spring 2019</start> <end>to date</end>
<point>132 and 275kV mainly, one 400kV bay as second engineer. Stage 1 and 2 on feeder, transformer and bus section schemes; 23 bays put on load to date.</point>
<point>Relays: MiCOM P546, P443, P746, Siprotec 5 7SL87 and a few old 7SA. REL670 only once.</point>
<point>CMC 356 and CPC 100 daily. End-to-end with GPS sync on the Skelby to Thornam double circuit, found crossed intertrip channels before energisation.</point>
<point>Write the CMS's and the test schedules, present at panel. Usually 2 fitters with me, I set them on but they report to the site manager.</point>
<point>61850: have loaded SCD files and chased GOOSE with IEDScout, would not call myself an expert</point></job>

<job><employer>Brackenfield Electrical Testing Ltd</employer> / <title>Protection Technician</title>, later <title>Junior Commissioning Engineer</title> / <start>2014</start>–<end>2019</end>
<point>33/11kV primaries for the DNO. O/C & E/F, REF, transformer diff (Duobias), AVC. Swapped electromechanical for numerical at 31 sites</point>
<point>CT mag curves, ratio, polarity, loop burden, IR with Megger and later the CPC</point>
<point>RTU points back to control room at Wakefield, about 1,100 of them in one year</point></job>

<job><employer>Royal Electrical & Mechanical Engineers</employer> / <title>Craftsman</title>, then <title>L/Cpl</title> / <start>2006</start>–<end>2012</end>
<point>generators and distribution, two tours</point></job>
<other>2012-14: moved house, looked after my dad, bits of agency panel wiring</other>

<h>Education</h>
<edu><degree>HNC</degree> <field>Electrical & Electronic Eng</field>, <school>Wakefield College</school>, day release, <end>2017</end></edu>
<edu><degree>HND</degree> top up - <point>1 of 2 years done, paused since Covid</point></edu>
<edu><degree>NVQ 3</degree> <field>electrical maintenance</field> (<school>Army</school>) <end>2009</end></edu>
<other>Rugby league ref, allotment.</other>
