<name>IRFAN QURESHI</name>
<headline>Senior Test Engineer | 7 Years | Payments</headline>
<email>irfan.q.test@example.net</email> | <phone>90000 77120</phone> | <place>Pune, Kharadi</place>

<h>Profile</h>
<summary>ISTQB certified tester with 7 years in payments and settlement testing. Strong in Agile, SQL verification of ledger entries, triage and sprint planning. Executes Selenium and API suites maintained by the automation team.</summary>

<h>Experience</h>
<job><title>Senior Test Engineer</title> | <employer>Orbipay Services</employer> | <place>Pune</place> | <start>03/2020</start> - <end>Present</end>
• <point>Functional and regression testing of merchant settlement and UPI refund flows, 14 releases a year</point>
• <point>Verify settlement and ledger entries in PostgreSQL with SQL queries, 60+ saved queries used by the whole team</point>
• <point>Trigger Jenkins jobs for the Selenium suite, analyse failures and raise them to the automation engineers</point>
• <point>API testing by Postman collections, no scripting</point>
• <point>Triage lead for production defects, sprint planning with product owner</point></job>
<job><title>Test Analyst</title> | <employer>Vaayu Card Systems</employer> | <place>Mumbai</place> | <start>06/2017</start> - <end>02/2020</end>
• <point>Manual testing of POS terminal and card settlement files</point>
• <point>Wrote 900 test cases in HP ALM; UAT support for 4 banks</point></job>

<h>Education</h>
<edu><degree>MCA</degree>, <school>University of Mumbai</school>, <end>2017</end></edu>

<h>Certifications</h>
<cert><cname>ISTQB CTFL</cname> (<date>2018</date>)</cert> | <cert><cname>ISTQB Agile Tester</cname> (<date>2021</date>)</cert>

<h>Skills</h>
<skills><skill>Manual testing</skill>, <skill>SQL</skill>, <skill>PostgreSQL</skill>, <skill>Postman</skill>, <skill>Jira</skill>, <skill>HP ALM</skill>, <skill>Selenium IDE</skill>, <skill>Agile</skill>, <skill>UPI</skill>, <skill>test case design</skill></skills>

Languages known: <language>English</language>, <language>Hindi</language>, <language>Urdu</language>
