<name>Fathima Rizwana Shajahan</name>
<headline>Senior QA Engineer | Automation | API | Mobile</headline>
<place>Kochi, Kerala</place> · <phone>+91 90000 71188</phone> · <email>f.rizwana@example.org</email>

<summary>Senior QA engineer with close to nine years in software testing, the last five in
test automation with Playwright and Selenium. My products have been hospital
information systems and, since 2021, an e-learning platform. Ready to relocate to
Dubai, notice period 45 days.</summary>

<h>WHERE I HAVE WORKED</h>

<job><employer>Padavu Learning Technologies</employer>, <place>Kochi</place>. <title>Senior QA Engineer</title>, <start>March 2021</start> – <end>present</end>.
<point>I own the regression suite of the web portal and the learner app: 1,300 Playwright
tests in TypeScript, run on every merge request in GitLab CI.</point> <point>I write test
plans from user stories and go through them with the business analyst.</point>
<point>Mobile automation with Appium for Android and iOS.</point> <point>Load tests in JMeter before
each admission season (peak 8,000 users).</point> <point>Two testers report to me.</point></job>

<job><employer>Nila Healthsoft Pvt. Ltd.</employer>, <place>Thrissur</place>. <title>QA Engineer</title>, <start>July 2016</start> – <end>February 2021</end>.
<point>Tested registration, pharmacy and lab modules of a hospital system used in 23
hospitals.</point> <point>API testing in Postman, HL7 messages in SoapUI.</point> <point>SQL Server queries to
check migrated patient data.</point> <point>Moved 400 manual cases to Selenium WebDriver with
Java.</point> <point>Coordinated UAT with hospital staff on site.</point></job>

<h>STUDIES AND CERTIFICATES</h>

<edu><degree>Master of Computer Applications</degree>, <school>Vembanad Institute of Management Studies</school>, <end>2016</end>.</edu>
<cert><cname>ISTQB Foundation Level</cname>, <date>2018</date>.</cert> <cert><cname>ISTQB Agile Tester</cname>, <date>2020</date>.</cert>

<h>TOOLS I USE EVERY WEEK</h>

<skills><skill>Playwright</skill>, <skill>TypeScript</skill>, <skill>Postman</skill>, <skill>Jira</skill>, <skill>Xray</skill>, <skill>GitLab CI</skill>, <skill>Appium</skill>, <skill>PostgreSQL</skill>, <skill>Scrum</skill></skills>

<h>LANGUAGES</h>

<language>English</language> <level>fluent</level>, <language>Malayalam</language> <level>native</level>, <language>Arabic</language> <level>reading and basic conversation</level>.
