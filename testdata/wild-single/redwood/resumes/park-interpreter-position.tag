---
layout: page
title: Resume
---

# <name>Wendell Ashgrove</name>

#### <place>19 Sorrel Bend, Brevard, NC 28712</place>

*Cell: <phone>(828) 555-0163</phone>*  
*E-mail: <email>wendell.ashgrove@example.com</email>*  
*Field notes: [<link>http://ashgrove.example.com/notes</link>](http://ashgrove.example.com/notes)*

----

### <h>Education</h>
<edu><end>Dec, 2016</end>: **<school>Balsam Mountain University</school>**  
<degree>Bachelor of Science</degree>, <field>Parks and Recreation Management</field>

* <point>Coursework: Interpretation, Dendrology, Wildland Fire, GIS, Risk Management</point>
</edu>

----

### <h>Work</h>

<job><start>Apr, 2019</start> - <end>Nov, 2024</end>: **<employer>Looking Stone State Park</employer>** - <place>Rosman, NC</place>  
Position: *<title>Interpretive Ranger</title>*  
<h>Summary of Responsibilities:</h>

* <point>Lead four public programs a week, May through October (owls, salt licks, moonshine history)</point>
* <point>Train and schedule 18 volunteers (Volgistics)</point>
* <point>Rewrite of the trailhead signs together with the Cherokee language office</point>
* <point>First on scene for eleven medical calls</point>
</job>

<job><start>May, 2017</start> - <end>Mar, 2019</end>: **<employer>Hatchet Creek Outfitters</employer>** - <place>Bryson City, NC</place>  
Position: *<title>Raft Guide - Trip Leader</title>*  
<h>Summary of Responsibilities:</h>  

* <point>Guided class II and III trips, up to six boats</point>
* <point>Taught the spring guide school</point>
</job>

<job><start>Jun, 2014</start> - <end>Aug, 2016</end>: **<employer>Camp Tallawood for Boys</employer>** - <place>Cedar Mountain, NC</place>  
Position: *<title>Counselor</title>, later <title>Waterfront Director</title>*  
<h>Summary of Responsibilities:</h>

* <point>Ensured safety of 90 campers at the lake</point>
* <point>Handled the canoe fleet and its repairs</point>
* <point>Provided evening entertainment with a banjo</point>
</job>

----

### <h>Activities</h>

***<h>Current Projects</h>***

* <proj>[**<title>HemlockWatch</title>**](https://ashgrove.example.com/hemlock): <point>Volunteer count of treated hemlocks on 14 plots (QGIS, paper)</point></proj>
* <proj>[**<title>Ranger Radio</title>**](https://ashgrove.example.com/radio): <point>Monthly half hour on local FM about trails and weather</point></proj>

***<h>Tools</h>***  
<skills><skill>Chainsaw (S-212 sawyer A)</skill>, <skill>QGIS</skill>, <skill>Volgistics</skill>, <skill>Spanish-language tours</skill>, <skill>rope rescue</skill>, <skill>public speaking</skill></skills>

***<h>Certificates</h>***

* <cert><cname>Wilderness First Responder</cname>, <issuer>Highland Medics School</issuer>, <date>2023</date></cert>
* <cert><cname>Certified Interpretive Guide</cname> (<issuer>NAI</issuer>)</cert>

***<h>Organizations</h>***

* <vol><start>2013</start> - <end>2016</end>: <title>Player</title> in _<employer>Balsam Mountain Old-Time String Band</employer>_</vol>
* <vol><start>2018</start> - <end>2022</end>: <title>Volunteer Firefighter</title> for _<employer>Little River Fire Department</employer>_</vol>

***<h>Awards</h>***

* <award><title>Eagle Scout</title></award>
* <award><title>Seasonal of the Year</title>, 2019</award>
