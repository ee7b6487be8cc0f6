<name>TERESA M. YELLOWHORSE-GRANT</name>
<place>4410 Larkspur Court NW, Albuquerque, NM 87120</place>
Day Phone: <phone>505-555-0108</phone>     Email: <email>tmygrant@example.org</email>
<status>U.S. Citizen: Yes</status>     <status>Veterans' Preference: 5 points (TP)</status>     Highest Grade: GS-0560-12, step 4
<status>Clearance: Public Trust (Tier 4), adjudicated 2021</status>
Availability: Permanent, Full-time    Desired locations: NM, AZ, Remote

<h>WORK EXPERIENCE</h>

<job><employer>U.S. Department of the Interior, Bureau of Indian Affairs</employer>
<place>Albuquerque, NM United States</place>

<start>07/2019</start> - <end>Present</end>
Salary: $98,422.00 USD Per Year
Hours per week: 40
Series: 0560  Pay Plan: GS  Grade: 12
<title>Budget Analyst</title> (This is a federal job)
Supervisor: Leonard Ashkii (505-555-0190), Okay to contact this Supervisor: Yes

Duties, Accomplishments and Related Skills:
<point>BUDGET FORMULATION: Prepare the annual justification for three Southwest Region programs
(roads, detention, natural resources), together $41.7M, including narrative, object class
tables and out-year estimates.</point>
<point>BUDGET EXECUTION: Monitor apportionments, allotments and commitments in FBMS; prepare SF-132
and SF-133 inputs; stopped two potential ADA violations at the obligation stage.</point>
<point>ADVICE: Brief regional director and superintendents quarterly. Explain carry-over rules to
638 contract tribes, orally and in writing.</point>
<point>- Detailed 120 days to Central Office (11/2022 - 02/2023) as acting team lead of 4; no pay change.</point>
</job>
<job><employer>Department of the Army, U.S. Army Garrison</employer>
<place>White Sands Missile Range, NM United States</place>

<start>02/2014</start> - <end>07/2019</end>
Hours per week: 40
Series: 0561  Pay Plan: GS  Grade: 07
<title>Budget Technician (OA)</title> (This is a federal job)
Supervisor: Ms. C. Duarte (retired) , Okay to contact this Supervisor: Contact me first

<point>Reviewed 60 to 90 funding documents (MIPR, DTS orders) a week for appropriation, line of
accounting and signature authority.</point> <point>Trained 8 departmental cardholders.</point> <point>Promoted from
GS-06 in 2016.</point>
</job>
<job><employer>Sandia Crest Casino & Resort</employer>
<place>Bernalillo, NM</place>
<start>05/2011</start> - <end>02/2014</end>     Hours per week: 32
<title>Cage Cashier / Revenue Audit Clerk</title>
Supervisor: Not available
<point>Balanced imprest bank of $250,000; audited slot drop sheets at night.</point>
</job>
<job><employer>United States Air Force</employer>
<place>Kadena AB, Japan; Kirtland AFB, NM</place>
<start>06/2005</start> - <end>06/2011</end>
Hours per week: 50
<title>Financial Management & Comptroller (6F0X1), Staff Sergeant (E-5)</title>
<point>Customer service, travel pay, then accounting liaison. Deployed 6 months as disbursing agent
with $1.2M in cash, balanced to the cent.</point>
</job>
<h>EDUCATION</h>

<edu><school>University of New Mexico</school> <place>Albuquerque, NM United States</place>
<degree>Bachelor's Degree</degree> <end>05/2014</end>
GPA: <grade>3.44</grade> of a maximum 4.00
Credits Earned: 128 Semester hours
Major: <field>Accounting</field>   Minor: Native American Studies</edu>

<edu><school>Community College of the Air Force</school>
<degree>Associate's Degree</degree> <end>10/2010</end>
Major: <field>Financial Management</field></edu>

<h>JOB RELATED TRAINING</h>

<cert><cname>Appropriations Law</cname> (32 hours, <issuer>Management Concepts</issuer>), <date>2020</date></cert>; <cert><cname>Certified Defense Financial Manager</cname>, <issuer>ASMC</issuer>, <date>2018</date> (inactive)</cert>; <cert><cname>FAC-COR Level I</cname>, <date>2021</date></cert>

<h>LANGUAGE SKILLS</h>
<language>Navajo</language>   Spoken: <level>Advanced</level>  Written: Novice  Read: Intermediate

<h>AFFILIATIONS</h>
<vol><employer>American Society of Military Comptrollers</employer> - <title>Member</title></vol>

<h>REFERENCES</h>
<other>Leonard Ashkii   Bureau of Indian Affairs   Supervisory Budget Officer   505-555-0190   Professional</other>
<other>Rhoda Benally   retired   former colleague   505-555-0177   Professional</other>

<h>ADDITIONAL INFORMATION</h>
Software: <skills><skill>FBMS (SAP)</skill>, <skill>GFEBS</skill>, <skill>DTS</skill>, <skill>Excel (pivot tables, Power Query)</skill>, <skill>Oracle BI</skill></skills>
