<name>DILSHAN PRIYANKARA WEERASINGHE</name>
<headline>Chef de Partie (Hot Kitchen)</headline>

No. 44/2, Temple Road, <place>Negombo, Sri Lanka</place>. T/P <phone>+94 77 413 2069</phone>
<email>dilshan.chef@example.com</email>

<h>PROFILE</h>
<summary>Dedicated and hardworking chef having 10 years experience in 4 and 5 star hotels in Sri Lanka, Maldives and Qatar. Specialised in Arabic mezze & live pasta, HACCP trained.</summary>

<h>PROFESSIONAL EXPERIANCE</h>

<job><start>2020 Oct</start> – <end>Up to now</end>
  <title>Chef De Partie</title>, <employer>The Corniche Pearl Hotel*****</employer>, <place>Doha Qatar</place>
  (joined as <title>Demi Chef</title>, promoted 2022 Apr)
    <point>All day dining 280 covers, brunch 450 covers Friday</point>
    <point>Responsible for one section with 3 commis</point>
    <point>Daily temperature log & food label checking</point></job>

<job><start>2017 Jan</start> – <end>2020 Mar</end>
  <title>Commis I</title>, <employer>Kuda Finolhu Island Resort & Spa</employer>, <place>Maldives</place>
    <point>Staff kitchen 6 months, after main kitchen hot section</point>
    <point>Contract finished due to Covid 19</point></job>

<job><start>2014 Mar</start> – <end>2016 Dec</end>
  <title>Trainee Cook</title> / <title>Commis III</title>, <employer>Lagoon Breeze Hotel****</employer>, <place>Negombo</place></job>

<h>PROFESSIONAL QUALIFICATIONS</h>
<edu>  <degree>Craft Level Certificate</degree> in <field>Professional Cookery</field>, <school>Sri Lanka Institute of Tourism & Hotel Management</school> (<start>2013</start>/<end>2014</end>)</edu>
<cert>  <cname>NVQ Level 4 – Cook</cname> (<date>2019</date>)</cert>
<cert>  <cname>HACCP Level 3</cname>, <issuer>Qatar</issuer> <date>2021</date></cert>
<cert>  <cname>Basic Fire Fighting & First Aid</cname></cert>

<h>EDUCATIONAL QUALIFICATIONS</h>
<edu>  <degree>G.C.E. Ordinary Level</degree> <end>2010</end> (<school>Maris Vidyalaya, Negombo</school>) – <grade>5 passes</grade>
	Sinhala C, Religion A, Maths S, Science S, English S</edu>

<h>OTHER SKILLS</h>
<skills>  <skill>Vegetable carving</skill>, <skill>Butchery (basic)</skill>, <skill>Micros POS</skill>, <skill>Material Control store request</skill></skills>

<h>PERSONAL INFORMATION</h>
  Name with Initials : D.P. Weerasinghe
  Date of Birth : <status>1994.07.23</status>
  N.I.C. : 94xxxxxx2V
  Civil Status : <status>Married</status>
  Nationality : <status>Sri Lankan</status>
  Passport : <status>N 8xxxx14</status>
  Languages : <language>Sinhala</language> – <level>Mother tongue</level>, <language>English</language> – <level>Good</level>, <language>Tamil</language> – <level>Little</level>

<h>NON RELATED REFEREES</h>
<other>Mr. Ajith Fonseka, Executive Sous Chef, Lagoon Breeze Hotel</other>
<other>Mrs. K. Peiris, Lecturer, Hotel School</other>

<other>I do hereby certify that the above particulars furnished by me are true and accurate.</other>

…………………………                                   ………………………
Date                                               Signature
