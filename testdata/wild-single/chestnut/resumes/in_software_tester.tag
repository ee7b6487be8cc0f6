Resume of <name>Sneha Vaidyanathan Rao</name>                                       1 | P a g e
<email>sneha.vrao@example.com</email> ; <phone>+91-98450-00000</phone>

<h>Professional Summary</h>
<summary>•	6.5 years of experience in manual and automation testing of web and mobile applications.
•	Good exposure to BFSI and insurance domain.
•	Played onsite-offshore coordinator role for 7 months (Cincinnati, OH).</summary>

<h>Technical Skills</h>
<skills><group>Automation Tools</group>	<skill>Selenium WebDriver</skill>, <skill>Appium</skill>, <skill>Rest Assured</skill>
<group>Languages</group>	<skill>Core Java</skill>, <skill>SQL</skill>, <skill>VB Script</skill> (beginner)
<group>Frameworks</group>	<skill>TestNG</skill>, <skill>Cucumber BDD</skill>, <skill>Page Object Model</skill>
<group>Test Management</group>	<skill>JIRA</skill>, <skill>Zephyr</skill>, <skill>HP ALM</skill>
<group>CI / VCS</group>	<skill>Jenkins</skill>, <skill>Git</skill>
<group>OS</group>	<skill>Windows</skill>, <skill>Ubuntu</skill></skills>

<h>Education</h>
Degree	University	Year	Aggregate
<edu><degree>MCA</degree>	<school>Anna University</school>	<end>2017</end>	<grade>7.9 CGPA</grade></edu>
<edu><degree>B.Sc</degree> (<field>Maths</field>)	<school>University of Madras</school>	<end>2014</end>	<grade>82%</grade></edu>
<edu><degree>HSC</degree>	<school>State Board</school>	<end>2011</end>	<grade>91.3%</grade></edu>

<h>Organization</h>	<h>Designation</h>	<h>Duration</h>
<job><employer>Kaveri Infosystems Ltd</employer>	<title>Senior Test Engineer</title>	<start>Apr'21</start> – <end>till date</end></job>
<job><employer>Bluelotus Technologies</employer> (payroll: Teamlynx Staffing)	<title>Test Engineer</title>	<start>Dec'17</start> – <end>Mar'21</end></job>

<h>Project Details</h>

<proj>Project #1
Project Name	: <title>Claims Workbench Modernisation</title>
Client	: Midwest Mutual Insurance, USA
Employer	: <employer>Kaveri Infosystems Ltd</employer>
Period	: <start>June 2022</start> to <end>Present</end>
Team Size	: 14 (5 QA)
Environment	: Java, Angular, Oracle 19c, Azure DevOps
Role & Responsibilities:
	◦	<point>Developing BDD feature files with the BA, 420 scenarios till now.</point>
	◦	<point>Nightly regression on Jenkins, triaging failures before US team logs in.</point>
	◦	<point>Estimation for QA track (assisting QA lead).</point></proj>

<proj>Project #2
Project Name	: <title>mPassbook</title> (Android / iOS)
Client	: a leading private sector bank
Employer	: <employer>Kaveri Infosystems Ltd</employer>
Period	: <start>Apr 2021</start> to <end>May 2022</end>
Team Size	: 8
	◦	<point>Appium scripts for 60 smoke tests on 11 devices.</point>
	◦	<point>Found the duplicate UPI debit defect before go-live.</point></proj>

                                                                             2 | P a g e

<proj>Project #3
Project Name	: <title>AgentOne CRM</title>
Employer	: <employer>Bluelotus Technologies</employer>
Period	: <start>Dec 2017</start> to <end>Mar 2021</end>
	◦	<point>Manual functional testing, test data creation with SQL, UAT support.</point></proj>

<h>Achievements</h>
<award><title>"Pat on the back" award</title> Q3 <start>2023</start></award>
<cert><cname>ISTQB Foundation Level</cname> – <date>2019</date></cert>

<h>Personal Details</h>
<status>DOB	: 09 Aug 1993</status>
<status>Passport	: Yes, B1 visa valid till 2029</status>
Languages	: <language>Tamil</language>, <language>English</language>, <language>Kannada</language>, <language>Hindi</language> (<level>read only</level>)
Address	: <place>Velachery, Chennai – 600042</place>
