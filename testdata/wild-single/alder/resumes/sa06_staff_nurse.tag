<h>RESUME</h>

Ms. <name>SHINY MOL VARGHESE</name>
<headline>REGISTERED NURSE (MOH PASSED)</headline>
Vattakunnel House, Ranni P.O, <place>Pathanamthitta Dist, Kerala - 689672</place>
Ph: <phone>+91 94955 20813</phone>
Email id: <email>shinymolvarghese@example.com</email>

<h>OBJECTIVE</h>
<summary>To serve the humanity by giving quality nursing care and to upgrade my knowledge in a challenging hospital.</summary>

<h>PROFESSIONAL QUALIFICATION</h>

Course | Institution | University | Year | Marks
--- | --- | --- | --- | ---
<edu><degree>GNM</degree> | <school>Holy Angels School of Nursing, Adoor</school> | Kerala Nurses & Midwives Council | <start>2010</start>-<end>2013</end> | <grade>69%</grade></edu>
<edu><degree>Post Basic B.Sc Nursing</degree> | <school>Sree Vinayaka College of Nursing, Bangalore</school> | RGUHS | <start>2016</start>-<end>2018</end> | <grade>72%</grade></edu>

<h>REGISTRATION</h>
<cert><cname>RN & RM</cname>, <issuer>Kerala Nurses and Midwives Council</issuer> - <date>2014</date></cert>
<cert><cname>MOH Exam</cname> passed <date>Feb 2023</date> (licence under process)</cert>
<cert><cname>BLS</cname> & <cname>ACLS</cname> - <issuer>AHA</issuer>, valid up to 11/2025</cert>

<h>WORK EXPERIENCE (Total : 6 Years 10 months)</h>

<job>Name of Hospital	:	<employer>St. Theresa Mission Hospital (150 beds)</employer>
Place		:	<place>Changanassery</place>
Department	:	Medical Ward & Casualty
Designation	:	<title>Staff Nurse</title>
Period		:	<start>02/01/2014</start> to <end>30/07/2016</end></job>

<job>Name of Hospital	:	<employer>Manipura Super Speciality Hospital (NABH, 400 beds)</employer>
Place		:	<place>Bangalore</place>
Department	:	MICU (18 beds)
Designation	:	<title>Staff Nurse</title>, <title>Shift In-charge</title> from Jan 2021
Period		:	<start>01/10/2018</start> to <end>31/12/2022</end></job>

<h>GAP</h>
Jan 2023 till now - preparing for Gulf exams and OET.

<h>EQUIPMENTS HANDLED</h>
<skills><skill>Ventilator</skill>, <skill>BiPAP</skill>, <skill>Defibrillator</skill>, <skill>Infusion & Syringe pump</skill>, <skill>ABG machine</skill>, <skill>12 lead ECG</skill></skills>

<h>PROCEDURES ASSISTED</h>
<skills><skill>Intubation</skill>, <skill>Central line</skill>, <skill>Tracheostomy</skill>, <skill>Lumbar puncture</skill></skills>

<h>PROCEDURES DONE</h>
<skills><skill>IV cannulation</skill>, <skill>Ryles tube insertion</skill>, <skill>Catheterization</skill>, <skill>ET suctioning</skill>, <skill>CPR</skill></skills>

<h>PERSONAL DETAILS</h>
Age & DOB : 31 yrs, <status>27/05/1992</status>
Sex : <status>Female</status>
Husband's Name : Biju Mathew
Nationality : <status>Indian</status>
Passport No : <status>T 48xxx13</status>
Languages known : <language>Malayalam</language>, <language>English</language>, <language>Kannada</language> (<level>speak</level>), <language>Hindi</language>

<h>DECLARATION</h>
<other>I hereby declare that all the above details are true and correct. Ready to join within 15 days.</other>

Ranni                                                                    SHINY MOL VARGHESE
