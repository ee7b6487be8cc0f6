<name>Orlaith Ní Dhuibhir</name>
<place>Craughwell, Co. Galway</place>

<summary>I have worked with adults with an intellectual disability since I left college in Sligo and, apart from
fourteen months at home after my second child, never with anyone else. I like houses where the kettle
is on.</summary>

<job>At present (<start>since the spring of 2021</start>) I am <title>team leader</title>, and since <start>Feb. 2023</start> <title>PIC</title>, with
<employer>Slieve Aughty Community Living</employer>, <place>Portumna</place>. <point>One bungalow, four men, two of them autistic and
non-speaking.</point> <point>Eleven staff report to me: I do their supervision every six weeks, their probation,
the return-to-work chats and, twice, a stage 1 disciplinary with HR sitting in.</point> <point>Rosters within a
pay budget of €612k; agency hours down from 70 a week to under 20.</point> <point>Two announced and one unannounced
inspection in my time; the last report had 17 of 18 regulations compliant and one substantially
compliant (fire doors).</point> <point>NF06s, quarterly notifications and the annual review are mine; the six-monthly
provider visits are done by our quality dept.</point> <point>I sit down with every man's circle once a year for the
plan, using PATH boards. One moved to his own flat in 2024, which took 19 months.</point> <point>PBS plans are
written by the psychologist, I see to it that they are lived, and I brought restrictive practices
from 9 to 4.</point> <point>Acting designated officer for safeguarding during the summer of 2024 (11 weeks cover).</point></job>

<job>From <start>Jan 2015</start> to <end>Dec 2019</end> <title>social care worker</title>, <employer>Tobar Mhuire Services</employer>, <place>Athlone</place>, nights and days, keyworker
for three women. <point>Did the meds audits for the house every month</point>, <point>rolled out the new kardex with the CNM</point>.</job>

<job>Before that <title>relief care assistant</title> for <employer>an agency in Sligo (Benbulben Homecare)</employer>, <start>2013</start>–<end>14</end>.</job>

<other>Jan 2020 to March 2021: career break, home with two small ones</other> (and a pandemic).

Studies: <edu><degree>BA (Hons)</degree> <field>Social Care Practice</field>, Level 8, <school>IT Sligo</school>, <end>2014</end>, <grade>2.1</grade></edu>. <edu><degree>QQI Level 6</degree> <field>Managing People</field>
(one component of the Leadership and Management award; <end>2022</end>)</edu>. CORU: <cert><cname>registered social care worker</cname>, on the register since <date>Sept 2024</date></cert>.
<cert><cname>Children First</cname>, <cname>SAMS</cname>, <cname>MAPA</cname> and <cname>fire warden</cname> all in date</cert>; ADM Act: <other>the four HSEland modules, one co-decision-making agreement supported so far</other>.

<language>Gaeilge</language>: <level>líofa ó dhúchas nach mór, my mother is from Carna</level>. <status>Full B licence, no points.</status>

<phone>085 555 0162</phone> · <email>orlaith.nid@example.org</email>
