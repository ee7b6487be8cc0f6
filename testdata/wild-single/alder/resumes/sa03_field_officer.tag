<h>BIO-DATA</h>

<name>Md. Shafiqul Alam</name>
C/O: Late Abdul Gofur, Vill: Char Bhairabi, P.O: Haimchar, Dist: <place>Chandpur, Bangladesh</place>
Cell: <phone>01712-660418</phone>, <phone>01911-206677</phone> (Request)
mail: <email>shafiq.alam82@example.net</email>

<h>OBJECTIVE</h>
<summary>Seeking a position in microfinance or livelihood programme of a national / international NGO where honesty and hard work is valued.</summary>

<h>JOB EXPERIENCE</h>

<job>Currently working as a <title>Field Officer</title> at <employer>Meghna Samaj Unnayan Sangstha</employer> (from <start>22.06.2015</start> to <end>Present</end>) in the <place>Haimchar Branch</place>. <point>My job is to form groups, collect savings and loan instalment from 14 samity (around 310 members), and keep the OTR above 97%.</point> <point>I am also doing passbook checking of another field officer every month.</point></job>

<job>Worked as a <title>Community Organizer</title> at <employer>Nodi Bangla Foundation</employer> (from <start>01.02.2012</start> to <end>30.05.2015</end>) in the flood shelter and WASH project, <place>Lakshmipur</place>. <point>Installed 46 nos. of tube well platform with the community contribution.</point> <point>Conducted courtyard meeting on sanitation and child marriage.</point></job>

<job>Worked as a <title>Enumerator</title> (part time) at <employer>Data Prism Research Ltd.</employer> (from <start>10.08.2011</start> to <end>15.12.2011</end>). <point>Household survey, 600 interviews by paper questionnaire.</point></job>

<h>TRAINNING</h>
<cert>1) <cname>Microfinance Operation and Delinquency Management</cname>, 5 days, <issuer>PKSF partner training centre</issuer>, <date>2016</date></cert>
<cert>2) <cname>Basic Disaster Preparedness</cname>, 3 days, <issuer>Upazila Parishad</issuer>, <date>2013</date></cert>

<h>EDUCATIONAL QUALIFICATION</h>
------------------------------------------------------------------------
Exam        Group / Subject       Board / University    Year    Result
------------------------------------------------------------------------
<edu><degree>M.S.S</degree>       <field>Political Science</field>     <school>National University</school>   <end>2011</end>    <grade>2nd Class</grade></edu>
<edu><degree>B.S.S (Hons)</degree><field>Political Science</field>     <school>National University</school>   <end>2010</end>    <grade>2nd Class</grade></edu>
<edu><degree>H.S.C</degree>       <field>Humanities</field>            <school>Comilla</school>               <end>2004</end>    <grade>GPA 3.60</grade></edu>
<edu><degree>S.S.C</degree>       <field>Humanities</field>            <school>Comilla</school>               <end>2002</end>    <grade>GPA 3.13</grade></edu>
------------------------------------------------------------------------

<h>COMPUTER SKILL</h>
<skills><skill>MS Word</skill>, <skill>Excel (medium)</skill>, <skill>internet browsing</skill>, <skill>Bijoy Bangla typing</skill></skills>

<h>PERSONAL INFORMATION</h>
Date of Birth : <status>1st January 1987</status>
Religion : <status>Islam (Sunni)</status>
Nationality : <status>Bangladeshi by birth</status>
Marital Status : <status>Married</status>
Blood Group : O+
National ID No. : 1987xxxxxxx418
Motor cycle driving license : <status>Yes</status>
Language : <language>Bangla</language> (<level>mother tongue</level>), <language>English</language> (<level>working</level>)

<h>REFERENCE</h>
<other>Md. Nurul Huda, Lecturer, Haimchar Govt. College. Cell: on request.</other>

<other>I, the undersigned, certify that to the best of my knowledge this bio-data correctly describes myself.</other>

___________________
(Md. Shafiqul Alam)
