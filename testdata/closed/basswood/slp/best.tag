<name>Marisol Quintanar-Hughes</name>, <headline>MS, CCC-SLP</headline>
<place>Selah, Washington</place>  ::  <phone>509-555-0128</phone>  ::  <email>marisol.qh@example.org</email>

<job><title>School SLP (K–5)</title>
<start>8/2021</start> to <end>present</end>
<employer>Ahtanum Ridge Public Schools</employer>
<place>Yakima, WA</place>
<point>My caseload runs 48–55, a bit more than half Spanish dominant or simultaneous
bilingual.</point> <point>Evals in both languages with language samples, SALT, BESA, test–
teach–retest; I have dismissed nine kids who'd been placed on English-only
scores.</point> <point>Artic, phono, DLD, a handful of kids who stutter (5 in four years).</point>
<point>Case manager for speech-only kids, so I write those IEPs and chair those
meetings; for the rest I do the comm goals.</point> <point>I sign off on a bilingual
SLPA's sessions two days a week, shared with another SLP.</point>
<point>TouchChat and LAMP with three AAC users, with the district AT specialist
doing device trials.</point> <point>School-based Medicaid logs every Friday.</point></job>

<job><title>Clinical Fellow</title>
<start>8/2020</start> to <end>6/2021</end>
<employer>Crescent Therapy Staffing</employer>, placed at a K–8 in <place>Pasco, WA</place>
<point>Mostly teletherapy that year (thanks, Covid), 40 kids, 3 preK classrooms
in spring when they came back.</point> <point>Parent nights in Spanish, every other
month.</point></job>

Marisol Quintanar-Hughes                                               p. 1

<h>BEFORE GRAD SCHOOL</h>
<job><title>Paraeducator, dual language kindergarten</title>, <start>2015</start>–<end>18</end>
<employer>Wapato-area school district</employer>
<point>Small reading groups in Spanish, translated at conferences.</point></job>

<h>SCHOOLING</h>
<edu><degree>M.S.</degree> <field>Speech & Hearing Sciences</field>, <school>Eastern Washington Univ.</school> <end>2020</end>
(bilingual practicum, 60 of my 400 hours in Spanish)</edu>
<edu><degree>B.A.</degree> <field>Spanish</field>, minor Linguistics, <school>Central Washington Univ.</school> <end>2015</end></edu>

<h>PAPERS I HOLD</h>
<cert><cname>ESA residency, School Speech Language Pathologist</cname>, <issuer>OSPI</issuer></cert>
<cert><cname>ASHA Cs</cname> since <date>10/2021</date></cert>
<cert><cname>WA DOH SLP license</cname>, active</cert>
PROMPT: intro workshop <date>2022</date>, bridging not taken yet
<language>Spanish</language>: <level>first language, read/write daily</level>. <language>English</language>: <level>since age six</level>. <language>Mixteco</language>:
<level>greetings and numbers</level>, learning from my kids' families

<h>ALSO</h>
<vol><point>Co-presented (one of three) at <title>WSLHA</title> <end>2023</end> on difference vs. disorder.</point></vol>
<vol><point>Selective mutism: I've followed two students with the psych's plan.</point></vol>
<other>Fingerprints on file w/ OSPI. I bake conchas for IEP meetings that run long.</other>
Marisol Quintanar-Hughes                                               p. 2
