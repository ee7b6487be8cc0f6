                                   RESUME

<name>VENKATRAGHAV SUNDARAPPA</name>
Mob: <phone>+91-98765-00000</phone>
E-mail : <email>venkat.sundarappa@example.com</email>
<skills>Key Skills: <skill>sap mm</skill>, <skill>s4 hana</skill>, <skill>procure to pay</skill></skills>      Current CTC : 14.2 LPA    Exp. CTC: Negotiable   Notice: 60 days

<h>CAREER OBJECTIVE</h>:-
<summary>To work with a organisation where I can utilise my SAP MM knowledge for mutual growth and to get exposure in S/4 HANA greenfield.</summary>

<h>PROFESSIONAL SYNOPSIS</h>:-
➢ <summary>Having 8+ Years of total experience, out of which 5.6 Years in SAP MM and 2.9 years domain experience in stores.</summary>
➢ <summary>Involved in 1 end to end implementation, 2 support projects, 1 rollout.</summary>

<h>WORK HISTORY</h>:-
➢ <job>Presently working with <employer>M/s Kaveri Infosolve Pvt. Ltd.</employer>, <place>Bengaluru</place> as <title>SAP MM Consultant</title> from <start>Nov-2020</start> to <end>till date</end>.</job>
➢ <job>Worked with <employer>M/s Trident Peepal Technologies</employer>, <place>Hyderabad</place> as <title>Associate Consultant</title> from <start>Jun-2018</start> to <end>Oct-2020</end>.</job>
➢ <job>Worked with <employer>M/s Sri Balambika Auto Forgings</employer>, <place>Hosur</place> as <title>Stores Executive</title> from <start>Aug-2015</start> to <end>May-2018</end>.</job>

<h>PROJECT PROFILE</h>:-

<h>Project #1</h>
<proj>Client                : <employer>A leading paint manufacturer (Middle East)</employer>
Project             : <title>S/4 HANA 1909 Rollout</title>
Duration          : <start>Jan-2022</start> to <end>till date</end>
Role                 : Team Member (MM)
Roles & Responsibilities :
•	<point>Configured release strategy for PO/PR (flexible workflow).</point>
•	<point>Prepared BBP, FS for 6 forms along with ABAPer.</point>
•	<point>Cutover data load of 18k vendors thru LTMC.</point></proj>

<h>Project #2</h>
<proj>Client                : <employer>Agro chemicals company, Pune</employer>
Project             : <title>AMS Support (ECC 6.0 EHP7)</title>
Duration          : <start>Jul-2018</start> to <end>Dec-2021</end>
Role                 : Support Consultant
•	<point>Solving tickets of L2 (avg. 45 per month) within SLA.</point>
•	<point>Month end activity, MMPV, GR/IR clearing support to FI team.</point></proj>

<h>TECHNICAL SKILLS</h>:-
<skills><group>ERP</group>                   : <skill>SAP ECC 6.0</skill>, <skill>S/4 HANA 1909</skill>
<group>Modules</group>            : <skill>MM</skill>, <skill>WM (basic)</skill>, <skill>SD integration</skill>
<group>Tools</group>                 : <skill>Solman</skill>, <skill>LSMW</skill>, <skill>LTMC</skill>, <skill>ServiceNow</skill></skills>

<h>ACADEMIA</h>:-
<edu>•	<degree>B.E</degree> (<field>Mech</field>) from <school>Thenpennai College of Engg.</school>, <place>Dharmapuri</place> in <end>2015</end> with <grade>67%</grade></edu>
<edu>•	<degree>HSC</degree> from <school>Govt. Boys Hr. Sec. School</school>, <place>Krishnagiri</place> in <end>2011</end> with <grade>81.4 %</grade></edu>
•	<cert><cname>SAP Certified Application Associate – S/4HANA Sourcing & Procurement</cname>, <date>Feb 2021</date></cert>

<h>PERSONAL DETAILS</h>:-
Father's Name     : Sundarappa K
Date of Birth        : <status>03rd June 1994</status>
Marital Status      : <status>Married</status>
Passport               : <status>Valid upto 2029</status>
Languages Known : <language>English</language>, <language>Kannada</language>, <language>Tamil</language>, <language>Hindi</language> (<level>speak only</level>)

<h>DECLARATION</h>:-
<other>I hereby declare that the above furnished information is true to the best of my knowledge.</other>
Place: Bengaluru
Date:                                                                      (VENKATRAGHAV S)
