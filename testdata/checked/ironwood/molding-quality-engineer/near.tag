<name>Kirsten Aldous-Berg, CQE</name>
<place>Altoona, WI</place> | <email>kirsten.ab@example.org</email> | <phone>715.555.0187</phone> | <link>linkedin.example.com/in/kaldousberg</link>

<headline>QUALITY ENGINEER – PFMEA, CAPA, GAGE R&R, ISO 13485</headline>

<h>Summary</h>
<summary>Quality engineer, BSME and ASQ CQE, with 8 years of quality engineering in manufacturing, of which 3 in an ISO 13485 environment. Owns CAPAs from open to effectiveness check. Reads GD&T for breakfast.</summary>

<h>Key skills</h>
<skills><group>Quality</group>: <skill>CAPA</skill>, <skill>root cause analysis</skill>, <skill>PFMEA</skill>, <skill>control plans</skill>, <skill>MRB</skill>
<group>Statistics</group>: <skill>Minitab</skill>, <skill>capability studies</skill>, <skill>gage R&R</skill>, <skill>DOE</skill>
<group>Metrology</group>: <skill>CMM</skill>, <skill>vision system</skill>, <skill>GD&T</skill></skills>

<h>Experience</h>
<job><employer>Torvane Surgical Machining</employer> – <title>Quality Engineer II</title> – <place>Eau Claire, WI</place> – <start>2022</start>–<end>Present</end>
– <point>Own 20+ CAPAs a year on CNC-turned and milled bone screws and drill guides</point>
– <point>Run MRB twice weekly and answer customer complaints within 10 days</point>
– <point>Lead auditor for internal audits to ISO 13485 and 21 CFR 820</point>
– <point>Gage R&R and capability studies in Minitab for 60 critical features</point></job>
<job><employer>Hollis Gear Company</employer> – <title>Quality Engineer</title> – <place>Rockford, IL</place> – <start>2017</start>–<end>2022</end>
– <point>PFMEA and control plans for hobbed and ground gears, IATF 16949</point>
– <point>CMM programs in Calypso, supplier PPAPs</point></job>

<h>Education and certification</h>
<edu><degree>B.S.</degree> <field>Mechanical Engineering</field>, <school>Bradley University</school>, <end>2017</end></edu>
<cert><issuer>ASQ</issuer> <cname>Certified Quality Engineer</cname>, <date>2020</date>, recert. 2023</cert>
<cert><cname>Six Sigma Green Belt</cname>, <date>2019</date></cert>
<status>Authorized to work in the U.S. without sponsorship</status>
