<name>Riaan Septoe</name>
<headline>Vineyard supervisor, table grapes, Hex River Valley</headline>

<summary>I have worked nine seasons in export table grapes and I know the day to day running of a unit: pruning, suckering, thinning, girdling, irrigation and the spray team. I lead teams of up to 60 seasonal workers and keep records for GLOBALG.A.P. and SIZA audits. I am looking for my first post as assistant farm manager.</summary>

<h>Work experience</h>

<job><title>Senior Vineyard Supervisor</title>, <employer>Kanetvlei Estates</employer>, <place>De Doorns</place> [<start>July 2020</start> to <end>present</end>]
<point>I plan and check vineyard work on 36 ha with the unit manager and lead three supervisors and up to 60 seasonal workers.</point>
<point>I schedule irrigation from soil moisture probes and the weather station, two rounds a week in summer.</point>
<point>I oversee the spray team of four, do the sprayer calibration every month and check the withholding periods.</point>
<point>I keep the GLOBALG.A.P. and SIZA files for the unit; the audit of 2024 had no findings.</point>
<point>I planted and trained 5 ha of Sweet Globe.</point></job>

<job><title>Team leader</title>, <employer>Kanetvlei Estates</employer> [<start>2017</start> to <end>June 2020</end>]
<point>I led 20 people in canopy and bunch management and pack house quality control.</point></job>

<job><title>General worker</title>, <employer>Modderdrift Vineyards</employer> [<start>2015</start> to <end>2017</end>]
<point>Pruning, picking, driving the tractor.</point></job>

<h>Education</h>
<edu><degree>Grade 12</degree>, <school>Hexvallei High School</school> [<end>2014</end>]</edu>
<cert><cname>Learnership Plant Production NQF 4</cname> [<date>2019</date>]</cert>

<h>Courses</h>
<cert><cname>First aid level 3</cname> [<date>2023</date>]</cert>
<cert><cname>Pests and diseases of table grapes: downy and powdery mildew, mealybug</cname> [<date>2022</date>]</cert>

<h>Skills</h>
<skills><skill>Irrigation scheduling</skill>; <skill>canopy and bunch management</skill>; <skill>sprayer calibration</skill>; <skill>Excel</skill>; <skill>people skills</skill></skills>

<h>Languages and licence</h>
<language>Afrikaans</language> (<level>home language</level>), <language>English</language> (<level>good</level>), <language>isiXhosa</language> (<level>basic</level>). <status>Code B licence</status>, <status>SA citizen</status>.

<place>De Doorns</place>, <phone>078 555 0161</phone>, <email>riaan.septoe@example.com</email>
