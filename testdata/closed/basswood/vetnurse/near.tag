<name>Megan Tormey</name>
<place>Kilcullen, Co. Kildare</place>
<phone>086 555 0190</phone>
<email>megan.tormey@example.com</email>

<h>PERSONAL STATEMENT</h>
<summary>Animal care assistant with six years in small animal practice. Experienced in supporting anaesthetic monitoring, radiography, dental lists and inpatient care, with warm, confident client communication.</summary>

<h>EMPLOYMENT</h>

<job><start>2021</start>–<end>now</end>
<employer>Curragh Road Veterinary Clinic</employer>, <place>Kildare Town</place>
<title>Senior Animal Care Assistant</title>
▪ <point>Look after up to 14 inpatients: feeding, walks, hygiene, TPR charts</point>
▪ <point>Hold and position for radiography under the RVN's direction</point>
▪ <point>Record anaesthetic readings called out by the nurse</point>
▪ <point>Set up dental and surgical kits, run the autoclave</point>
▪ <point>Run IDEXX laboratory samples drawn by nurses</point>
▪ <point>Reception cover: clients, insurance claims, Provet Cloud bookings</point></job>

<job><start>2018</start>–<end>2021</end>
<employer>Paws Inn Boarding Kennels</employer>, <place>Monasterevin</place>
<title>Kennel Hand</title>
▪ <point>40 dogs, 15 cats, medication rounds</point>
▪ <point>Opened up alone at weekends and did the handovers with owners</point></job>

<h>EDUCATION</h>
<edu><end>2018</end>  <degree>QQI Level 5</degree> <field>Animal Care</field>, <school>Naas Further Education Centre</school></edu>
<edu><end>2016</end>  <degree>Leaving Certificate</degree>, <school>Cross and Passion College</school></edu>
Have applied for the veterinary nursing diploma starting next September.

<h>SKILLS</h>
<skills><skill>Inpatient care</skill>, <skill>Client communication</skill>, <skill>Provet Cloud</skill>, <skill>Autoclave</skill>, <skill>Animal handling</skill>, <skill>Stock ordering</skill></skills>

<h>OTHER</h>
<status>Full clean driving licence</status>
<status>Irish citizen</status>
<other>Interests: agility with my collie, camogie</other>
