<h>Curriculum Vitae</h>: <name>Tobias Ngarewa-Hill</name>

<h>Personal details</h>
Address: <place>Tauranga</place>
Phone: <phone>027 555 0119</phone>
Email: <email>tobias.nh@example.com</email>
Eligibility: <status>NZ citizen</status>
Licence: <status>full NZ driver licence</status>

<h>Personal statement</h>
<summary>Resource consents officer with six years processing land use and subdivision consents under the Resource Management Act 1991. I manage a caseload of 35 live applications, write plain-English reports and work closely with iwi and hapū partners.</summary>

<h>Employment history</h>

<job>Position: <title>Senior Consents Officer</title>
Employer: <employer>Ōhura Coast District Council</employer>
Dates: <start>May 2022</start> to <end>present</end>
Main duties and achievements:
1) <point>Process land use and subdivision consents from lodgement to decision, 98% within statutory timeframes last year</point>
2) <point>Presented evidence at four hearings and two mediations</point>
3) <point>Duty planner advice two half days a week</point>
4) <point>Coastal hazards lead for the consents team</point>
5) <point>Peer review reports of two new officers</point></job>

<job>Position: <title>Consents Officer</title>
Employer: <employer>Ōhura Coast District Council</employer>
Dates: <start>February 2019</start> to <end>May 2022</end>
Main duties and achievements:
1) <point>Non-notified land use consents and boundary activity notices</point>
2) <point>Customer service at the counter, including upset neighbours</point></job>

<job>Position: <title>Customer Services Representative</title>
Employer: <employer>Ōhura Coast District Council</employer>
Dates: <start>2016</start> to <end>2019</end></job>

<h>Qualifications</h>
<edu><degree>Bachelor of Arts</degree> (<field>Geography and Māori Studies</field>), <school>University of Te Ika</school>, <end>2015</end></edu>
<edu><degree>Postgraduate Diploma in Planning</degree>: enquired about for next year, not enrolled</edu>
<cert><cname>Making Good Decisions certificate</cname>, <date>2023</date></cert>

<h>Skills</h>
<skills><skill>TechnologyOne</skill>, <skill>Objective Trapeze</skill>, <skill>GIS viewers</skill>, <skill>report writing</skill>, <skill>tikanga in planning</skill></skills>
<h>Languages</h>
<language>Te reo Māori</language> (<level>conversational</level>), <language>English</language>

<h>Referees</h>
<other>Available on request</other>
