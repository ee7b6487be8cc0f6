<name>Darnell Pruitt</name>
<headline>Warehouse Lead / Forklift Operator</headline>
<place>Joliet, IL 60435</place>
<email>darnellpruitt7_abc@example.com</email>
<phone>+1 815 555 0142</phone>
Willing to relocate: No
<status>Authorized to work in the US for any employer</status>

<h>Work Experience</h>

<job><title>Lead, Receiving</title> (2nd Shift)
<employer>Brightwell Foods, Inc.</employer> - <place>Romeoville, IL</place>
<start>March 2021</start> to <end>Present</end>
<point>Run inbound dock with 7 guys. 35 to 50 trailers a night</point>
<point>Count, tag and put away, RF gun</point>
<point>Train new people on the reach truck</point>
</job>
<job><title>Forklift Operator/Order Picker</title>
<employer>Labormax Staffing</employer> (assigned to Brightwell Foods) - <place>Romeoville, IL</place>
<start>November 2020</start> to <end>March 2021</end>
<point>Temp to perm</point>
</job>
<job><title>Material Handler III</title>
<employer>Trane-Hollis Logistics</employer>, a division of Hollis Group LLC - <place>Bolingbrook, IL</place>
<start>June 2016</start> to <end>October 2020</end>
<point>Stand up, sit down, cherry picker. No accidents in 4 yrs</point>
<point>filled in for the supervisor when he was out</point>
<point>Cycle counts every friday, accuracy went up to 99.2</point>
</job>
<job><title>Cook</title>
<employer>Big Mo's Rib Shack</employer> - <place>Joliet, IL</place>
<start>2014</start> to <end>2016</end>
</job>
<job><title>Warehouse associate</title> (seasonal)
<employer>Fenmart Distribution Ctr #114</employer>
<start>October 2013</start> to <end>January 2014</end>
</job>
<h>Education</h>

<edu><degree>High school diploma or GED</degree>
<school>Joliet Central High School</school> - <place>Joliet, IL</place>
<end>June 2012</end>
</edu>
<edu><degree>Some college</degree> in <field>HVAC</field>
<school>Joliet Junior College</school> - <place>Joliet, IL</place>
<start>2012</start> to <end>2013</end>
</edu>
<h>Skills</h>

<skills>• <skill>Forklift</skill> (8 years)
• <skill>Pallet jack</skill> (10+ years)
• <skill>RF scanner</skill> (7 years)
• <skill>SAP</skill> (Less than 1 year)
• <skill>Cycle counting</skill> (4 years)
• <skill>Basic math</skill>
</skills>
<h>Certifications and Licenses</h>

<cert><cname>Forklift Certification</cname>
<date>May 2022</date> to May 2025</cert>
<cert><cname>OSHA 10</cname></cert>
<cert><cname>Driver's License</cname></cert>

<h>Assessments</h>

Warehouse associate — Proficient
October 2020
Assesses the tendency to succeed in a warehouse role
