<name>THEODORA W. PELLINGROVE</name>
<place>1190 Sagehen Loop, Carson City, NV 89701 US</place>
Mobile: <phone>775-555-0119</phone>   Evening Phone: same
Email: <email>tw.pellingrove@example.org</email>

<h>Availability:</h>      Job Type: Permanent, Term      Work Schedule: Full-Time
<h>Desired locations:</h> US-NV-Reno; US-NV-Carson City; US-CA-Susanville
Country of Citizenship: <status>United States of America</status>
Veterans' Preference: <status>No</status>
Highest Grade: <status>GS-0454-11, 06/2019 - Present</status>

<h>Work Experience:</h>

<job><employer>Great Basin Rangeland Field Office</employer>                        <start>06/2019</start> - <end>Present</end>
<place>Carson City, NV US</place>                                         Hours per week: 40
                                                          Series: 0454 Pay Plan: GS Grade: 11
<title>Rangeland Management Specialist</title> (This is a federal job)
Supervisor: L. Amberdine (775-555-0122)   Okay to contact this Supervisor: Yes

Duties, Accomplishments and Related Skills:
<point>RANGE MONITORING: Plan and carry out long-term trend monitoring on 31 allotments
(about 614,000 acres) using line-point intercept and AIM core methods. Train 2-4
seasonal technicians each year; do not sign their appraisals.</point>
<point>PERMIT ADMINISTRATION: Process grazing permit renewals; write the range sections of
Environmental Assessments under NEPA as member of an interdisciplinary team.</point>
<point>GIS: Maintain pasture and water development layers in ArcGIS Pro.</point>
</job>

<job><employer>Great Basin Rangeland Field Office</employer>                        <start>05/2016</start> - <end>06/2019</end>
<place>Elko, NV US</place>                                                Hours per week: 40
                                                          Series: 0454 Pay Plan: GS Grade: 07/09
<title>Rangeland Management Specialist (Career Ladder)</title> (This is a federal job)
Supervisor: D. Kettlebrink (retired)      Okay to contact this Supervisor: Contact me first

Duties, Accomplishments and Related Skills:
<point>Compliance checks on horseback and by truck, 12 allotments. Wrote 3 trespass case files.</point>
<point>Emergency Stabilization seeding after the Coyote Draw fire: laid out 4,200 acres of drill rows.</point>
</job>

<job><employer>Pellingrove Bros. Livestock</employer>                               <start>01/2012</start> - <end>04/2016</end>
<place>Wells, NV US</place>                                               Hours per week: 25
                                                          Salary: 900.00 USD Per Month + room and board
<title>Ranch Hand / Bookkeeper</title>
Supervisor: family

Duties, Accomplishments and Related Skills:
<point>Calving, fence, haying. QuickBooks for a 400-head cow-calf operation.</point>
</job>

<h>Education:</h>
<edu><school>Ruby Valley State University</school>  <place>Elko, NV US</place>
<degree>Bachelor's Degree</degree>  <end>05/2015</end>
GPA: <grade>3.42 of a maximum 4.0</grade>   Credits Earned: 128 Semester hours
Major: <field>Rangeland Ecology</field>  Minor: Soils
<point>Relevant Coursework: Range Plants (4), Wildland Soils (3), Range Inventory & Analysis (4),
Watershed Mgmt (3). 21 semester hours in range management total.</point>
</edu>

<h>Job Related Training:</h>
<cert><cname>NEPA 101</cname>, <date>2017</date></cert>; <cert><cname>Pesticide Applicator, NV Category 6</cname> (expires <date>12/2025</date>)</cert>; <cert><cname>S-130/S-190 Basic Wildland Firefighter</cname>, <date>2016</date></cert>

<h>Language Skills:</h>
<language>Basque</language>   Spoken: <level>Novice</level>   Written: None   Read: None

<h>References:</h>
<other>Available from HR on request. Name / Employer / Title / Phone columns left out here.</other>
