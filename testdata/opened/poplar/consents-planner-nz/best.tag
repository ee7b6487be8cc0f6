<name>Catriona Mae Lindqvist</name>	<title>Planner (BUrbPlan, Int.NZPI)</title>
<place>12B Kowhai Lane, Katikati</place>	<phone>021 555 0163</phone>	<email>cat.lindqvist@example.org</email>

<h>A bit of background</h>
<summary>I have been on the regulatory side of planning since 2018, first at a city, now in a small rural council where you do everything. I like the counter. I like site visits in gumboots even better.</summary>

<h>Jobs</h>
<job><start>2021</start>–<end>now</end>	<employer>Te Awanui District Council</employer>	<title>Consents Planner</title>
	<point>Carry about 30 live s88 applications at a time: rural lifestyle lots, minor dwellings, packhouses, seasonal worker accommodation, retaining walls that somebody already built.</point>
	<point>Last financial year 94 decisions went out under my name, 91 of them inside the 20 working days (with s37 extensions counted as late).</point>
	<point>Wrote s95 and s104 reports; three went to limited notification and one to a hearing, where I was reporting officer. Another hearing settled beforehand.</point>
	<point>Boundary adjustments and kiwifruit blocks, incl. the productive soils tests of the NPS-HPL.</point>
	<point>Took part in hui with two hapū on a 40-lot subdivision next to an urupā; the cultural conditions were drafted by them and me together.</point>
	<point>Duty planner Mondays. Also cover the phones when admin is short.</point>
	<point>We moved from paper to Objective Trapeze in 2023, I was one of four testers.</point>
	<point>Read over the drafts of our graduate informally, sign-off stays with the team leader.</point></job>

Dec 2019 to Feb 2021	parental leave, then the border closed with us in Malmö

<job><start>2018</start>–<end>2019</end>	<employer>Manukau Environs Ltd</employer> (consultancy, seconded to a <place>city council in Auckland</place>)	<title>Graduate Planner</title>
	<point>Overflow processing of residential land use consents, 2 to 3 a week, infill mainly. Signed out by a senior.</point>
	<point>Coastal erosion: helped a senior colleague with the hazard part of two AEE reviews in Beachlands.</point></job>

<job>summers <start>2015</start>-<end>17</end>	<employer>Packhouse, Te Puke</employer>	<title>grader</title>, later <title>shift lead</title> of a line of 9</job>

<h>Study</h>
<edu><school>Tāmaki University</school>, <degree>Bachelor of Urban Planning (Hons)</degree>, <grade>2:1</grade>, NZPI accredited, <end>2017</end></edu>
<cert><cname>Making Good Decisions</cname>: registered for the <date>November</date> course</cert>
<cert><cname>Treaty in practice, two day wānanga</cname>, <date>2022</date></cert>
<cert><cname>NZPI Intermediate member</cname>, application for Full lodged</cert>

<h>Other things you may want to know</h>
<status>NZ and Swedish citizen</status>. <status>Full licence, class 1</status>. <language>Swedish</language> <level>fluent</level>, <language>te reo</language> <level>beginner, second year of night class</level>. I use <skills><skill>QGIS</skill> and <skill>the council's ArcGIS viewer</skill></skills> most days, for maps not analysis.
