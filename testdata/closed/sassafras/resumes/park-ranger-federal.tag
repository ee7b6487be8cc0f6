<name>LEILANI R. KEAWE-MARSH</name>
<place>PO Box 114, Three Rivers, CA 93271</place>
Day phone: <phone>559-555-0151</phone>
Email: <email>lkeawemarsh@example.org</email>
Citizenship: <status>United States</status>
Veterans' Preference: <status>none</status>
Highest grade held: <status>GS-0025-09, permanent competitive</status>

Announcement: WR-2025-0417, Supervisory Park Ranger (Interpretation), GS-11

<h>WORK EXPERIENCE</h>

<job>Employer: <employer>National Park Service, Sequoia and Kings Canyon National Parks</employer>
Address: <place>47050 Generals Highway, Three Rivers, CA</place>
Position: <title>Park Ranger (Interpretation)</title>, GS-0025-09
Dates: <start>04/2019</start> – <end>Present</end>
Hours per week: 40
Salary: $61,947 per annum
Supervisor: Tom Braddock; may contact: YES
Duties and accomplishments:
PROGRAM PLANNING: <point>Develop the annual interpretive plan for the Foothills district; schedule 14 seasonal rangers and 60 volunteers.</point> <point>Served as acting supervisor (GS-11, 120-day detail, May–Aug 2023).</point>
PUBLIC PROGRAMS: <point>Present about 110 walks, talks and campfire programs per season in English, selected programs in Spanish.</point>
EMERGENCY: <point>Information officer (trainee) on the KNP Complex Fire, 2021.</point></job>

<job>Employer: <employer>National Park Service, Hawai'i Volcanoes National Park</employer>
Address: <place>Volcano, HI</place>
Position: <title>Park Guide</title>, GS-0090-05
Dates: <start>06/2016</start> – <end>03/2019</end>
Hours per week: 40
Salary: $36,356 per annum
Supervisor: retired; may contact: N/A
Duties and accomplishments: <point>Staffed visitor center (2,000+ contacts/day in peak), gave crater rim walks, wrote closure notices during the 2018 eruption.</point></job>

<job>Employer: <employer>Student Conservation Association</employer>
Position: <title>Education Intern</title> (stipend) at Pinnacles NP
Dates: <start>01/2015</start> – <end>12/2015</end>
Hours per week: 40</job>

<h>EDUCATION</h>
<edu><school>University of Hawai'i at Hilo</school>, <place>Hilo, HI</place>
<degree>Bachelor of Science</degree>, <end>12/2014</end>. Major: <field>Geology</field>. Minor: Hawaiian Studies.
GPA: <grade>3.41 of 4.0</grade>. Credits: 126 semester hours.</edu>

<h>JOB RELATED TRAINING</h>
<cert><cname>Certified Interpretive Trainer</cname>, <issuer>National Association for Interpretation</issuer>, <date>2022</date> (40 h)</cert>
<cert><cname>Wilderness First Responder</cname>, <date>03/2024</date></cert>
<cert><cname>S-203 Introduction to Incident Information</cname>, <issuer>NWCG</issuer>, <date>2020</date></cert>
<cert><cname>Fundamentals of Supervision, module 1 of 3</cname>, <date>2024</date></cert>

<h>LANGUAGE SKILLS</h>
<language>Spanish</language>   Spoken: <level>Intermediate</level>   Written: Novice   Read: Intermediate
<language>Hawaiian</language>   Spoken: <level>Advanced</level>   Written: Advanced   Read: Advanced

<h>REFERENCES</h>
<other>Joanna Fitch, District Interpreter (former), professional, 808-555-0190</other>
