<name>LIM WEI JIE</name><h>CONTACT</h>
<phone>+65 9555 1462</phone>
<email>weijie.lim@example.com</email>
<place>Punggol, Singapore</place>
<status>Singapore Citizen</status>
<status>NS: completed (SCDF)</status>
<headline>Process Engineer, Wafer Fab (Wet Etch)</headline>
<h>TECHNICAL</h><skills>
<skill>SPC</skill>
<skill>DOE</skill>
<skill>JMP</skill>
<skill>FMEA</skill>
<skill>Python</skill> (pandas)
<skill>SQL</skill></skills>
<h>LANGUAGES</h>
<language>English</language>
<language>Mandarin</language>
<language>Hokkien</language> <level>conversational</level>
<h>EXPERIENCE</h><job><employer>STRAITS SILICON FOUNDRY PTE LTD</employer><start>07/2019</start> – <end>Current</end>
<title>Senior Process Engineer</title>(from <start>01/2022</start>)
<title>Process Engineer</title>(<start>07/2019</start> – <end>12/2021</end>)
<place>Woodlands</place>•<point>Module owner of 11 wet bench tools (SCREEN, TEL)
covering RCA clean and nitride strip</point>
•<point>Cut particle excursions from 9 to 2 per quarter after
changing the filter and dryer recipe</point>
•<point>Wrote Python script for tool matching; used by 4 other
modules</point>
•<point>24/7 on-call, 1 week in 5</point></job>
<job><employer>KALLANG MICRO ASSEMBLY</employer><start>01/2018</start> – <end>06/2018</end>
<title>Intern, Yield</title>
<place>Kallang</place>•<point>Collected bond pull data, updated control limits</point></job>
<job><employer>SCDF (National Service)</employer><start>2012</start> – <end>2014</end>
<title>Section Commander, Fire Station</title></job>
2 | Lim Wei Jie | Resume
<h>EDUCATION</h><edu><school>NATIONAL UNIVERSITY OF SINGAPORE</school><start>2015</start> – <end>2019</end>
<degree>B.Eng (Hons)</degree> <field>Chemical Engineering</field><grade>2nd Upper</grade></edu>
<edu><school>NGEE ANN POLYTECHNIC</school><start>2009</start> – <end>2012</end>
<degree>Diploma</degree>, <field>Chemical & Biomolecular Eng.</field><grade>GPA 3.71</grade></edu>
<h>CERTS</h><cert><cname>Six Sigma Green Belt</cname>(<issuer>SQI</issuer>)<date>2021</date></cert>
<cert><cname>WSQ Chemical Handling</cname><date>2019</date></cert>
<h>PROJECT</h><proj><title>FYP: electro-coagulation of fab rinse water</title>
<point>Bench scale, copper removal 88%</point></proj>
<h>INTERESTS</h><other>Bouldering, fish keeping, MRT maps</other>
