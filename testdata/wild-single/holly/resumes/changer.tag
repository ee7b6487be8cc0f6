<name>ROSALIND M. KEATES</name>
<place>Rochester, New York</place> – <phone>585-555-0194</phone> – <email>rozkeates@example.com</email>

<headline>From the classroom to corporate learning</headline>

<h>What I bring</h>

<h>Instructional design</h>
<point>Wrote a 36-week integrated algebra course from a blank page, later adopted by four other schools in the district.</point>
<point>Turned a 3-hour compliance lecture into five 12-minute Articulate Rise modules for the hospital's volunteers; completion went from 58% to 93%.</point>
<point>Storyboard, script, record and caption my own video.</point>

<h>Facilitation</h>
<point>Some 9,000 hours in front of teenagers, who do not pretend to be interested.</point>
<point>Ran monthly PD for up to 45 colleagues, in person and on Zoom.</point>

<h>Measurement</h>
<point>Item analysis on common assessments for a department of 11 (ZipGrade, Sheets pivot tables); dropped 40 bad questions.</point>
<point>Kirkpatrick levels 1 and 2 in practice; level 3 only in coursework so far.</point>

<h>Managing projects and people</h>
<point>Coordinated the move to 1:1 Chromebooks for 640 students with one technician.</point>
<point>Department chair without line authority: schedules, textbooks, conflict.</point>

<h>Tools</h>
<skills><skill>Articulate Rise</skill> and <skill>Storyline</skill> (basic), <skill>Camtasia</skill>, <skill>Canvas LMS</skill>, <skill>Google Workspace</skill>, <skill>Canva</skill>, <skill>Nearpod</skill></skills>

<h>Employment history</h>
<job><title>Math Teacher</title> & <title>Department Chair</title>, <employer>East Irondequoit Central Schools</employer>, <start>2011</start>–<end>2024</end></job>
<job><title>Volunteer Training Developer (contract, part time)</title>, <employer>Genesee Valley Hospital</employer>, <start>2023</start>–<end>present</end></job>
<job><title>Math Teacher</title>, <employer>Greece Olympia Academy</employer>, <start>2008</start>–<end>2011</end></job>
<job><title>Bank Teller</title>, <employer>Lake Ontario Savings</employer>, <start>2004</start>–<end>2007</end></job>

<h>Education and credentials</h>
<cert><cname>ATD Instructional Design Certificate</cname>, <date>2024</date></cert>
<edu><degree>M.S.Ed.</degree>, <field>Adolescence Mathematics</field>, <school>Nazareth College</school></edu>
<edu><degree>B.A.</degree>, <field>Mathematics</field>, <school>SUNY Geneseo</school></edu>
<cert><cname>NYS Professional Certificate, Mathematics 7–12</cname></cert>
