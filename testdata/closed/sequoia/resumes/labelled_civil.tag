RESUME

<name>MD. RAFSAN KABIR TALUKDER</name>
<place>House# 17, Road# 4, Block-C, Mirpur-12, Dhaka-1216</place>
Cell: <phone>+880 1700-000 412</phone>
E-mail: <email>rafsan.talukder@example.com</email>

<h>CAREER OBJECTIVE :</h>
<summary>To work in a reputed construction firm where I can use my site experience in
high-rise and pile foundation works and grow with the company.</summary>

<h>EMPLOYMENT HISTORY :</h>
Total Year of Experience : 7.5 Year(s)

<job>1. Designation        : <title>Assistant Project Engineer</title>
   Name of Company    : <employer>Shapla Properties & Builders Ltd.</employer>
   Project            : 2B+G+14 storied residential building, Bashundhara R/A
   Duration           : <start>01 July 2020</start> to <end>till now</end>
   Department         : Construction
   Job Responsibilities :
   <point>> Supervise the casting of column, slab & beam as per drawing</point>
   <point>> Prepare bar bending schedule and estimate of materials</point>
   <point>> Bill checking of 9 sub-contractors (final approval by PM)</point></job>

<job>2. Designation        : <title>Site Engineer</title>
   Name of Company    : <employer>Meghna Foundation Works</employer>
   Project            : Cast in situ pile, 480 nos., Narayanganj
   Duration           : <start>12 Jan 2018</start> to <end>30 June 2020</end>
   Department         : Site
   Job Responsibilities :
   <point>> Layout of pile by total station with surveyor</point>
   <point>> Maintain boring log & daily progress report</point></job>

<job>3. Designation        : <title>Trainee Engineer</title> (<place>Gazipur</place>)
   Name of Company    : <employer>Do-Chala Consultants</employer>
   Duration           : <start>Mar 2017</start> to <end>Dec 2017</end></job>

<h>ACADEMIC QUALIFICATION :</h>

<edu>a) Exam Title      : <degree>B.Sc.</degree> in <field>Civil Engineering</field>
   Institute       : <school>Padma University of Technology</school>
   Result          : <grade>CGPA 3.11 out of 4.00</grade>
   Passing Year    : <end>2016</end></edu>
<edu>b) Exam Title      : <degree>H.S.C</degree>
   Group           : <field>Science</field>
   Institute       : <school>Sonargaon Model College</school>
   Result          : <grade>GPA 4.70 (out of 5)</grade>
   Passing Year    : <end>2011</end></edu>
<edu>c) Exam Title      : <degree>S.S.C</degree>
   Group           : <field>Science</field>
   Institute       : <school>Baidyer Bazar High School</school>
   Result          : <grade>GPA 5.00</grade>
   Passing Year    : <end>2009</end></edu>

<h>TRAINING :</h>
<cert>Topic : <cname>Structural Analysis with ETABS</cname>    Institute : <issuer>CAD Point Dhaka</issuer>    Year : <date>2019</date>    Duration : 3 months</cert>

<h>COMPUTER SKILL :</h>
<skills><skill>AutoCAD 2D</skill>, <skill>ETABS</skill> (basic), <skill>MS Excel</skill>, <skill>MS Word</skill>, <skill>Internet browsing</skill></skills>

<h>LANGUAGE PROFICIENCY :</h>
Language        Reading     Writing     Speaking
<language>Bangla</language>          <level>High</level>        High        High
<language>English</language>         <level>High</level>        Medium      Medium

<h>PERSONAL DETAILS :</h>
Father's Name     : Late Abdul Motin Talukder
Date of Birth     : <status>03 November 1993</status>
Marital Status    : <status>Married</status>
Nationality       : <status>Bangladeshi (by birth)</status>
Blood Group       : B+

<h>REFERENCE :</h>
<other>Engr. Shahin Alom, Project Manager, Shapla Properties & Builders Ltd.</other>

I do hereby declare that the above information is true to the best of my knowledge.

______________________
(Md. Rafsan Kabir Talukder)
