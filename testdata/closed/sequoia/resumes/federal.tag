<name>DELPHINE A. MARKOWSKI-TEAL</name>
<place>4418 Pinyon Crest Drive, Ogden, UT 84403</place>
Mobile: <phone>(801) 555-0147</phone>
Email: <email>delphine.mteal@example.com</email>
Country of Citizenship: <status>United States of America</status>
Veterans' Preference: <status>5-point (TP)</status>
Highest Grade Held: <status>GS-0346-12, step 4</status>
Security Clearance: <status>Secret, active</status>
Availability: Job Type: Permanent. Work Schedule: Full-Time

<h>WORK EXPERIENCE:</h>

<job><employer>Northern Wasatch Depot Activity</employer>
<place>Hill AFB, UT United States</place>

<start>06/2019</start> - <end>Present</end>
Salary: $98,422.00 USD Per Year
Hours per week: 40
Series: 0346 Pay Plan: GS Grade: 12
<title>Logistics Management Specialist</title> (This is a federal job)
Supervisor: R. Quillfeather (555-0110)
Okay to contact this Supervisor: Contact me first

Duties, Accomplishments and Related Skills:
<point>SUPPLY CHAIN ANALYSIS: Analyze demand history for 1,900 national stock numbers and recommend changes of stock levels to the item managers. Cut backorders over 90 days from 312 to 77 within two fiscal years.</point>
<point>INTEGRATED LOGISTICS SUPPORT: Member of the integrated product team for a landing gear overhaul line; wrote three of the seven sections of the life cycle sustainment plan.</point>
<point>ORAL AND WRITTEN COMMUNICATION: Brief O-6 level leadership every month. Prepare staff packages and point papers.</point></job>

<job><employer>Northern Wasatch Depot Activity</employer>
<place>Hill AFB, UT United States</place>

<start>02/2015</start> - <end>06/2019</end>
Salary: $71,010.00 USD Per Year
Hours per week: 40
Series: 2010 Pay Plan: GS Grade: 9/11
<title>Inventory Management Specialist</title> (This is a federal job)
Supervisor: Retired

Duties, Accomplishments and Related Skills:
<point>Computed requirements for 640 consumable items using D200A; initiated purchase requests up to $250,000.</point>
<point>Trained four newly hired specialists on the quarterly computation cycle.</point></job>

<job><employer>United States Army</employer>
<place>Fort Riley, KS</place>

<start>08/2006</start> - <end>11/2014</end>
Hours per week: 50
Rank: E-6
<title>Automated Logistical Specialist (92A), Staff Sergeant</title>

Duties, Accomplishments and Related Skills:
<point>Ran a supply support activity warehouse with 12 soldiers; 99.1% location accuracy at the last inspection.</point>
<point>Deployed to Kuwait twice (2008, 2011-12).</point></job>

<h>EDUCATION:</h>
<edu><school>Bonneville Valley State College</school> <place>Ogden, UT</place>
<degree>Bachelor's Degree</degree> <end>05/2018</end>
GPA: <grade>3.42 of a maximum 4.0</grade>
Credits Earned: 124 Semester hours
Major: <field>Supply Chain Management</field> Minor: Economics</edu>

<h>JOB RELATED TRAINING:</h>
<cert><cname>DAWIA Life Cycle Logistics Practitioner</cname>, <date>2021</date></cert>
<cert><cname>Lean Six Sigma Green Belt</cname>, <issuer>Air Force Sustainment Center</issuer>, <date>09/2017</date></cert>
LOG 340 Life Cycle Product Support (40 hrs), in progress

<h>LANGUAGE SKILLS:</h>
<language>Polish</language>
Spoken: <level>Intermediate</level>
Written: Novice

<h>REFERENCES:</h>
<other>Name: Harlan Drewsbury  Employer: retired  Title: Chief, Supply Branch  Phone: 801-555-0199  Type: Professional</other>
