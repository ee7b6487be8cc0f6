<name>Kendrick Sorrells</name>
<headline>HVAC Service Technician</headline>
<place>Las Cruces, NM</place> · <phone>575-555-0172</phone> · <email>ksorrells.hvac@example.com</email>

<h>Summary of Qualifications</h>
<summary>Residential HVAC service technician with eight years of diagnosing split systems, furnaces and evaporative coolers for homeowners. EPA Section 608 Type II. Strong customer service, preventive maintenance and electrical troubleshooting up to 240V single phase. Looking to move into commercial work; I have not serviced rooftop units or three-phase equipment so far.</summary>

<h>Experience</h>

<job><title>Residential Service Technician</title>
<employer>Organ Peak Heating & Cooling</employer> | <place>Las Cruces, NM</place> | <start>April 2018</start> - <end>Present</end>
▪ <point>Diagnose and repair split systems and heat pumps in houses and apartments</point>
▪ <point>Preventive maintenance on a route of about 40 accounts a week in season</point>
▪ <point>Recover, charge and log refrigerant; brazing with nitrogen purge, evacuation to 500 microns</point>
▪ <point>Quote repairs on the tablet and explain them to the customer, $410K sold in 2024</point>
▪ <point>Rotate on call, one week in six; coach two apprentices</point></job>

<job><title>HVAC Helper</title>
<employer>Mesilla Comfort Co.</employer> | <place>Mesilla, NM</place> | <start>2016</start> - <end>2018</end>
▪ <point>Installed evaporative coolers and split systems</point></job>

<h>Licenses</h>
<cert><cname>EPA 608 Type II</cname>, <date>2017</date></cert>
<cert><cname>New Mexico JR journeyman</cname>, <date>2021</date></cert>
<cert><cname>NATE, air conditioning service</cname>, <date>2022</date></cert>
<cert><cname>OSHA 10</cname>, <date>2018</date></cert>

<h>Education</h>
<edu><degree>Certificate</degree>, <field>HVAC/R</field>, <school>Doña Ana Community College</school>, <end>2016</end></edu>
<edu><degree>GED</degree>, <end>2014</end></edu>

<h>Skills</h>
<skills><skill>wiring diagrams</skill>, <skill>brazing</skill>, <skill>refrigerant recovery</skill>, <skill>heat pumps</skill>, <skill>customer service</skill></skills>
<language>Spanish</language>, <level>fluent</level>
