<name>DARLENE K. WHITMORE</name>
<place>4418 Burr Oak Lane, Martinsburg, WV 25404</place>
Mobile: <phone>(304) 555-0148</phone>    Email: <email>darlene.whitmore@example.com</email>
<status>Citizenship: United States</status>
<status>Veterans' Preference: 5-point (TP)</status>
<status>Highest Grade Held: GS-0343-12, step 4</status>
<status>Security Clearance: Public Trust (Tier 2), adjudicated 2019</status>

<h>OBJECTIVE</h>: <headline>Supervisory Management Analyst, GS-0343-13, Announcement VHA-24-11873</headline>

<h>WORK EXPERIENCE</h>

<job><employer>Department of Veterans Affairs, Martinsburg VA Medical Center</employer>
<place>510 Butler Avenue, Martinsburg, WV</place>
Dates Employed: <start>06/2018</start> - <end>Present</end>
Hours per Week: 40
Series/Grade: GS-0343-12      Salary: $94,199 per year
<title>Management & Program Analyst</title>
Supervisor: Harold Pinckney, (304) 555-0199; okay to contact this person: Yes
Duties, Accomplishments and Related Skills:
PROGRAM EVALUATION: <point>Conduct annual reviews of 14 outpatient clinics against VHA
access standards; prepare findings and corrective action plans for the Associate
Director.</point> <point>Cut average days to third next available appointment in podiatry
from 31 to 17.</point>
BUDGET: <point>Track a $6.2M non-recurring maintenance fund in FMS and reconcile
monthly with Fiscal Service.</point>
DATA: <point>Built Excel and Power BI reports used at the daily huddle by about 40 supervisors.</point>
POLICY: <point>Author or co-author of nine medical center policies (MCPs), including
Beneficiary Travel and Space Management; route through concurrence, union
notification (AFGE) and signature in an average of 54 days.</point>
LEADERSHIP: <point>Acting Supervisor of the four-person analyst section for two periods
of 120 days (2021 and 2023), including mid-year performance discussions.</point>
<point>Facility lead for the 2022 All Employee Survey action plans; response rate rose
from 48% to 63%.</point> <point>Contracting Officer's Representative for two transcription
and courier contracts ($410,000 combined), no cure notices issued.</point></job>

<job><employer>Department of Veterans Affairs, VISN 5 Network Office</employer>
<place>Linthicum, MD</place> (detail, not to exceed 120 days, non-competitive)
Dates Employed: <start>02/2020</start> - <end>06/2020</end>
Hours per Week: 40
Series/Grade: GS-0343-12
<title>Health Systems Specialist (Detail)</title>
Supervisor: R. Skaggs; okay to contact: Yes
<point>Compiled the daily PPE burn rate for six facilities and briefed it at 0730.</point>
<point>Reconciled bed counts reported in BMS against nursing huddles.</point></job>

Whitmore, D.                                                       Page 2 of 3

<job><employer>Internal Revenue Service</employer>
<place>Kearneysville, WV</place>
Dates Employed: <start>01/2014</start> - <end>06/2018</end>
Hours per Week: 40
Series/Grade: GS-0344-07 (01/2014 - 02/2016), GS-0344-08 (02/2016 - 06/2018)
Salary: $47,016 per year
<title>Management Assistant</title>
Supervisor: T. Oyelaran (retired); okay to contact: No
<point>Maintained position management files for 310 FTE in HR Connect.</point>
<point>Drafted replies to 60-70 congressional inquiries per year within the 10-day limit.</point>
<point>Served as alternate timekeeper (WebTA).</point>
<point>Ordered supplies with a government purchase card, limit $3,500 per transaction; three
clean audits.</point></job>

Whitmore, D.                                                       Page 3 of 3

<job><employer>United States Air Force</employer>, <place>Ramstein AB, Germany</place>
<start>08/2007</start> to <end>11/2013</end>      Hours per Week: 40+
<title>Knowledge Operations Management Craftsman (3D071)</title>, E-5, Honorable Discharge
<point>Ran the records program of a 480-person maintenance squadron; zero findings in the
2012 unit compliance inspection.</point>
<point>Trained 22 records custodians.</point></job>

<h>EDUCATION</h>
<edu><school>Shepherd University</school>, <place>Shepherdstown, WV</place>
<degree>Bachelor's Degree</degree>, <end>05/2017</end>, <grade>GPA: 3.41 of 4.0</grade>
Major: <field>Business Administration</field>   Credits Earned: 121 semester hours</edu>
<edu><school>Community College of the Air Force</school>, <degree>Associate of Applied Science</degree>, <field>Information Management</field>, <end>2012</end></edu>

<h>JOB RELATED TRAINING</h>
<cert><cname>Lean Six Sigma Yellow Belt</cname>, <issuer>VA Acquisition Academy</issuer>, <date>03/2020</date></cert>
<cert><cname>FAC-COR Level I</cname> (40 hours), <date>09/2021</date></cert>
<cert><cname>Introduction to Supervision</cname>, <issuer>Graduate School USA</issuer>, <date>2022</date></cert>

<h>SKILLS</h>
<skills><skill>Power BI</skill>; <skill>Excel</skill>; <skill>FMS</skill>; <skill>HR Connect</skill>; <skill>VSSC data cubes</skill>; <skill>process mapping in Visio</skill>; <skill>SharePoint (site owner)</skill></skills>

<h>LANGUAGES</h>
<language>German</language>: Spoken <level>Novice</level>; Written Novice; Read Novice

<h>AWARDS</h>
<award><title>Special Contribution Award</title>, <employer>Martinsburg VAMC</employer>, <end>2021</end></award>
<award><title>Air Force Achievement Medal</title> (2 oak leaf clusters)</award>

<h>REFERENCES</h>
<other>Harold Pinckney, Chief of Quality Management, Martinsburg VAMC, (304) 555-0199, professional</other>
<other>Ruthanne Skaggs, Program Specialist, VISN 5, (410) 555-0162, professional</other>
