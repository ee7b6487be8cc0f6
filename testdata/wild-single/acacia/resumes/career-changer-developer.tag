# <name>Wren Castellanos</name>
e-mail: <email>wren.castellanos@example.com</email>    
code: [<link>http://code.example.com/wrenc</link>](http://code.example.com/wrenc)    
profile: [<link>https://people.example.com/wrencastellanos</link>](https://people.example.com/wrencastellanos)

## <h>Relevant Experience</h>
<edu>**[<school>Harborlight Code School</school>](https://harborlight.example.com): <start>January 2023</start> - <end>June 2023</end>**
* 22 week <degree>program</degree> in <field>full-stack web development</field>, evenings
* Curriculum covered: TypeScript, React, Node, Express, PostgreSQL, Docker 
* Built three class projects, one with a real client (see below)</edu>

<job>**[<employer>Launch Bridge</employer>](https://launchbridge.example.com): <start>July 2023</start> - <end>October 2023</end>**
* <title>Apprentice</title>, unpaid, 12 weeks, 
* <point>Agile workflow, pull requests, code review by a mentor</point>
* <point>Fixed 31 tickets on the shelter intake form</point></job>

## <h>Development Skills</h>
In order of familiarity
<skills>* <group>Languages</group>: <skill>TypeScript</skill>, <skill>HTML/CSS</skill>, <skill>SQL</skill>, <skill>Python</skill>
* <group>Frameworks</group>: <skill>React</skill>, <skill>Express</skill>
* <group>Tools</group>: <skill>Git</skill>, <skill>Docker</skill>, <skill>Vitest</skill>, <skill>Figma</skill>
* <group>Concepts</group>: <skill>REST</skill>, <skill>accessibility</skill>, <skill>MVC</skill>, <skill>Agile</skill></skills>

## <h>Projects</h>
<proj>[<title>EightySix</title>](https://code.example.com/wrenc/eightysix)    
**Current project, in use in one bar**
* <point>TypeScript/Express app that takes sold-out items off the online menu when the kitchen presses a button</point></proj>

<proj>[<title>Seedswap</title>](https://code.example.com/wrenc/seedswap)    
**Class project for a community garden, members list, reserve and trade seeds.**
* <point>React, Node, PostgreSQL</point>
* <point>Not asked for: a print view for the members who have no phone</point></proj>

## <h>Education</h>
<edu>**<degree>B.A.</degree> in <field>Linguistics</field>: <start>2008</start>-<end>2010</end> (on hold)**
<school>University of New Orleans</school> - <place>New Orleans, LA</place>
* 74 credits
* Minor in Spanish</edu>

<edu>**<degree>Certificate</degree> in <field>Viticulture</field>: <end>2016</end>**
<school>Delgado Community College</school> - <place>New Orleans, LA</place></edu>

## <h>Work Experience</h>
**<h>Restaurant Industry</h>**
* <point>Over eleven years of barbacking, bartending and managing in hotels, dives and one riverboat.</point>
* <point>Opened two bars as part of the management team, wrote the closing checklist of both.</point>
* <point>Met every kind of person at The Copper Heron and Lagniappe Social - Marigny, bartending at Pontchartrain Yacht Club, Saint Odile and the rooftop of the Hotel Marais, and serving at Po'Boy Jim's.</point>

**<h>Customer Service</h>**
* <point>Front desk and phone in places from motel to four stars.</point>
* <point>Used Opera and a home-grown ticket system to keep rooms working.</point>

<job>**<title>Hospital Corpsman, Reserve</title>**
* <point>Kept shot records of 300 sailors up to date.</point>
* <point>Taught CPR and bleeding control.</point></job>

<job>**<title>Transcription Assistant</title>**
* <point>ELAN annotation of field recordings, Garifuna and Spanish, for a lab.</point></job>
