<name>ANTOINE R. WHITLOCK</name>
<place>Killeen, TX</place> | <phone>(254) 555-0176</phone> | <email>a.whitlock@example.com</email> | <link>linkedin.com/in/example-awhitlock</link>
<status>Security Clearance: Secret (inactive since 08/2023)</status> | <status>Veterans' Preference: 10-point</status>

<h>OBJECTIVE:</h> <summary>Warehouse or distribution operations manager, I-35 corridor.</summary>

<h>MILITARY SERVICE</h>
<job><employer>UNITED STATES ARMY</employer>                                       <start>06/2003</start> – <end>08/2023</end> (Retired, SFC/E-7)

<title>Senior Supply/Logistics NCO</title> (92Y40), Sustainment Brigade, <place>Fort Cavazos, TX</place>
<start>01/2018</start> – <end>08/2023</end>     Hours per week: 40+
* <point>Accountable for property valued at $71M, 100% inventory twice with zero losses written off.</point>
* <point>Supervised 14 Soldiers; 5 promoted.</point>
* <point>Fielded GCSS-Army Wave 2 for six supply rooms.</point>

<title>Supply Sergeant</title> (92Y20/30), Engineer Battalion, Fort Leonard Wood, MO / Bagram, AFG
<start>04/2009</start> – <end>12/2017</end>
* <point>Shipped 212 containers out of theater in the 2014 retrograde.</point>
* <point>Reconciled hand receipts for four company changes of command.</point>

<title>Unit Supply Specialist</title> (92Y10), Infantry Division, Schweinfurt, Germany / Iraq
<start>06/2003</start> – <end>03/2009</end>
* <point>Ran the arms room; issued OCIE; drove HMMWV and LMTV.</point>
</job>

<h>CIVILIAN</h>
<job><employer>Lone Star Home Goods DC</employer>, <place>Temple, TX</place>
<title>Operations Supervisor</title>, 2nd shift (full-time, temp-to-hire via Spherion)    <start>10/2023</start> – <end>Present</end>
* <point>45 associates, inbound and putaway, 38 doors.</point>
* <point>UPH up from 61 to 74; turnover still too high and I say so.</point>
* <point>Assisting with the Manhattan WMS cutover.</point>
</job>

<h>CIVILIAN EDUCATION</h>
<edu><school>Central Texas College</school>, <degree>A.A.S.</degree>, <field>Business Management</field>, <end>2016</end>. 64 credits. <grade>GPA 3.4</grade></edu>
<edu><school>American Military University</school>, <degree>B.A.</degree> <field>Supply Chain Management</field>, 93 of 120 hours, ongoing</edu>

<h>MILITARY EDUCATION</h>
<edu><degree>Senior Leader Course</degree>, <field>92Y</field>, <school>Fort Gregg-Adams</school>, <end>2017</end></edu>
<edu><degree>Basic Leader Course</degree>, <end>2008</end></edu>
<cert><cname>Hazardous Materials (HAZ-11)</cname>, <date>2019</date></cert>
<cert><cname>Lean Six Sigma Yellow Belt</cname>, <issuer>Army Logistics University</issuer>, <date>2020</date></cert>
<cert><cname>Forklift operator (sit-down, reach)</cname>, employer card</cert>

<h>AWARDS</h>
<award><title>Bronze Star Medal</title>, <start>2014</start></award>; <award><title>Meritorious Service Medal</title> (2)</award>; <award><title>Army Commendation Medal</title> (4)</award>

<h>SKILLS</h>
<skills><skill>GCSS-Army</skill>, <skill>PBUSE</skill>, <skill>Excel pivot tables</skill>, <skill>cycle counting</skill>, <skill>RF scanners</skill>, <skill>5S</skill></skills>. <language>German</language>: <level>enough to order dinner</level>.

<h>COMMUNITY</h>
<vol><title>Assistant coach</title>, <employer>Harker Heights Youth Football</employer>, <start>2015</start> – <end>2019</end></vol>
