CURRICULUM VITAE – <name>Lachlan Petrakis</name>
<headline>Secondary Teacher: Maths, Physics and (when asked) PE</headline>

Address: <place>Bendigo VIC 3550</place>
Phone: <phone>0491 570 417</phone>
Email: <email>lpetrakis@example.org</email>
VIT registration: current. <status>Working with Children Check: valid to 2028</status>

<h>TEACHING POSITIONS</h>

<job><employer>Golden Plains Secondary College</employer> (<place>Bendigo</place>), Term 1 <start>2019</start> to <end>present</end>
<title>Leading Teacher for Numeracy (Years 7–10)</title>, Term 3 <start>2022</start> to <end>present</end>
<title>Classroom Teacher, Maths/Physics</title>, Term 1 <start>2019</start> to Term 2 <end>2022</end>
   1. <point>Introduced fluency booklets in Year 8; NAPLAN growth from below to above similar schools in two cycles.</point>
   2. <point>VCE Physics Units 3/4, median study score 32 (2023).</point>
   3. <point>Timetable "second", meaning I do it when Carol is away.</point>
</job>
<job><employer>Department of Education Victoria</employer>, casual relief teacher at nine schools in the Loddon area
<title>CRT</title>, <start>Terms 2–4 2018</start>
</job>
<job><employer>St Columba's College for Boys</employer>, <place>Apia, Samoa</place>
<title>Volunteer Teacher of Mathematics & Science</title> (with Palms Pacific), <start>January 2016</start> to <end>December 2017</end>
   1. <point>Classes of 48, one set of log tables.</point>
</job>
<h>OTHER WORK</h>
<job><title>Swim instructor/lifeguard</title>, <employer>Gurri Wanyarra Wellbeing Centre</employer>, <start>summers 2011</start>–<end>2015</end></job>

<h>QUALIFICATIONS</h>
<edu><degree>Master of Teaching (Secondary)</degree>, <school>La Trobe University</school>, <end>2015</end>, <grade>WAM 81</grade></edu>
<edu><degree>Bachelor of Science/Bachelor of Arts</degree> (<field>Physics; Modern Greek</field>), <school>The University of Melbourne</school>, <start>2010</start>–<end>2013</end></edu>
<edu><degree>Graduate Certificate</degree> in <field>Mathematics Leadership</field>, <school>ACU</school>, enrolled, 2 of 4 units done</edu>
<edu><degree>VCE</degree>, <school>Castlemaine Secondary College</school>, <end>2009</end>, ATAR <grade>93.15</grade></edu>

<h>PROFESSIONAL LEARNING</h>
<cert><cname>First Aid HLTAID011</cname> (<issuer>St John</issuer>, <date>2024</date>)</cert>
<cert><cname>Berry Street Education Model</cname>, four days, <date>2021</date></cert>

<h>LANGUAGES</h>
<language>Greek</language> (<level>heritage speaker</level>), <language>Samoan</language> (<level>enough to run a barbecue</level>)

<h>REFEREES</h>
<other>Ms Carol Dunstan, Assistant Principal, Golden Plains SC</other>
<other>Br. Ioane Leota, St Columba's</other>
