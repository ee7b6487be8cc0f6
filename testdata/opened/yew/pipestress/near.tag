<name>Siddharth Wagle</name>
<headline>Senior Piping Engineer</headline>
<email>s.wagle@example.org</email> | <phone>+91 90000 55587</phone> | <place>Navi Mumbai</place>

<h>CAREER OBJECTIVE</h>
<summary>Senior piping engineer with 9 years in oil and gas / petrochemical EPC, seeking a position in piping stress analysis. Thorough in ASME B31.3 and experienced in coordinating with stress engineers on critical lines.</summary>

<h>WORK EXPERIENCE</h>
<job><employer>Sahyadri EPC Limited</employer>
<title>Senior Engineer – Piping Layout</title>
<place>Navi Mumbai</place>
<start>2019-06</start> to <end>present</end>
o <point>Equipment layout and pipe routing for a naphtha cracker and an LNG terminal in E3D</point>
o <point>Prepared support schemes and incorporated stress isometrics mark-ups received from the stress group</point>
o <point>Reviewed vendor nozzle orientation drawings for pumps as per API 610</point>
o <point>Replied to client comments (TQs) and attended 30/60/90 percent model reviews</point>
o <point>Guided four junior engineers in routing of jacketed piping</point></job>
<job><employer>Ulhas Petro Designs</employer>
<title>Piping Engineer</title>
<place>Thane</place>
<start>2016-07</start> to <end>2019-05</end>
o <point>Plot plans, GA drawings and MTO for refinery offsites under ASME B31.3</point>
o <point>Listed critical lines and sent them for CAESAR II analysis to the consultant</point></job>

<h>EDUCATION</h>
<edu><degree>B.Tech</degree> <field>Mechanical Engineering</field>, <school>Bhima University of Technology</school>, <end>2016</end>, <grade>First Class</grade></edu>

<h>CERTIFICATION</h>
<cert><cname>CAESAR II Fundamentals (online, 16 hours)</cname>, <date>2024</date></cert>

<h>TECHNICAL SKILLS</h>
<skills><skill>ASME B31.3</skill>, <skill>E3D</skill>, <skill>SmartPlant 3D</skill>, <skill>Support schemes</skill>, <skill>Stress isometrics</skill>, <skill>Navisworks</skill>, <skill>Jacketed piping</skill></skills>

<h>PERSONAL DETAILS</h>
<status>Date of birth: 9 March 1994; valid passport</status>
Languages: <language>English</language>, <language>Marathi</language>, <language>Hindi</language>
<other>I hereby declare that the above is true to the best of my knowledge.</other>
