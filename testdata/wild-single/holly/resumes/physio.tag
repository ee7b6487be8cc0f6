<name>Aoibheann Mac Giolla Rí</name>
<place>Salthill, Galway</place>	<phone>085 555 0176</phone>	<email>aoibheann.mgr@example.com</email>
<status>CORU registered physiotherapist PT0XXXXX</status>	<status>Full clean B licence</status>

<h>CLINICAL EMPLOYMENT</h>
<job><employer>Merlin Bay University Hospital (HSE West)</employer>	<place>Galway</place>	<start>07/2021</start> – <end>present</end>
<title>Senior Physiotherapist, Respiratory</title> (<title>Staff Grade</title> rotational until 02/2023)
-	<point>ICU, HDU, cystic fibrosis and COPD outreach; 1 in 5 on call, including weekends</point>
-	<point>Pulmonary rehab, 8-week programme x 5 per year, 92 completers in 2024</point>
-	<point>Audit: time to first mobilisation after laparotomy, 41 h down to 26 h (presented at ISCP, poster)</point>
-	<point>Practice educator, 11 student placements</point></job>
<job><employer>Cheviot & Tyne NHS Foundation Trust</employer>	<place>Newcastle, UK</place>	<start>09/2018</start> – <end>06/2021</end>
<title>Rotational Physiotherapist, Band 5</title>, then <title>Band 6</title> (from 10/2020)
-	<point>MSK outpatients, stroke, ortho trauma, paediatrics (6 months each)</point>
-	<point>Redeployed to critical care March – July 2020, proning team</point></job>
<job><employer>Galway Crusaders RFC (U20s)</employer>	<place>Galway</place>	<start>2021</start> – <end>2024</end>
<title>Pitchside physio</title> (evenings, overlapping the above)</job>
<job><employer>Supervalu</employer>	<place>Tuam</place>	<start>2013</start> – <end>2018</end>
<title>Deli assistant</title>, weekends and holidays</job>

<h>EDUCATION</h>
<edu><school>University of Limerick</school>	<degree>BSc (Hons)</degree> <field>Physiotherapy</field>, <grade>2.1</grade>	<start>2014</start> – <end>2018</end></edu>
<edu><school>Trinity College Dublin</school>	<degree>PG Cert</degree> <field>Respiratory Physiotherapy</field>	<end>2023</end></edu>
<edu><school>Presentation College, Athenry</school>	<degree>Leaving Certificate</degree>, <grade>545 points</grade>	<end>2014</end></edu>

<h>CPD (last three years)</h>
<cert><date>2024</date>	<cname>NIV and HFNO masterclass</cname>	<issuer>Mater Skills Centre</issuer></cert>
<cert><date>2024</date>	<cname>Acupuncture Foundation, 80 h</cname>	not completed (50 h)</cert>
<cert><date>2023</date>	<cname>Lung ultrasound, FUSIC module</cname>	log book 38 of 50</cert>
<cert><date>2022</date>	<cname>BLS instructor</cname>	<issuer>Irish Heart Foundation</issuer></cert>

<h>LANGUAGES</h>
<language>Gaeilge</language> (<level>líofa / fluent, from An Cheathrú Rua</level>), <language>English</language>, <language>Polish</language> (<level>patient-history phrases</level>)

<h>MEMBERSHIPS</h>
<other>ISCP, Chartered Physiotherapists in Respiratory Care (committee, PRO 2023)</other>

<h>PUBLICATION</h>
<pub>Mac Giolla Rí A, Quill B. <title>Early mobilisation after emergency laparotomy: a closed-loop audit</title>. <employer>Western Journal of Therapy</employer> <end>2024</end>; 12: 41–46.</pub>

<h>REFEREES</h>
<other>Bríd Quill, Physiotherapy Manager in Charge III, MBUH, 091 555 0120</other>
<other>Dr Simon Elphick, Consultant Intensivist, MBUH, by e-mail through the above</other>
