<h>CURRICULUM VITAE</h> OF MR. <name>KWABENA OSEI-MENSAH</name>

<h>PERSONAL INFORMATION</h>
SURNAME:                  OSEI-MENSAH
OTHER NAMES:              KWABENA DANIEL
<status>DATE OF BIRTH:            7TH JULY, 1984</status>
<status>HOMETOWN/REGION:          JUASO, ASHANTI</status>
<status>NATIONALITY:              GHANAIAN</status>
STAFF ID:                 000000
POSTAL ADDRESS:           <place>P. O. BOX 112, KONONGO</place>
MOBILE:                   <phone>024 555 8190</phone>
E-MAIL:                   <email>kd.oseimensah@example.com</email>

<h>EDUCATIONAL BACKGROUND</h>
NAME OF INSTITUTION                          FROM        TO          CERTIFICATE
<edu><school>UNIVERSITY OF EDUCATION, WINNEBA</school>             <start>2014</start>        <end>2016</end>        <degree>B.ED</degree> (<field>BASIC EDUCATION</field>), SANDWICH</edu>
<edu><school>AKROKERRI COLLEGE OF EDUCATION</school>               <start>2005</start>        <end>2008</end>        <degree>DIPLOMA IN BASIC EDUCATION</degree></edu>
<edu><school>KONONGO ODUMASE SENIOR HIGH</school>                  <start>2001</start>        <end>2004</end>        <degree>SSSCE</degree></edu>
<edu><school>JUASO D/A J.S.S</school>                              <start>1998</start>        <end>2001</end>        <degree>BECE</degree></edu>

<h>POSTS HELD</h>
SCHOOL                           RANK / RESPONSIBILITY             PERIOD
<job><employer>PATRIENSAH D/A PRIMARY</employer>           <title>CLASS TEACHER, B5</title>                 <start>SEPT. 2008</start> – <end>AUG. 2012</end></job>
<job><employer>PATRIENSAH D/A J.H.S</employer>             <title>SUBJECT TEACHER (INTEGRATED SCIENCE)</title> <start>SEPT. 2012</start> – <end>JULY 2018</end></job>
<job><employer>DWEASE METHODIST J.H.S</employer>           <title>ASSISTANT HEADTEACHER</title>             <start>OCT. 2018</start> – <end>2022</end></job>
<job><employer>DWEASE METHODIST J.H.S</employer>           <title>AG. HEADTEACHER</title>                   <start>JAN. 2023</start> – <end>TO DATE</end></job>

<h>DUTIES PERFORMED AS AG. HEADTEACHER</h>
I.    <point>Preparation of School Performance Improvement Plan (SPIP) and capitation returns.</point>
II.   <point>Vetting of lesson notes of nine teachers weekly.</point>
III.  <point>Registering candidates for BECE (41 in 2023, 92% placed).</point>
IV.   <point>Secretary to the School Management Committee.</point>

<h>WORKSHOPS ATTENDED</h>
<cert><cname>Standards-Based Curriculum training for JHS</cname>, <issuer>NaCCA/GES</issuer> – <date>2020</date></cert>
<cert><cname>Differentiated Learning (GALOP)</cname> – <date>2021</date></cert>
<cert><cname>Ghana Teacher Licensure (NTC)</cname> – <date>2019</date></cert>

<h>OTHER EXPERIENCE</h>
<job><title>ASSISTANT EXAMINER</title>, <employer>WAEC</employer>, BECE Science, <start>2015</start> <end>to date</end> (every August)</job>
<job><title>ENUMERATOR</title>, 2021 Population & Housing Census, <employer>Ghana Statistical Service</employer>, <end>2021</end></job>

<h>LANGUAGES</h>:  <language>ENGLISH</language>, <language>ASANTE TWI</language>
<h>HOBBIES</h>:  <other>GARDENING, DRAUGHT, CHURCH CHOIR</other>

<h>REFEREES</h>
<other>1. THE CIRCUIT SUPERVISOR (SISO), DWEASE CIRCUIT, ASANTE AKIM</other>
<other>2. REV. ISAAC BOADU, METHODIST MANSE, KONONGO</other>

<other>SIGNATURE ………………………        DATE ………………………</other>
