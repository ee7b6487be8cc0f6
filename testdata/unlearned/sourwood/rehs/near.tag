APPLICATION ATTACHMENT - WORK HISTORY
Applicant: <name>Derek W. Osterhaus</name>
Phone: <phone>530-555-0117</phone>
E-mail: <email>dwosterhaus@example.org</email>
City/State: <place>Oroville, California</place>

<h>A. LICENSES</h>
<cert>Type: <cname>Registered Environmental Health Specialist (REHS)</cname>
Issued by: <issuer>California Department of Public Health</issuer>
Issued: <date>02/2025</date></cert>
<status>Driver license: California Class C, valid</status>

<h>B. EMPLOYMENT (most recent first)</h>

<job>Employer: <employer>Butte Hollow County, Division of Environmental Health</employer>
Job title: <title>Environmental Health Specialist I</title>
From: <start>02/2025</start>
To: <end>Present</end>
Hrs/week: 40
Duties: <point>Inspect restaurants, markets, mobile food facilities and temporary food events under the California Retail Food Code.</point> <point>Inspect public pools and spas.</point> <point>Investigate complaints and foodborne illness reports.</point> <point>Write notices of violation; data entry in Accela.</point></job>

<job>Employer: <employer>Butte Hollow County, Division of Environmental Health</employer>
Job title: <title>Environmental Health Trainee</title>
From: <start>03/2024</start>
To: <end>02/2025</end>
Hrs/week: 40
Duties: <point>Trainee letter from CDPH; rotated through food, recreational water, onsite wastewater and body art programs with a registered specialist.</point></job>

<job>Employer: <employer>Feather Bend Unified School District</employer>
Job title: <title>Science Teacher, grades 7-8</title>
From: <start>08/2014</start>
To: <end>06/2023</end>
Hrs/week: 40
Duties: <point>Taught life and earth science to about 150 students a year.</point> <point>Ran the school garden, including a food safety class for parent volunteers in Spanish and English.</point></job>

<h>C. EDUCATION</h>
<edu>School: <school>California State University, Chico</school>
Degree: <degree>Bachelor of Science</degree>
Major: <field>Biology</field>
Completed: <end>2013</end></edu>
Semester units of basic science: 58

<h>D. OTHER</h>
Certificates: <cert><cname>40-hour HAZWOPER</cname> (<date>2024</date>)</cert>
Languages: <language>Spanish</language>, <level>conversational</level>
Skills: <skills><skill>Accela</skill>; <skill>California Retail Food Code</skill>; <skill>recreational water inspection</skill>; <skill>report writing</skill>; <skill>public speaking</skill></skills>
