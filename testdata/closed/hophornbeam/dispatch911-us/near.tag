<name>Desmond K. Farquhar-Lee</name>
<place>Bemidji, Minnesota</place>
<phone>218-555-0177</phone> / <email>dkfarquharlee@example.org</email>

<h>Communications Shift Supervisor – Summary of Qualifications</h>
<summary>Shift supervisor with eight years in dispatch centers. Supervises a shift of six dispatchers, adjusts staffing, reviews recorded calls for quality assurance, coaches employees and writes performance evaluations. Available nights, weekends and holidays.</summary>

<h>Professional Experience</h>

<job><title>Dispatch Shift Supervisor</title>
<employer>Polar Freightways Inc.</employer>, <place>Bemidji</place> — <start>May 2020</start> through <end>present</end>
1. <point>Supervises six truck dispatchers on overnight shift; assigns consoles, breaks and overtime.</point>
2. <point>Dispatches 140 tractor units across five states with computer-aided dispatch and two-way radio.</point>
3. <point>Reviews recorded calls each week; coaching raised quality scores from 78% to 91%.</point>
4. <point>Writes annual performance evaluations and trains new hires.</point></job>

<job><title>Dispatcher</title>
<employer>Headwaters Electric Cooperative</employer>, <place>Bagley</place> — <start>August 2017</start> through <end>April 2020</end>
1. <point>Answered outage and administrative calls; dispatched line crews by radio.</point>
2. <point>Storm desk: up to 900 calls in a night.</point></job>

<job><title>Corporal, Motor Transport Operator</title>
<employer>United States Marine Corps</employer> — <start>2013</start> through <end>2017</end>
1. <point>Convoy radio operator; honorable discharge.</point></job>

<h>Education</h>
<edu><degree>Associate of Applied Science</degree>, <field>Criminal Justice</field>, <school>Red Pine Technical College</school>, <end>2019</end></edu>
<edu><degree>High school diploma</degree>, <school>Bagley High School</school>, <end>2013</end></edu>

<h>Certifications</h>
<cert><cname>Emergency Medical Dispatch (EMD)</cname>, <issuer>APCO</issuer>, <date>2025</date> (self-paid course)</cert>
<cert><cname>First Aid/CPR/AED</cname>, <date>2024</date></cert>

<h>Skills</h>
<skills><skill>Typing 58 wpm</skill> | <skill>McLeod dispatch software</skill> | <skill>Two-way radio</skill> | <skill>Quality assurance</skill> | <skill>Scheduling</skill></skills>
<language>Spanish</language>: <level>conversational</level>
<status>Veteran – preference points claimed</status>
