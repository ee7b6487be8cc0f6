<name>NGUYỄN THỊ HỒNG VÂN</name>
<headline>QA Engineer – Electronics</headline>
Date of birth
<status>15 Apr 1994</status>
Gender
<status>Female</status>
Phone
<phone>+84 905 555 731</phone>
Email
<email>van.nguyen.qa@example.com</email>
Address
<place>Yen Phong, Bac Ninh</place>
<h>Objective</h>
<summary>Become QA Leader in 2 years, improve English, contribute to the company.</summary>
<h>Education</h>
<edu><start>09/2012</start> -
<end>07/2017</end>
<school>Hung Yen University of Technology and Education</school>
Major: <field>Electronics and Telecommunication</field>
<degree>Engineer</degree>, GPA: <grade>2.87/4</grade></edu>
<h>Work experience</h>
<job><start>03/2021</start> -
<end>Now</end>
<employer>DAESUNG PRECISION VINA CO., LTD</employer>
<title>QA Engineer (OQC + customer claim)</title>
Main responsibilities:
+ <point>Receive claim from customer (camera module), make 8D report within 3 days</point>
+ <point>Control OQC team 14 inspectors, 2 shift</point>
+ <point>Audit supplier (FPCB, lens) 1 time/month with SQE</point>
Achievement & skill gained:
+ <point>Claim ppm from 210 down to 65 (2022)</point></job>
<job><start>08/2017</start> -
<end>02/2021</end>
<employer>MINH QUANG ELECTRONICS JSC</employer>
<title>PQC Staff</title>
Main responsibilities:
+ <point>Patrol check SMT line by checklist, first article</point>
+ <point>Make daily report, Pareto of defect</point>
+ <point>MSA, Cpk calculation by Minitab</point>
Reason for leaving: factory move to Thai Nguyen</job>
<h>Certifications</h>
<cert><date>2019</date>
<cname>Internal auditor ISO 9001:2015</cname>
<issuer>Viet Cert Center</issuer></cert>
<cert><date>2022</date>
<cname>TOEIC 590</cname>
<issuer>IIG</issuer></cert>
<cert><date>2016</date>
<cname>MOS Excel 2013</cname></cert>
<h>Skills</h>
<skills><skill>Minitab</skill>
★★★★☆
<skill>7 QC tools</skill>
★★★★★
<skill>FMEA</skill>
★★★☆☆
<skill>AutoCAD</skill>
★★☆☆☆</skills>
<h>Languages</h>
<language>English</language>
<level>Communication</level>
<language>Korean</language>
<level>TOPIK 2</level>
<h>Interests</h>
<other>Badminton, travel, reading Korean novel</other>
<h>References</h>
<other>Mr. Trần Văn Đức – QA Manager</other>
<other>0983 555 620</other>
