<name>Perpetua Nakamura-Hollis</name>, MSN, RN, CNE
<headline>Sr. Lecturer, School of Nursing</headline>
Email: <email>pnakamurahollis@example.edu</email>
Phone: <phone>+1-406-555-0120</phone> (Ext. 14)
Bitterroot State University, <place>Hamilton, MT</place>

Last updated on Monday, March 04, 2024


---


<h>EDUCATION</h>

 <edu><school>College of Nursing, Palouse University</school>, <place>Pullman, WA, USA</place>
   <degree>Master of Science in Nursing</degree>; Emphasis: <field>Nurse Educator</field> (<start>2014</start> - <end>2017</end>)</edu>

 <edu><school>Sacred Ridge College</school>, <place>Great Falls, MT, USA</place>
   <degree>Bachelor of Science</degree>, <field>Nursing</field> (<start>2003</start> - <end>2007</end>)</edu>


---


<h>AWARDS AND HONORS</h>

 Palouse University, Pullman, WA, USA
    1. <award><title>Outstanding Educator Track Student</title> (<end>May 2017</end>)</award>
    2. <award><title>Sigma Theta Tau Induction</title> (<end>March 2016</end>)</award>


---


<h>ACADEMIC EXPERIENCE</h>

 <job><employer>School of Nursing, Bitterroot State University</employer>, <place>Hamilton, MT, USA</place>
   <title>Lecturer</title>, from 2020 <title>Senior Lecturer</title>, Adult Health, Department of Undergraduate Studies (<start>2017</start> - <end>present</end>)</job>

 <job><employer>Sacred Ridge College</employer>, <place>Great Falls, MT, USA</place>
   <title>Clinical Adjunct</title>, Med-Surg rotations, two semesters (<start>2015</start> - <end>2016</end>)
    Mentor: name on request</job>


---


<h>TEACHING</h>

 Bitterroot State University
    NUR 307 Adult Health I (Fall 2023, 2022, Spring 2021; undergraduate level)
    NUR 411 Capstone Simulation (Spring 2024, 2023; undergraduate level)
    NUR 101 Introduction to the Profession (Fall 2018; undergraduate level)


---


<h>CLINICAL EXPERIENCE</h>

 <job><employer>Sapphire Valley Hospital</employer>, <place>Hamilton, MT, USA</place>
   <title>Staff Nurse</title>, PRN, Emergency Department (<start>July 2018</start> - <end>present</end>)</job>

 <job><employer>Larch Hollow Heart Center</employer>, <place>Great Falls, MT, USA</place>
   <title>Registered Nurse</title>, later <title>Charge Nurse</title>, Telemetry, nights (<start>June 2008</start> - <end>August 2017</end>)</job>

 <job><employer>Milk River Care Home</employer> (Formerly Havre Manor), <place>Havre, MT, USA</place>
   <title>Graduate Nurse</title> (<start>July 2007</start> - <end>June 2008</end>)</job>


---


<h>CERTIFICATIONS</h>

  <issuer>National League for Nursing</issuer>
    <cert><cname>Certified Nurse Educator</cname> (<date>December 2019</date>)</cert>

  <issuer>American Heart Association</issuer>
    <cert><cname>ACLS Instructor</cname> (<date>May 2022</date>)</cert>
    <cert><cname>BLS Provider</cname> (<date>May 2024</date>)</cert>


---


<h>SERVICE AND LEADERSHIP ROLES</h>

 Bitterroot State University, Hamilton, MT, USA
    <vol><title>Faculty Adviser</title>, Student Nurses' Association (<start>Fall 2019</start> - <end>present</end>)</vol>
    <vol><title>Member</title>, Simulation Lab Committee (<start>2021</start> - <end>2023</end>)</vol>


---


<h>SKILLS AND TOOLS</h>

 <skills><group>Simulation</group>
    <skill>Debriefing (PEARLS)</skill>, <skill>scenario writing</skill>, and <skill>moulage</skill>

 <group>Programs and Packages</group>
    <skill>Canvas</skill>, <skill>ExamSoft</skill>, <skill>Epic</skill>, <skill>SPSS</skill>, and <skill>Laerdal SimMan</skill>
</skills>
