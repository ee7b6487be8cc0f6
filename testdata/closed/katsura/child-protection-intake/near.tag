<name>Priya Narayanaswamy-Holt</name>
<email>priya.nh@example.com</email>
<phone>0491 570 313</phone>
<place>Ballarat East</place>

<h>Qualifications</h>
<edu><degree>Bachelor of Arts</degree> (<field>Psychology and Criminology</field>)
<school>Deakin University</school>, <end>2013</end></edu>
<edu><degree>Diploma of Community Services</degree>
<school>Federation TAFE</school>, <end>2015</end></edu>
<cert><cname>Working with Children Check</cname>, current</cert>
<cert><cname>MARAM Comprehensive Risk Assessment</cname>, <date>2021</date></cert>
<status>Full Victorian driver licence. Australian citizen.</status>

<h>Professional profile</h>
<summary>Child protection practitioner with nine years of statutory practice, seven of them in Intake. Highly developed risk assessment using SAFER, sound knowledge of the Children, Youth and Families Act 2005 and extensive affidavit writing for the Children's Court. Committed to culturally safe practice and reflective supervision.</summary>

<h>Employment history</h>

<job><employer>Western Port Children's Service</employer>
<title>Advanced Child Protection Practitioner (Intake)</title>
[<start>March 2018</start> to <end>present</end>]
1. <point>Receive and assess reports from police, schools, hospitals and the public, about 30 a week.</point>
2. <point>Prepare protection applications and affidavits; gave evidence in the Children's Court on nine occasions.</point>
3. <point>Chair professionals meetings and case conferences.</point>
4. <point>Consult with Lakidjeka for each Aboriginal child.</point>
5. <point>Reflective supervision of two practitioners each fortnight.</point></job>

<job><employer>Western Port Children's Service</employer>
<title>Child Protection Practitioner (Response)</title>
[<start>January 2016</start> to <end>March 2018</end>]
1. <point>First visits with police, safety planning, case plans.</point>
2. <point>Family violence risk assessment and referral to specialist services.</point>
3. <point>After-hours roster.</point></job>

<job><employer>Haven Street Refuge</employer>
<title>Support worker</title>
[<start>2013</start> to <end>2015</end>]
1. <point>Crisis accommodation for women and children.</point></job>

<h>Key skills</h>
<skills><skill>Statutory child protection</skill>
<skill>Risk assessment</skill>
<skill>SAFER</skill>
<skill>Affidavit writing</skill>
<skill>Family violence risk assessment</skill>
<skill>Case recording</skill>
<skill>CRIS</skill></skills>
