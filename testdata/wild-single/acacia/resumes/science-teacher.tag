---
layout: page
title: Resume
---

# <name>Gwendolyn Pruett-Salazar</name>

#### <place>1180 Mesquite Bend, Las Cruces, NM 88005</place>

*Cell: <phone>(575) 555-0182</phone>*  
*E-mail: <email>gpruett@example.org</email>*  
*Class page: [<link>http://pruettscience.example.org/</link>](http://pruettscience.example.org/)*

----

### <h>Education</h>
<edu><end>May, 2012</end>: **<school>New Mexico State University</school>**  
<degree>Master of Arts in Teaching</degree>, <field>Secondary Science</field>

* <point>Thesis: soil crusts as an inquiry unit for 9th grade</point></edu>

<edu><end>December, 2009</end>: **<school>University of Texas at El Paso</school>**  
<degree>Bachelor of Science</degree>, <field>Environmental Science</field>, minor in <field>Geology</field></edu>

----

### <h>Work</h>

<job><start>Aug, 2016</start> - <end>present</end>: **<employer>Organ Mountain High School</employer>** - <place>Las Cruces, NM</place>  
Position: *<title>Chemistry Teacher, Grades 10-12 / Science Department Chair</title>* (chair since 2020)  
Summary of Responsibilities:

* <point>Five sections, one of them dual-credit (NMSU, 24 students a year)</point>
* <point>Head of a department of 9; no evaluations, all of the ordering</point>
* <point>Rewrote the lab safety contract after the great acetone incident of 2017</point>
* <point>Science Olympiad coach, state 4th place 2022</point></job>

<job><start>Aug, 2012</start> - <end>June, 2016</end>: **<employer>Gadsden Middle School</employer>** - <place>Anthony, NM</place>  
Position: *<title>7th Grade Life Science Teacher</title>*  
Summary of Responsibilities:

* <point>Taught in English and Spanish (sheltered instruction)</point>
* <point>Built a desert garden with parents, 12 raised beds</point></job>

<job><start>Jan, 2011</start> - <end>May, 2012</end>: **<employer>Doña Ana Soil & Water District</employer>** - <place>Las Cruces, NM</place>  
Position: *<title>Outreach Assistant</title>* (graduate assistantship, 20 h)  
Summary of Responsibilities:  

* <point>School visits with the stream table</point>
* <point>Newsletter, 900 addresses</point></job>

<job><start>Summers 2006</start> - <end>2009</end>: **<employer>Franklin Ridge State Park</employer>** - <place>El Paso, TX</place>  
Position: *<title>Seasonal Interpreter - Night Hikes</title>*  
Summary of Responsibilities:

* <point>Guided tours, campfire talks</point>
* <point>Carried the first aid pack, used it twice</point></job>

----

### <h>Licensure</h>

* <cert><cname>NM Level III-A Secondary License (7-12), endorsement Science</cname>, exp. June, 2029</cert>
* <cert><cname>TESOL endorsement</cname> - <date>2014</date></cert>

### <h>Activities</h>

***<h>Computer things</h>***  
<skills><skill>Canvas</skill>, <skill>PowerSchool</skill>, <skill>Vernier LabQuest</skill>, <skill>PhET</skill>, <skill>Google Classroom</skill></skills>

***<h>Languages</h>***  
<language>English</language>, <language>Spanish</language> (<level>fluent, grew up with it</level>)

***<h>Organizations</h>***

* <vol><start>2013</start> - <end>2019</end>: <title>Treasurer</title>, _<employer>Mesilla Valley Science Teachers</employer>_</vol>
* <vol><start>2010</start> - <end>2015</end>: <title>Alto</title> in _<employer>Las Cruces Community Choir</employer>_</vol>

***<h>Awards</h>***

* <award><title>District Teacher of the Month</title> (<end>Nov, 2021</end>)</award>
