CURRICULUM VITAE

<name>CA Rohit Prakash Deshmukh</name>
Flat 4B, Sai Residency, Kothrud, <place>Pune</place> 411038 | M: <phone>+91 98 5550 1177</phone> | E: <email>rohitpd@example.com</email>

<h>CAREER OBJECTIVE</h>
<summary>To obtain a challenging position in Finance & Accounts / Internal Audit in a manufacturing organisation where my 9+ years of post qualification experience will be utilised.</summary>

<h>PROFESSIONAL EXPERIENCE (9 Years 4 Months)</h>

<job>1. Organisation : <employer>Bhimashankar Auto Castings Pvt. Ltd.</employer>, Chakan Plant II (Tier-1, T/o Rs. 640 Cr)
   Designation  : <title>Deputy Manager</title> – F&A (Grade M3)
   Duration     : <start>June 2021</start> to <end>Till Date</end>
   Reporting to : Plant CFO
   Job Profile  :
   a) <point>Monthly MIS, variance and standard costing on SAP S/4HANA FICO.</point>
   b) <point>Co-ordinating with statutory auditors (Big 4) and GST dept. audit u/s 65.</point>
   c) <point>Handled working capital limits of Rs. 85 Cr with consortium of 3 banks.</point>
   d) <point>Team of 5 executives and 2 trainees.</point>
</job>
<job>2. Organisation : <employer>M/s Joshi Kulkarni & Associates</employer>, Chartered Accountants (<place>Nashik</place>, 3 partners)
   Designation  : <title>Audit Manager</title> (earlier <title>Qualified Assistant</title>)
   Duration     : <start>Jan 2017</start> to <end>May 2021</end>
   Clients      : sugar co-op factories, one NBFC, a listed pipes company (limited review only)
</job>
<job>3. Organisation : <employer>-do-</employer>
   Designation  : <title>Articled Assistant</title> (articleship 3 yrs as per ICAI)
   Duration     : <start>2013</start> to <end>2016</end>
</job>
<h>ACADEMIC & PROFESSIONAL QUALIFICATION</h>

Examination        Board / University        Year        Percentage
<edu><degree>CA Final</degree>           <school>ICAI</school>                      <end>Nov 2016</end>    <grade>54.2 (2nd attempt)</grade></edu>
<edu><degree>B.Com</degree>              <school>SPPU</school>                      <end>2014</end>        <grade>68.5</grade></edu>
<edu><degree>H.S.C.</degree>             <school>Maharashtra Board</school>         <end>2011</end>        <grade>81.17</grade></edu>
<edu><degree>S.S.C.</degree>             <school>Maharashtra Board</school>         <end>2009</end>        <grade>88.00</grade></edu>

<cert><cname>DISA</cname> (<issuer>ICAI</issuer>) – ET cleared, AT pending. <cname>Certificate Course on Ind AS</cname>, <date>2019</date>.</cert>

<h>COMPUTER PROFICIENCY</h>
<skills><skill>SAP FICO</skill> (user), <skill>Tally Prime</skill>, <skill>MS-Excel</skill> (V-lookup, Pivot, Power Query), <skill>Winman</skill>, <skill>typing</skill> 35 wpm</skills>

<h>PERSONAL DETAILS</h>
<status>Date of Birth : 19th August 1993</status>
<status>Marital Status : Married</status>
Languages Known : <language>English</language>, <language>Hindi</language>, <language>Marathi</language>, <language>Gujarati</language> (<level>can speak only</level>)
<other>Hobbies : Trekking forts of Sahyadri, cricket (tennis ball)</other>
Notice period : 60 days (negotiable)

I hereby declare that the above information is true to the best of my knowledge.
Place : <place>Pune</place>                                     (Rohit P. Deshmukh)
