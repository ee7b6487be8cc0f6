                                   <h>CURRICULUM VITAE</h>

<name>VENKATA RAMANA PEDDINTI</name>
Mob: <phone>+91-90000 01827</phone>
E-mail: <email>vr.peddinti@example.com</email>

<h>CAREER OBJECTIVE:</h>
<summary>To work in a challenging environment where I can utilise my knowledge of civil
construction for the growth of the organisation as well as myself.</summary>

<h>SYNOPSIS:</h>
<summary>➢ Having 9+ years of experience in execution of high rise residential and industrial projects.
➢ Presently associated with M/s Sravani Infracon Pvt. Ltd. as Sr. Engineer (Structures).</summary>

<h>WORK EXPERIENCE:</h>

<job>1) Organisation   : M/s <employer>Sravani Infracon Pvt. Ltd.</employer>
   Client         : Godavari Urban Housing Board
   Project        : G+22 Residential Towers (4 Nos.), <place>Vijayawada</place>
   Designation    : <title>Sr. Engineer (Structures)</title>
   Duration       : <start>June 2021</start> to <end>Till Date</end>
   Roles & Responsibilities:
   ➢ <point>Execution of Mivan shuttering, bar bending schedule checking and pour cards.</point>
   ➢ <point>Preparation of sub-contractor bills and reconciliation of steel & cement.</point>
   ➢ <point>Achieved 9 days slab cycle against 12 days planned.</point></job>

<job>2) Organisation   : <employer>KNP Engineers & Contractors</employer>
   Client         : M/s Orient Tyres Ltd.
   Project        : Factory Building & Utility Block (PEB), <place>Sri City</place>
   Designation    : <title>Site Engineer - Civil</title>
   Duration       : <start>Aug-2018</start> to <end>May-2021</end>
   Roles & Responsibilities:
   ➢ <point>Layout marking with Total Station, levelling, foundation bolts.</point>
   ➢ <point>Daily Progress Report (DPR) to client and PMC.</point></job>

<job>3) Organisation   : <employer>Balaji Constructions</employer>, <place>Tirupati</place>
   Designation    : <title>Graduate Engineer Trainee</title> (promoted as <title>Jr. Engineer</title> w.e.f. 01.07.2017)
   Duration       : <start>15.06.2016</start> to <end>31.07.2018</end></job>

<h>EDUCATIONAL QUALIFICATION:</h>

Course          Institution                              Board/University     Year     %
<edu><degree>B.Tech</degree> (<field>Civil</field>)  <school>Sree Padmavathi Inst. of Tech.</school>           JNTU Anantapur       <end>2016</end>     <grade>68.40</grade></edu>
<edu><degree>Intermediate</degree>    <school>Narayana Jr. College</school>                     BIE AP               <end>2012</end>     <grade>83.10</grade></edu>
<edu><degree>SSC</degree>             <school>Z.P. High School</school>, <place>Puttur</place>                 SSC Board            <end>2010</end>     <grade>79.00</grade></edu>

<h>SOFTWARE SKILLS:</h>
<skills>* <skill>AutoCAD 2D</skill>
* <skill>MS Project</skill> (basic)
* <skill>MS Office</skill>
* <skill>STAAD Pro</skill> - course done</skills>

<h>STRENGTHS:</h>
<skills><skill>Hard working</skill>, <skill>Team leading</skill>, <skill>Quick learner</skill>.</skills>

<h>PERSONAL PROFILE:</h>
Father's Name      : P. Subba Rao
Date of Birth      : <status>05-06-1995</status>
Marital Status     : <status>Married</status>
Languages Known    : <language>Telugu</language>, <language>English</language>, <language>Hindi</language> and <language>Tamil</language> (<level>speak only</level>)
Permanent Address  : <place>D.No. 4-00, Gandhi Street, Puttur, Chittoor Dist. - 517583</place>
Passport No.       : Available

<h>DECLARATION:</h>
<other>I hereby declare that the above furnished details are true to the best of my knowledge.</other>

Place: Vijayawada
Date:                                                        (P. VENKATA RAMANA)
