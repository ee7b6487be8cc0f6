CURRICULUM VITAE

<name>OLIVER FENWICK-SHAH</name>
Address: <place>Radstock, Somerset</place>
Telephone: <phone>07700 900882</phone>
Email: <email>o.fenwickshah@example.com</email>
DBS: <status>enhanced, on the update service</status>

<h>PERSONAL STATEMENT</h>
<summary>Enthusiastic and caring Key Stage 2 practitioner with four years' experience as an unqualified teacher and cover supervisor. Calm and positive behaviour management, secure knowledge of the National Curriculum and Assessment for Learning.</summary>

<h>EMPLOYMENT</h>

<job><start>01/09/2022</start>-<end>present</end> / <title>Unqualified Teacher, Year 5</title> / <employer>Mells Road Academy</employer> / <place>Radstock</place>
o <point>Plan and teach engaging lessons across the whole primary curriculum to 29 pupils</point>
o <point>White Rose Maths and whole-class guided reading daily</point>
o <point>Adapt teaching for pupils with SEND together with the SENDCo</point>
o <point>Report to parents three times a year</point>
o <point>Co-lead Forest School on Friday afternoons</point></job>

<job><start>01/09/2020</start>-<end>31/08/2022</end> / <title>HLTA and Cover Supervisor</title> / <employer>Mells Road Academy</employer> / <place>Radstock</place>
o <point>Covered PPA in Years 3 to 6</point>
o <point>Led singing assembly</point></job>

<job><start>2017</start>-<end>2020</end> / <title>Sports Coach</title> / <employer>Kickabout South West CIC</employer>
o <point>After-school multi-sports in nine primary schools</point></job>

<h>EDUCATION</h>
<edu><degree>BSc (Hons)</degree> <field>Sport and Exercise Science</field> / <school>Severnside University</school> / <end>2017</end></edu>
<edu><degree>A levels</degree> / <school>Mendip Sixth Form</school> / <end>2014</end></edu>

<h>TRAINING</h>
<cert><cname>HLTA status</cname> / <date>2020</date></cert>
<cert><cname>Paediatric First Aid</cname> / <date>2024</date></cert>
<cert><cname>Safeguarding and Keeping Children Safe in Education</cname> / <date>September 2024</date></cert>
<cert><cname>Forest School Leader Level 3</cname> / <date>2023</date></cert>
Assessment only route to QTS: enquiry made, not enrolled

<h>INTERESTS</h>
<other>Fell running, ukulele, cricket umpire</other>
