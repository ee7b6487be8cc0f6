<name>DENISE R. HALVORSEN</name>
1187 Quarry Street, <place>Pocatello, ID 83201</place>
Day phone: <phone>208-555-0177</phone>     Evening: <phone>208-555-0119</phone>
E-mail: <email>denise.halvorsen@example.com</email>

Citizenship: <status>United States</status>
Veterans' Preference: <status>N/A</status>
Highest Federal Grade Held: <status>GS-0343-11, permanent, career tenure</status>
Announcement No.: 24-1187-BLM-DE     Job Title: Management and Program Analyst, GS-12

<h>WORK EXPERIENCE</h>

<job><employer>U.S. DEPARTMENT OF THE INTERIOR, Bureau of Land Management</employer>
Upper Portneuf Field Office, <place>Pocatello, Idaho</place>
Position Title: <title>PROGRAM ANALYST</title>
Series/Grade: GS-0343-11, Step 4
Dates Employed: <start>06/14/2020</start> to <end>Present</end>
Hours per week: 40
Salary: $78,907 per annum
Supervisor: Marcus Teel, 208-555-0160. May contact: YES

DUTIES, ACCOMPLISHMENTS AND RELATED SKILLS:
<point>BUDGET FORMULATION: I build the annual budget call for 5 subactivities ($6.4M) and track
obligations in FBMS weekly. I found $212,000 of expired-year deobligations in FY22.</point>
<point>DATA ANALYSIS: I maintain the Power BI dashboard of grazing permit renewals (412 permits)
used by the State Office. I assisted the State lead in designing the data standard.</point>
<point>BRIEFINGS: I wrote 14 briefing papers for the District Manager and presented 6 of them.</point></job>

<job><employer>U.S. DEPARTMENT OF AGRICULTURE, Farm Service Agency</employer>
Bingham County Office, <place>Blackfoot, Idaho</place>
Position Title: <title>PROGRAM TECHNICIAN</title>
Series/Grade: CO-1101-07
Dates Employed: <start>03/02/2015</start> to <end>06/12/2020</end>
Hours per week: 40
Salary: $48,112 per annum
Supervisor: Lorna Bexley, phone unknown (retired). May contact: NO

<point>Processed ARC/PLC and CFAP applications for roughly 530 producers per program year.</point>
<point>Reconciled farm records after the county's change to a new GIS layer; 97 acreage disputes closed
without appeal.</point>
<point>Trained two seasonal technicians.</point></job>

<job><employer>SNAKE PLAIN SEED & SUPPLY</employer>, <place>Blackfoot, Idaho</place>
Position Title: <title>BOOKKEEPER (part time)</title>
Dates Employed: <start>09/2012</start> to <end>02/2015</end>
Hours per week: 24
Salary: $14.50 per hour
Supervisor: owner; business closed

<point>Kept accounts payable and receivable in QuickBooks and ran payroll for 11 employees.</point></job>

<h>EDUCATION</h>

<edu><school>Idaho State University</school>, <place>Pocatello, ID</place>
<degree>Bachelor of Business Administration</degree>, <end>05/2014</end>
Major: <field>Accounting</field>    GPA: <grade>3.41</grade> out of 4.0    128 semester hours</edu>

<h>JOB-RELATED TRAINING</h>
<cert><cname>Appropriations Law (32 hours)</cname>, <date>2021</date></cert>
<cert><cname>FAC-COR Level I</cname>, <date>08/2022</date>, current</cert>
<cert><cname>Lean Six Sigma Yellow Belt</cname>, <issuer>DOI University</issuer>, <date>2023</date></cert>

<h>JOB-RELATED SKILLS</h>
<skills><skill>FBMS</skill>; <skill>Power BI</skill>; <skill>MS Excel (pivot tables, Power Query)</skill>; <skill>QuickBooks</skill>; <skill>GovTA</skill>; typing 65 wpm</skills>

<h>REFERENCES</h>
<other>Available on request. I certify that the above is true to the best of my knowledge.</other>
