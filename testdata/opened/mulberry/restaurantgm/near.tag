<name>Kendrick Amos Vail</name>
<place>Durham, North Carolina</place>   |   <phone>919-555-0162</phone>   |   <email>kvail@example.net</email>

<h>Professional Summary</h>
<summary>Hospitality leader with nine years in full service restaurants. Skilled in labor cost, scheduling, training and guest service. Ready for a first General Manager role.</summary>

<h>Key Skills</h>
<skills><skill>Toast</skill>            <skill>7shifts</skill>            <skill>Resy</skill>
<skill>Inventory</skill>        <skill>Scheduling</skill>         <skill>Hiring & training</skill>
<skill>Guest recovery</skill>   <skill>NC ABC rules</skill>       <skill>Private events</skill></skills>

<h>Experience</h>

<job><title>ASSISTANT GENERAL MANAGER</title>
<employer>Tobacco Row Kitchen</employer>
<place>Durham, NC</place>
<start>10/2021</start> - <end>Current</end>
• <point>Second in charge of a 150 seat full service restaurant with $5.1M in sales</point>
• <point>Write schedules for 50 FOH staff in 7shifts, hold labor cost within the GM's target of 30%</point>
• <point>Attend the weekly P&L meeting and report on controllables; the GM owns the P&L</point>
• <point>Hire and train servers, hosts and bartenders; turnover below 60%</point>
• <point>Order wine and dry goods from six vendors</point></job>

<job><title>FLOOR MANAGER</title>
<employer>Ninth & Vine Bistro</employer>
<place>Durham, NC</place>
<start>03/2018</start> - <end>09/2021</end>
• <point>Closed five nights a week, handled guest complaints and cash-out</point>
• <point>Monthly inventory</point></job>

<job><title>SERVER</title>
<employer>Ninth & Vine Bistro</employer>
<start>06/2016</start> - <end>02/2018</end></job>

<h>Certifications</h>
<cert><cname>ServSafe Manager</cname>, exp. <date>2027</date></cert>
<cert><cname>Court of Master Sommeliers, Introductory</cname>, <date>2022</date></cert>

<h>Education</h>
<edu><school>North Carolina Central University</school>
<degree>B.S.</degree> <field>Hospitality & Tourism</field>, <end>2016</end></edu>

<h>Languages</h>
<language>Spanish</language> (<level>conversational</level>)
