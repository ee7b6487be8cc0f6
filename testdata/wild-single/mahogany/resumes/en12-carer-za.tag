<h>CV</h>
<h>PERSONAL PARTICULARS</h>
Surname: Mahlangu
Full names: <name>Nomvula Precious Mahlangu</name>
ID no: on request
Nationality: <status>South African</status>
Home language: <language>isiNdebele</language>
Other languages: <language>English</language> (<level>good</level>), <language>isiZulu</language> (<level>good</level>), <language>Afrikaans</language> (<level>understand</level>)
Cell: <phone>083 555 0146</phone> (WhatsApp same)
Email: <email>nomvula.mahlangu@example.com</email>
Area: <place>Mamelodi East, Pretoria</place>. Can stay in or out.
Drivers licence: <status>Code 8, no car</status>

<h>WORK</h>

<job>Company: <employer>Mr & Mrs Van der Westhuizen</employer>, <place>Faerie Glen</place>
Position: <title>Home based carer</title> (night, 6 to 6)
Period: <start>03/2022</start> to <end>12/2024</end>
Duties: <point>stroke patient, bed bath, turning 2 hourly, PEG feeds, suction, write the book for the sister</point>
Reason for leaving: patient passed on</job>

<job>Company: <employer>Huis Madelief Tehuis</employer> (NPO, 60 residents), frail care
Position: <title>Care worker</title>
Period: <start>2017</start> to <end>2022</end>
Duties: <point>8 residents per shift, vitals, walk with them, fed the ones that cannot</point>
Reason for leaving: retrenched, Covid</job>
<job>Company: <employer>Various</employer> through Sunshine Nursing Agency
Position: <title>Caregiver</title>, relief
Period: <start>2015</start> to <end>2017</end></job>
<job>Company: <employer>Tannie Elsa</employer>, <place>Cullinan</place>
Position: <title>Domestic worker & child minder</title>
Period: <start>2009</start> to <end>2014</end>
Reason for leaving: they emigrated to Perth</job>

<h>SCHOOL</h>
<edu>Highest grade: <degree>Grade 12</degree>
School: <school>Vlakfontein Secondary</school>
Year: <end>2008</end>
Subjects: <field>English, isiNdebele, Maths Lit, Life Sciences, Tourism</field></edu>

<h>COURSES</h>
<cert><cname>Ancillary Health Care NQF 1</cname>    <issuer>St John</issuer>    <date>2015</date></cert>
<cert><cname>Home Based Care</cname> 59 days    <issuer>Red Cross</issuer>    <date>2014</date></cert>
<cert><cname>First Aid Level 1</cname>    expired <date>2023</date>, will redo</cert>
<cert><cname>Enrolled Nursing Auxiliary</cname>    1st year done, stopped for money    <date>2019</date></cert>

<h>CHURCH AND COMMUNITY</h>
<vol><title>Youth leader</title>, <employer>ZCC Mamelodi branch</employer></vol>
<vol><title>Volunteer cook</title> <employer>Itireleng feeding scheme</employer> <start>2020</start> - <end>2021</end></vol>

<h>WHAT I AM GOOD AT</h>
<skills>I am patient. I know <skill>hoist and wheelchair transfers</skill>, <skill>blood pressure and sugar testing</skill>, <skill>wound dressing (simple)</skill>, <skill>diabetic cooking</skill>, <skill>ironing</skill>.</skills>

<h>REFERENCES</h>
<other>Sr. Botha (Huis Madelief) 012 555 0100</other>
<other>Mrs Annelie vd Westhuizen 082 555 0175</other>
