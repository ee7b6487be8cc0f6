<name>Halvard Brøndum-Pryce, P.E.</name>
<place>Portland, Oregon</place>
<phone>503 555 0126</phone>
<email>hbpryce@example.com</email>
<h>Profile</h>
<summary>Structural engineer with fourteen years in seismic retrofit of unreinforced
masonry and mid-rise timber. Comfortable in front of a building official, a
church council or a crane operator. Licensed in Oregon and Washington;
California S.E. application submitted, not yet sat.</summary>
<h>Experience</h>
<job><title>Associate</title>
<employer>Tillikum Structural Group</employer>
<place>Portland</place>
<start>June 2016</start> to <end>present</end>
<point>•  Engineer of record for 22 URM retrofits under the city's mandatory
placard program, construction value from $90k to $7.4M.</point>
<point>•  Introduced nonlinear pushover checks (ASCE 41 Tier 3) for three school
gymnasiums, which removed the need for new footings in two of
them.</point>
<point>•  Mentor to two EITs; I check their calculations but do not do
their reviews.</point>
Brøndum-Pryce / resume                                             1
<point>•  Part of the in-house group that moved office standards from AutoCAD to
Revit.</point></job>
<job><title>Project Engineer</title>
<employer>Hofstad & Leung Consulting Engineers</employer>
<place>Seattle</place>
<start>August 2012</start> to <end>May 2016</end>
<point>•  Five-over-one podium apartment buildings, eleven permitted, nine
built.</point>
<point>•  Site observation reports and RFI answers, usually within two
days.</point></job>
<job><title>Staff Engineer</title>
<employer>Corvid Bridge Inspection, Inc.</employer>
<place>Spokane</place>
<start>July 2010</start> to <end>July 2012</end>
<point>•  Rope access inspection of 60 county bridges as assistant team
leader.</point></job>
<h>Registration</h>
<cert><cname>P.E. (Civil)</cname>, <issuer>Oregon</issuer>, <date>2014</date></cert>
<cert><cname>P.E. (Civil)</cname>, <issuer>Washington</issuer>, <date>2015</date></cert>
<cert><cname>ATC-20 post-earthquake evaluator</cname>, renewed <date>2022</date></cert>
<h>Education</h>
<edu><degree>Master of Science</degree>, <field>Structural Engineering</field>
<school>Oregon State University</school>, <end>2010</end></edu>
<edu><degree>Bachelor of Science</degree>, <field>Civil Engineering</field>
<school>Montana State University</school>, <end>2008</end>, <grade>GPA 3.6</grade></edu>
<h>Software</h>
<skills><skill>ETABS</skill>, <skill>SAP2000</skill>, <skill>RISA-3D</skill>, <skill>Enercalc</skill>, <skill>Revit (daily)</skill>, <skill>Mathcad</skill>, <skill>Bluebeam</skill>,
<skill>some Python for load combinations</skill></skills>
<h>Professional life</h>
<vol><title>Board member</title>, <employer>SEAO URM committee</employer>, <start>2020</start> to <end>2022</end></vol>
<pub>"<title>What the placards taught us</title>", <employer>STRUCTURE magazine</employer>, <end>2021</end>, with J. Leung</pub>
Brøndum-Pryce / resume                                             2
