<name>Tan Wei Jie, Marcus</name>
<headline>AML/CFT Compliance Executive | CAMS | MAS Notice PSN01</headline>

<h>Contact:</h>  <email>marcus.twj@example.org</email>, <phone>9555 0118</phone>, <place>Ang Mo Kio, Singapore</place>
<h>Nationality:</h>  <status>Singaporean, NS completed 2016</status>

<h>Summary</h>
<summary>AML/CFT compliance professional in a payment institution. Enhanced due diligence, sanctions screening and drafting of STRs. CAMS certified. Fluent in Mandarin, able to read documents of customers from China.</summary>

<h>Working experience</h>

<job><title>AML/CFT Compliance Executive</title>
<employer>Kopi Wallet Pte Ltd</employer>
<start>02/2023</start> - <end>present</end>
* <point>Enhanced due diligence for high-risk customers under MAS Notice PSN01, about 15 files a week</point>
* <point>Sanctions screening with Dow Jones and World-Check</point>
* <point>Draft STRs for my manager's review and filing (31 drafts in 2024)</point>
* <point>Pull own data with SQL for the tuning of monitoring rules</point>
* <point>Prepared two pages of statistics each quarter for the board risk committee paper</point></job>

<job><title>Audit Senior</title>
<employer>Bukit & Lau PAC</employer>
<start>08/2020</start> - <end>01/2023</end>
* <point>Statutory audits of SMEs, 8 to 10 engagements a year</point>
* <point>Stock counts, bank confirmations, revenue testing, including two remittance agents</point></job>

<h>Education</h>
<edu><degree>Bachelor of Accountancy</degree>, <school>Nanyang Technological University</school>, <start>2016</start> - <end>2020</end></edu>

<h>Certifications</h>
<cert><cname>CAMS</cname>, <issuer>ACAMS</issuer>, <date>2024</date></cert>

<h>Skills</h>
<skills><skill>Enhanced due diligence</skill>; <skill>Sanctions screening</skill>; <skill>STR drafting</skill>; <skill>SQL</skill>; <skill>Dow Jones</skill>; <skill>World-Check</skill>; <skill>Tableau</skill></skills>
<language>English</language>: <level>fluent</level>; <language>Mandarin</language>: <level>fluent</level>
