<name>Joshua Ebdon</name>
<headline>Planning Officer | Development Management | RTPI-accredited</headline>
<place>Lancaster, England, United Kingdom</place>

<h>Contact</h>
<email>joshua.ebdon@example.com</email>
<phone>07700 900682</phone> (Mobile)

<h>Top Skills</h>
<skills><skill>Major applications</skill>
<skill>NPPF</skill>
<skill>Biodiversity net gain</skill></skills>

<h>Summary</h>
<summary>Planning officer with a passion for good places. Experienced in report writing for lay readers, negotiation and public speaking before elected members. Working towards MRTPI. Full driving licence and own car.</summary>

<h>Experience</h>

<job><employer>Lunesdale Council</employer>
<title>Planning Officer, Development Management</title>
<start>September 2023</start> - <end>Present</end> (1 year 6 months)
<place>Lancaster</place>
<point>Caseload of planning applications under delegated powers, with support on four major applications (10 to 60 dwellings).</point>
<point>Present own reports to Planning Committee.</point>
<point>Section 106 heads of terms negotiated with the principal officer.</point>
<point>Three planning appeals by written representations.</point>
<point>Householder works in conservation areas and to listed buildings.</point>
<point>Biodiversity net gain: first check of the metric before it goes to the county ecologist.</point>
<point>Idox Uniform and QGIS.</point>
<point>Pre-application enquiries for householders, duty planner desk on Wednesday mornings.</point></job>

<job><employer>Lunesdale Council</employer>
<title>Assistant Planner</title>
<start>October 2022</start> - <end>August 2023</end> (11 months)
<point>Validation, householder applications, certificates of lawfulness.</point></job>

<job><employer>Fellside Stores</employer>
<title>Customer Assistant</title>
<start>2019</start> - <end>2022</end> (3 years)</job>

<h>Education</h>
<edu><school>University of Manchester</school>
<degree>Master of Planning (MPlan)</degree>, <field>Planning with Real Estate</field> · (<start>2018</start> - <end>2022</end>)</edu>

<h>Licenses & Certifications</h>
<cert><cname>RTPI Licentiate Member</cname> · <date>2023</date></cert>
                                  Page 1 of 1
