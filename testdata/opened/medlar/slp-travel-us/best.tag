<name>Marisol T. Quackenbush</name>, <headline>M.A., CCC-SLP</headline>
<place>Lancaster, OH 43130</place>     <phone>(740) 555-0136</phone>     <email>mtq.slp@example.com</email>

<h>LICENSES ETC.</h>  <cert><cname>Ohio SLP license</cname>, exp. <date>12/2026</date></cert>; <cert><cname>Certificate of Clinical Competence</cname> (<issuer>ASHA</issuer>) since <date>2018</date></cert>; <cert><cname>AHA BLS</cname> good thru <date>5/2027</date></cert>;
<cert><cname>NMES (VitalStim) provider</cname>, <date>2021</date></cert>. Kentucky license lapsed 2022.

<h>WHERE I'VE WORKED</h>

<job><employer>Hockingport Rehab and Care Center</employer>, <place>Lancaster OH</place> (99 beds, SNF)
<title>Sole SLP</title>, <start>6/21</start> to <end>now</end>, 32 hrs/wk
<point>Caseload of 14 to 18. Two thirds is swallowing, the rest is mostly post-CVA
aphasia, dementia staging and a few voices.</point> <point>Took over when the building
still had "mechanical soft" on the tray cards; moved the kitchen to the new
IDDSI framework (levels 3 thru 7) with the dietary manager, 8 in-services, and a lot
of laminated paper.</point> <point>Downgrades without an instrumental dropped from 41% to
17% of my patients in the first yr because I got us a mobile MBS van.</point> <point>I
chart at bedside, in Net Health Optima (Casamba at my last place),
productivity 86%.</point> <point>Weekly IDT.</point> <point>Learning to scope: 14 of 25 supervised
passes logged for endoscopic swallow competency, with Dr. Amrhein, ENT.</point></job>

<job><employer>Bluegrass Crossing Sub-Acute</employer>, <place>Ashland KY</place>
<title>SLP (CF year, then staff)</title>, <start>8/17</start> to <end>5/21</end>
<point>Sub-acute unit of 40 w/ 6 trach beds. Speaking-valve trials alongside RT,
about 30 pts over the four yrs. No vents.</point> <point>Gave the SLUMS and the MoCA to
every new admit over 65, and wrote the discharge-home cog recs.</point> <point>Had a grad
student each spring 2019, 2020.</point></job>

                                                      M. Quackenbush  p. 2

<job><employer>Scioto Valley ESC</employer>  <title>Paraprofessional</title>, <start>fall 2013</start> - <end>spring 2015</end>
<point>Classroom aide, K-2, before grad school.</point></job>

<h>SCHOOL</h>
<edu><degree>M.A.</degree> <field>Speech-Language Pathology</field>, <school>Ohio University</school>, <end>2017</end></edu>
<edu><degree>B.S.</degree> <field>Hearing, Speech and Language Sciences</field>, same (<school>Ohio University</school>), <end>2013</end>, <grade>cum laude</grade></edu>

<h>LANGUAGES</h>  <language>Spanish</language>, <level>conversational, enough for a bedside screen, not for a full eval</level>

<other>References: yes, call anytime after 5.</other>
