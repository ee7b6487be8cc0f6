<name>Bradley Osterkamp</name>
<headline>High School Science Teacher</headline>
<place>Richmond, Indiana</place> | <email>b.osterkamp@example.com</email> | <phone>765-555-0150</phone>

<h>Objective</h>
<summary>To teach chemistry and physical science at a high school in Ohio. My license is for Life Science, grades 5-12, issued by Indiana, and I have not yet taken the content exam for chemistry or physical science.</summary>

<h>Teaching Experience</h>

<job><title>Science Teacher</title>, <employer>Whitewater Central High School</employer>, <place>Richmond, IN</place>, <start>2019</start>–<end>Present</end>
• <point>Plan and teach daily lessons in biology, AP Biology and environmental science, grades 9-12</point>
• <point>Weekly laboratory work with full attention to lab safety</point>
• <point>Use formative assessment and student data to adjust instruction</point>
• <point>Differentiated instruction for students with IEPs and 504 plans</point>
• <point>Advise Science Olympiad, two state finals</point>
• <point>PBIS team leader; classroom management coach for new teachers</point></job>

<job><title>Long-term Substitute, Chemistry</title>, <employer>Centerville Junction School Corp.</employer>, <place>Centerville, IN</place>, <start>Jan. 2019</start>–<end>May 2019</end>
• <point>Covered two sections of chemistry with plans left by the teacher on leave</point></job>

<h>Education</h>
<edu><degree>Master of Arts in Teaching</degree>, <field>Secondary Science</field>, <school>Ball State University</school>, <end>2018</end></edu>
<edu><degree>B.S.</degree>, <field>Biology</field>, <school>Earlham College</school>, <end>2016</end></edu>

<h>License</h>
<cert><cname>Practitioner License, Life Science 5-12</cname>, <issuer>Indiana Department of Education</issuer>, valid through <date>2028</date></cert>

<h>Technology</h>
<skills><skill>Google Classroom</skill>, <skill>ProgressBook</skill>, <skill>Vernier probes</skill>, <skill>Kahoot</skill></skills>
