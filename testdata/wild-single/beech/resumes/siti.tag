<name>Siti Norhayati binti Ismail</name>
Exp. Salary: MYR 5,200 (negotiable)   |   <status>35, Malaysian</status>   |   <place>Shah Alam, Selangor</place>
<phone>+6012 555 8834</phone>   |   <email>norhayati.ismail@example.com</email>

<h>Experience</h>
11 years of working experience

<job><start>August 2012</start> - <end>Present</end> (9 yrs)
<title>Senior Executive, Administration & Facilities</title>
<employer>Bumi Lestari Holdings Berhad</employer> | <place>Selangor</place>, Malaysia
Industry	Property / Real Estate
Specialization	Clerical/Administrative
Role	Facilities Coordinator
Position Level	Senior Executive
Monthly Salary	MYR 4,600
1) <point>Handle office lease of HQ + 6 branch, tenancy renewal & stamping with LHDN.</point>
2) <point>Manage cleaning, security guard, pantry vendor (annual contract RM 780k).</point>
3) <point>Car pool: 9 vehicles, road tax, Puspakom, summon.</point>
4) <point>Coordinate office move in 2018, 240 pax, done over 2 weekend.</point>
Promoted from <title>Admin Assistant</title> (2012) > <title>Executive</title> (2015)</job>

<job><start>May 2010</start> - <end>Jul 2012</end> (2 yrs 2 mths)
<title>Receptionist cum Clerk</title>
<employer>Klinik Pakar Seri Damai</employer> | <place>Kuala Lumpur</place>, Malaysia
Industry	Healthcare / Medical
Specialization	Clerical/Administrative
Position Level	Non-Executive
Monthly Salary	MYR 1,450
1) <point>Registration, panel billing, appointment of 3 specialist doctors.</point></job>

<h>Education</h>
<edu><end>2010</end>
<school>Universiti Teknologi MARA</school>
<degree>Diploma</degree> in <field>Office Management and Technology</field> | Malaysia
Grade	<grade>3.18/4</grade></edu>
<edu><end>2006</end>
<school>SMK Padang Jawa</school>
<degree>SPM</degree> | Malaysia
Grade	<grade>6A 3B</grade></edu>

<h>Skills</h>
<skills><group>Advanced</group>	<skill>Microsoft Office</skill>, <skill>Minutes writing</skill>, <skill>Vendor management</skill>
<group>Intermediate</group>	<skill>SAP (MM – PR/PO)</skill>, <skill>Event coordination</skill>
<group>Beginner</group>	<skill>Canva</skill></skills>

<h>Languages</h>
Proficiency level: 0 - Poor, 10 - Excellent
Language	Spoken	Written
<language>Bahasa Malaysia</language>	<level>10</level>	10
<language>English</language>	<level>8</level>	7
<language>Javanese</language>	<level>5</level>	0

<h>Additional Info</h>
Preferred Work Location: Selangor - Shah Alam, Kuala Lumpur
<status>Possess own transport, licence class D & B2</status>
<status>Notice period: 2 months</status>
