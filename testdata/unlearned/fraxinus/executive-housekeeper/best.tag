<h>Curriculum Vitae</h>

Name:            <name>Joana Filipa Quintas</name>
Lives in:        <place>Athenry, Co. Galway</place>
Mobile:          <phone>085 555 0163</phone>
E-mail:          <email>joana.quintas@example.com</email>
Nationality:     <status>Portuguese (in Ireland since 2012)</status>
Driving:         <status>full Irish licence, B, own car</status>

<h>WORK</h>

<job><start>Feb 2021</start> to <end>date</end>.  <employer>The Lisnagreeve Hotel</employer>, <place>Athlone</place> (4*, 112 rooms).
<title>Deputy Accommodation Manager</title>
<point>I run the floor when my manager is off, about 3 days in 7, and since last summer all of
the rosters are mine: 26 people, half of them part-time, planned against the ten-day forecast.</point>
<point>Interview and induct new room attendants with HR. 19 started in 2 years, 14 are still with
us.</point> <point>I wrote the four-day buddy plan they do before they get their own section.</point>
<point>Every room on the arrivals list for VIPs checked by me or a supervisor, 60-point sheet. Our
cleanliness mark on the guest survey went 8.1 to 8.9.</point>
<point>Monthly order of guest supplies and chemicals, €7,500, kept inside budget 20 months of 24.
The wage budget is my manager's, I give her the hours and explain the overs.</point>
<point>2023: bedroom refurb, 48 rooms in three phases. I did snag lists and the
handback of rooms together with the maintenance chief.</point>
<point>Opera Cloud for room status, queue rooms, OOO/OOS.</point>
<point>Lost property register; about 40 items a month, answered within two days.</point></job>

<job><start>April 2017</start> to <end>Jan 2021</end>.  <employer>Kilcornan Manor</employer>, <place>Co. Limerick</place> (5*, 61 rooms + 8 cottages).
<title>Floor Supervisor</title>, then from <start>June 2019</start> <title>Assistant Executive Housekeeper</title>
<point>Own laundry (2 washers, 1 ironer): par stock of linen counted each quarter, losses from
9% to 4%.</point>
<point>Toolbox talks on chemicals, data sheets, lifting. Did it in English and
Portuguese.</point>
<point>Laid off three months in 2020 (Covid), came back as one of two to reopen the house.</point></job>

<job><start>2013</start> – <end>spring 2017</end>.  <employer>Hotel Barrack Bridge</employer>, <place>Cork</place>. <title>Room attendant</title>,
<point>14 rooms a day</point>. <point>Employee of the month twice.</point></job>

Before that: <job><title>seasonal work</title> in <place>Nazaré</place></job>, and one year home with my son (2012–2013).

<h>COURSES</h>
<cert><issuer>QQI</issuer> <cname>Level 6 Supervisory Management</cname> (<date>2020</date>)</cert>
<edu><degree>Diploma</degree> <field>Accommodation Services Management</field>, evening, <school>Technological University of the Shannon</school>, <start>2024</start>– , finished 4 modules out of 6</edu>
<cert><cname>Manual Handling Instructor</cname>, valid to <date>Sept 2027</date></cert>
<cert><cname>First Aid Responder</cname> (expired <date>2023</date>, not renewed)</cert>

<h>I SPEAK</h>
<language>Portuguese</language> – <level>mother tongue</level>.  <language>English</language> – <level>C1</level>.  <language>Polish</language> – <level>only what you need on a corridor</level>.

<h>I USE</h>
<skills><skill>Opera Cloud</skill>   <skill>Excel (rosters)</skill>   <skill>Softworks time & attendance</skill>   <skill>Knowcross</skill> (6 months trial)</skills>

<other>References from both hotels, please ask me first because my manager doesn't know.</other>
