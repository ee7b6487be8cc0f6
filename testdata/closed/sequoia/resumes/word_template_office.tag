<h>CONTACT</h>
<phone>(416) 555-0171</phone>
<email>p.aldecoa@example.com</email>
<place>Etobicoke, ON</place>

<h>SKILLS</h>
<skills><skill>Outlook & calendar tetris</skill>
●●●●●
<skill>QuickBooks Online</skill>
●●●●○
<skill>Word / mail merge</skill>
●●●●●
<skill>SharePoint</skill>
●●●○○
<skill>Minute taking</skill>
●●●●○</skills>

<h>LANGUAGES</h>
<language>Tagalog</language>
●●●●●
<language>English</language>
●●●●●
<language>French</language>
●●○○○

<h>HOBBIES</h>
<other>Choir</other>
<other>Dragon boat</other>

<name>PILAR ALDECOA</name>
<headline>Office Manager</headline>

<h>PROFILE</h>
<summary>Office manager with a construction background (the office side of it). Calm
when the plotter is on fire, which has happened.</summary>

<h>WORK HISTORY</h>

<job><start>2019</start>
<end>Current</end>
<title>Office Manager</title>
<employer>Brickworks Lane Contracting</employer>
<point>Run the front office for 35 staff and three sites</point>
<point>Payables up to $20k a week, receivables are with the bookkeeper</point>
<point>Set up the certificate-of-insurance tracker; zero expired subs since 2021</point></job>

<job><start>2016</start>
<end>2019</end>
<title>Administrative Assistant</title>
<employer>Humber Bay Condo Management</employer>
<point>Minutes for 11 boards</point>
<point>Key and fob register, 1,400 units</point></job>

<job><start>2013</start>
<end>2016</end>
<title>Receptionist (maternity cover, then permanent)</title>
<employer>Dr. Osei-Lind Dental</employer>
<point>Booking, recalls, billing to insurers</point></job>

<job><start>2012</start>
<end>2013</end>
<title>Caregiver</title>
<employer>Private household</employer>
<point>Live-in caregiver program</point></job>

<h>EDUCATION</h>

<edu><end>2018</end>
<degree>Certificate</degree>, <field>Office Administration</field>
<school>Lakeshore Community College</school>
<grade>Honours</grade></edu>

<edu><end>2011</end>
<degree>BS</degree> <field>Hotel and Restaurant Management</field>
<school>Colegio de San Lorenzo</school>
<place>Iloilo City, Philippines</place>
<point>WES evaluated, 2017</point></edu>

<h>LICENCES</h>
<cert><cname>Commissioner of Oaths</cname>
<issuer>Ontario</issuer>
Expires <date>2026</date></cert>
<cert><cname>Standard First Aid / CPR C</cname>
<date>2023</date></cert>

Status: <status>Canadian citizen (2020)</status>
