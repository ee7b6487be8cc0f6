                              <name>Snehal R. Deshpande</name>
Flat 14, Sai Srushti, Wakad, <place>Pune</place> 411057 | Mob : <phone>+91 90000 31472</phone> | Mail : <email>snehal.deshpande.qa@example.com</email>
GitHub : <link>github.example.com/snehald-tests</link>

<h>CAREER OBJECTIVE :</h>
<summary>To write test code that devs don't want to delete. 6+ yrs in automation,
mostly backend of money movement products, looking for a product company in Pune.</summary>

<h>TECHNICAL SUMMARY</h>
<skills><group>Languages</group>        : <skill>Core Java</skill> (8, 11, 17), <skill>SQL</skill>, little <skill>Python</skill> (scripts only)
<group>UI</group>               : <skill>Selenium 3/4</skill>, <skill>TestNG</skill>, page objects, <skill>Selenium Grid</skill>
<group>Service layer</group>    : <skill>RestAssured</skill>, <skill>WireMock</skill>, <skill>Postman</skill>/<skill>Newman</skill>
<group>Build / CI</group>       : <skill>Maven</skill>, <skill>Jenkins</skill> (declarative pipelines), <skill>Bitbucket</skill>, <skill>git</skill>
<group>DB</group>               : <skill>Oracle</skill>, <skill>MySQL</skill>
<group>Other</group>            : <skill>JMeter</skill> (basic), <skill>Jira</skill>+<skill>Xray</skill>, <skill>docker-compose</skill> for local env</skills>

<h>PROFESSIONAL EXPERIENCE</h>

<job>Organisation : <employer>Mudrika Fintech Solutions</employer>, <place>Pune</place>
Designation  : <title>Senior QA Engineer (Automation)</title>
Duration     : <start>Aug 2021</start> till <end>date</end>
Project      : IMPS/NEFT payout switch for 11 co-operative banks
Environment  : <tech>Java 17, RestAssured, TestNG, Jenkins, Oracle, Kafka</tech>
Roles and Responsibilities
 1) <point>Built the payout API suite from zero. Today 620 cases, full run was 3 hrs, now
    38 min after I made it parallel.</point>
 2) <point>Recon checks by SQL on ledger tables after each nightly run; caught double credit
    issue in UAT (Nov 2022) before go live for 2 banks.</point>
 3) <point>Assisted platform team in writing Kafka consumer checks, I wrote the assertions part.</point>
 4) <point>Code review for three freshers (they report to QA lead, not me).</point>
 5) <point>Jenkins multibranch job, every PR gets smoke in 6 minutes. Flaky rate 9% to under 2%.</point></job>

<job>Organisation : <employer>Trivenia Infotech Ltd</employer> (client: a UK insurer), <place>Hinjewadi</place>
Designation  : <title>Test Engineer</title>, then <title>Senior Test Engineer</title> from Apr-2020
Duration     : <start>July 2018</start> till <end>July 2021</end>
Environment  : <tech>Selenium, TestNG, Maven, MySQL</tech>
Roles and Responsibilities
 1) <point>First 8 months manual regression of policy admin portal, afterwards moved to automation team.</point>
 2) <point>Automated 210 of 340 regression cases in Selenium with page objects.</point>
 3) <point>Scrum ceremonies with onsite team in Leeds, bug triage twice weekly.</point>
 4) <point>One time load test of quote page with JMeter, 500 virtual users.</point></job>

<h>ACADEMICS</h>
<edu><degree>B.E.</degree> (<field>Electronics & Telecom</field>), <school>Savitribai Phule Pune University</school>, <end>2018</end>, <grade>66.4%</grade></edu>
<edu><degree>HSC</degree> <school>Nashik Division</school> <end>2014</end> - <grade>78%</grade></edu>

<h>CERTIFICATION</h>
<cert><cname>ISTQB Foundation Level (CTFL)</cname> <date>2019</date></cert>. ISTQB Test Automation Engineer - preparing, exam not yet given.

<h>PERSONAL</h>
Languages: <language>Marathi</language>, <language>Hindi</language>, <language>English</language>      <status>Notice period: 30 days</status>
<other>Hobbies - trekking Sahyadri forts, harmonium</other>

I hereby declare that the above is true to the best of my knowledge.
Place: Pune                                   (S. R. Deshpande)
