<name>Kimberly A. Strandquist</name>
<headline>Water Treatment Operator, Rotating Shift</headline>
<place>Stephenville, Texas</place> | <phone>254-555-0119</phone> | <email>k.strandquist@example.net</email>

<h>Summary</h>
<summary>Water operator with eight years of rotating shift work in groundwater and wastewater. Process control laboratory testing, chemical feed adjustment, SCADA monitoring and training of Operator I staff.</summary>

<h>Experience</h>
<job><title>Water Operator II</title>
<employer>Palo Duro Flats Utility District</employer>, <place>Stephenville</place>
<start>May 2019</start> – <end>Present</end>
- <point>Operate 11 wells, three chlorination stations and 4.5 MG of ground storage on a 2-2-3 rotation, nights and weekends alone.</point>
- <point>Handle one-ton chlorine containers and change 150 lb cylinders under the district's RMP.</point>
- <point>Maintain chloramine residual where our well water blends with purchased surface water; test monochloramine, free ammonia and nitrite daily.</point>
- <point>Rebuild chemical metering pumps (peristaltic and diaphragm) and log work orders in the CMMS.</point>
- <point>Train Operator I employees on sampling and SCADA alarms, three so far.</point></job>

<job><title>Wastewater Operator</title>
<employer>City of Lipan Crossing</employer>, <place>Texas</place>
<start>February 2017</start> – <end>April 2019</end>
- <point>Ran a 1.2 MGD extended aeration plant; process control lab tests for pH, TSS, ammonia and DO.</point>
- <point>Backwashed cloth media filters and kept daily records for the discharge report.</point></job>

<h>Licenses</h>
<cert><cname>TCEQ Class B Groundwater Treatment Operator</cname>, <date>2021</date></cert>
<cert><cname>TCEQ Class C Wastewater Treatment Operator</cname>, <date>2018</date></cert>
<status>Texas driver license, clean record</status>

<h>Education</h>
<edu><degree>High school diploma</degree>, <school>Dublin High School</school>, <end>2014</end></edu>

<h>Skills</h>
<skills><skill>SCADA</skill>, <skill>CMMS</skill>, <skill>jar testing (class only)</skill>, <skill>chlorine safety</skill>, <skill>SCBA</skill></skills>
<language>Spanish</language>, <level>conversational</level>
