<name>Lakeisha Thorne-Mullins</name>
<headline>Wastewater Plant Operator | Process Control | Biosolids</headline>
<email>lthornemullins@example.net</email> | <phone>614.555.0172</phone> | <place>Belcourt, Ohio</place>

<summary>Dependable operator with seven years at an activated sludge facility. Experienced in process control, SCADA, NPDES reporting and belt filter press dewatering. Currently studying for the next certification level.</summary>

<h>Professional Experience</h>

<job><title>Wastewater Operator / Relief Lead</title>
<employer>Belcourt Water Reclamation Facility</employer>, <place>Belcourt, OH</place>
<start>August 2017</start> – <end>Present</end>
• <point>Operate a 9 MGD activated sludge plant on rotating shifts, including wasting, return rates and aeration</point>
• <point>Direct the work of two operators when the regular shift lead is off (about 60 shifts a year)</point>
• <point>Monitor and adjust through Ignition SCADA; respond to alarms</point>
• <point>Run the belt filter press and load cake trailers</point>
• <point>Perform TSS, settleability, dissolved oxygen and pH; log results for the NPDES monthly report</point>
• <point>Assisted start-up of biological phosphorus removal in 2022; plant now meets 1.0 mg/L</point></job>

<job><title>Laborer, Streets & Sewers</title>
<employer>City of Belcourt</employer>
<start>May 2015</start> – <end>August 2017</end>
• <point>Manhole repair, traffic control, flagging, leaf pickup</point>
• <point>Confined space entry as attendant</point></job>

<h>Certification</h>
<cert><issuer>Ohio EPA</issuer> <cname>Wastewater Works Operator, Class I</cname>, <date>2019</date></cert>
Class II exam scheduled for this November
<cert><cname>Class B CDL</cname>, air brakes</cert>
<status>Ohio driver's license</status>, clean record

<h>Education</h>
<edu><degree>High School Diploma</degree>, <school>Belcourt East High School</school>, <end>2014</end></edu>

<h>Skills</h>
<skills><skill>Process control</skill>, <skill>Ignition SCADA</skill>, <skill>belt filter press</skill>, <skill>polymer make-up</skill>, <skill>pump and blower maintenance</skill>, <skill>lockout/tagout</skill>, <skill>confined space</skill>, <skill>MS Office</skill></skills>
