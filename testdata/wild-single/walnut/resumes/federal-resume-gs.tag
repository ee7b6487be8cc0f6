<name>Marguerite A. Tolliver</name>
4418 Pine Hollow Rd, <place>Chattanooga, TN 37405</place>
Day: <phone>423-555-0166</phone>   Email: <email>m.tolliver@example.org</email>
Citizenship: <status>United States</status>
Veterans' Preference: <status>5-point (TP)</status>
Highest Grade Held: GS-12, Step 4
Announcement: SE-24-11873-MP

<h>WORK EXPERIENCE</h>

<job><employer>U.S. Army Corps of Engineers</employer>, Nashville District
<place>Chattanooga, TN</place>
<start>06/2018</start> – <end>Present</end>
Salary: $94,112 per annum         Hours per week: 40
Series: 0343  Pay Plan: GS  Grade: 12
<title>Management and Program Analyst</title>
Duties, Accomplishments and Related Skills:
<point>PROGRAM ANALYSIS: Serve as analyst for the navigation lock maintenance program (13 locks). Prepare quarterly
obligation and expenditure reports; identified $1.3M in expiring funds and proposed realignment before year end.</point>
<point>BRIEFINGS: Draft and deliver briefings to the Deputy District Engineer; write point papers and talking points.</point>
<point>DATA: Built a Power BI dashboard on P2 and CEFMS extracts used by 40 project managers.</point>
Supervisor: R. Castellanos (555-0117). Okay to contact: Yes
</job>
<job><employer>Department of Veterans Affairs</employer>, Veterans Health Administration
Tennessee Valley Healthcare System, <place>Murfreesboro, TN</place>
<start>09/2014</start> – <end>06/2018</end>     Hours per week: 40
<title>Program Support Assistant</title> (OA), GS-0303-07; promoted to <title>Program Specialist</title>, GS-0301-09, in <start>02/2016</start>
<point>Scheduled credentialing boards; tracked 320 provider files in VetPro.</point>
<point>As Program Specialist, rewrote the office's records schedule and trained 11 clerks.</point>
Supervisor: Retired. Contact HR.
</job>
<job><employer>United States Army</employer>, 3rd Bn, 187th Infantry, <place>Fort Campbell, KY</place>
<start>08/2008</start> – <end>08/2014</end>     Hours per week: 60+
<title>Human Resources Sergeant</title> (42A, E-5)
<point>Processed awards, leave and evaluations for a 640-soldier battalion; deployed twice (OEF).</point>
</job>
<h>EDUCATION</h>
<edu><school>Austin Peay State University</school>, <place>Clarksville, TN</place>
<degree>Bachelor's Degree</degree>, <end>05/2013</end>
GPA: <grade>3.41 out of 4.0</grade>      Credits Earned: 124 Semester hours
Major: <field>Public Management</field>    Minor: Sociology
</edu>
<edu><school>University of Tennessee at Chattanooga</school>
Coursework toward <degree>Master of Public Administration</degree>, 18 of 36 hours, not completed (<start>2019</start>–<end>2020</end>)
</edu>
<h>JOB RELATED TRAINING</h>
<cert><cname>Lean Six Sigma Green Belt</cname> (<issuer>USACE Learning Center</issuer>, <date>2021</date>)</cert>
<cert><cname>COR Level II</cname> (<date>2019</date>)</cert>

<h>ADDITIONAL INFORMATION</h>
<skills><skill>CEFMS</skill>; <skill>P2</skill>; <skill>Power BI</skill>; <skill>MS Excel (pivot tables, Power Query)</skill>; <skill>VetPro</skill>; <skill>45 wpm</skill></skills>
Clearance: <status>Secret (active)</status>
