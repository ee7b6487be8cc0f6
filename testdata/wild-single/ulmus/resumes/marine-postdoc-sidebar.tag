<name>Idris Calloway-Brandt</name>
<headline>Post Doctoral Research Fellow</headline>

<h>Contact</h>
<place>2 Fore Street, Penryn, Cornwall TR10</place>
<place>United Kingdom</place>
<phone>+44 1326 496 0173</phone>
<email>idris@callowaybrandt.example.org</email>

<h>Technical Skills</h>
<skills><skill>eDNA water sampling</skill> • <skill>qPCR</skill> •
<skill>Metabarcoding</skill> •
<skill>Otolith reading</skill> •
<skill>Scientific diving (HSE Part IV)</skill> •
<skill>Hydrophone deployment</skill> •
<skill>Fyke netting</skill> •
</skills>
<h>Computational skills</h>
<skills><skill>R</skill>, <skill>Bash</skill>, <skill>Python</skill>, <skill>OBITools</skill>, <skill>DADA2</skill>, <skill>QGIS</skill>, <skill>Raven Pro</skill>,
<skill>LaTeX</skill>, <skill>Mixed models</skill>.
</skills>
<h>Training</h>
<cert><cname>Sea survival STCW</cname></cert> •
<cert><cname>Liquid nitrogen handling</cname></cert> •
<cert><cname>RYA Powerboat Level 2</cname></cert> •

<h>Education</h>

<edu><start>2012</start> - <end>2016</end>
<degree>DOCTOR OF PHILOSOPHY</degree>
<school>The University of Lyonesse, Cornwall</school>
The movements of European eel (Anguilla anguilla) in tidal
leats.
Supervisor One: Harcastle, JT.
Supervisor Two: Odum, PR.</edu>

<edu><start>2010</start> - <end>2011</end>
<degree>MASTER OF SCIENCE</degree>
<school>Menai Straits College</school>
<field>Marine Ecology</field>
Supervisor: Pryce, LL.</edu>

<edu><start>2007</start> - <end>2010</end>
<degree>BACHELOR OF SCIENCE</degree>
<school>The University of Ouseburn</school>
<field>Zoology</field></edu>

<h>Employment and experience</h>

<job><start>2020</start> - <end>2024</end>
<title>POST DOCTORAL RESEARCHER</title>
<employer>The University of Lyonesse</employer>
<point>Listening for eels: passive acoustics and eDNA in managed wetlands</point>
<point>The silver eel run is short, nocturnal and easily missed.</point> <point>We tested
whether hydrophones and water samples together catch it earlier than traps.</point> <point>Three sluices were instrumented for two autumns.</point>
• <point>Hydrophone array design, 14 units, 2 lost to cattle</point>
• <point>eDNA time series, 1,100 filters</point>
• <point>qPCR assay specificity panel</point>
• <point>Data management</point>
Line Managers: Harcastle, JT., Venn, O.</job>

<job><start>2017</start> - <end>2020</end>
<title>POST DOCTORAL RESEARCHER</title>
<employer>The University of Ouseburn</employer>
<point>Concrete and crabs: tide pools on sea walls</point>
• <point>Drilled and monitored 220 artificial pools</point>
• <point>Volunteer survey app, content only</point>
• <point>Sample management system</point>
Line Manager: Tsai, WY.
Responsibilities: Laboratory technician</job>

                                                                    2

<job><start>2016</start> - <end>2017</end>
<title>RESEARCH ASSOCIATE</title>
<employer>Tamar Rivers Trust</employer>
• <point>Fish pass counts</point>
• <point>Field work</point></job>

<job><start>2014</start> - <end>2016</end>
<title>VISITING LECTURER</title>
<employer>Menai Straits College</employer>
<point>Construct and deliver an R workshop for master students.</point></job>

<h>Referees</h>
<other>Three, with telephone numbers, on request</other>
