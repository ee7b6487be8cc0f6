<name>Lakshmi Prasanna Kothapalli</name>
Email: <email>lakshmi.kothapalli@example.com</email>                           Mob: <phone>+91-9000112478</phone>

<h>Professional Summary:</h>
<summary>• Having 4+ years of experience in Software Testing (Manual and Automation) in Banking and Insurance domain.
• Good exposure on STLC and Defect Life Cycle.
• Basic knowledge in API testing, looking for a role where I can learn more of it.</summary>

<h>Technical Skills:</h>
<skills><group>Automation Tool</group>	:	<skill>Selenium WebDriver</skill>
<group>Framework</group>	:	<skill>TestNG</skill>, <skill>Page Object Model</skill>, <skill>Maven</skill>
<group>Languages</group>	:	<skill>Core Java</skill>, <skill>SQL</skill>
<group>Bug Tracking</group>	:	<skill>JIRA</skill>, <skill>HP ALM</skill>
<group>Operating Systems</group>	:	<skill>Windows 7/10</skill>, <skill>Linux (basics)</skill></skills>

<h>WORK EXPERIENCE (4+ Years)</h>

<job>Company       : <employer>Nimbuswave Technologies Pvt Ltd</employer>, <place>Hyderabad</place>
Designation   - <title>Software Test Engineer</title>
Duration      : <start>March 2019</start> to <end>Till date</end>

Project #2
Title         : PolicyDesk
Client        : Insurance company, UK
Team Size     : 6
Environment   : <tech>Java, Selenium, TestNG, Jenkins, Oracle 11g</tech>
Roles and Responsibilities:-
➢ <point>Involved in preparing test scenarios and writing test cases for Claims module.</point>
➢ <point>Automated around 180 regression test cases out of 420 using Selenium.</point>
➢ <point>Participated in daily scrum call with onsite team.</point>

Project #1
Title         : eLoan Portal
Team Size     : 2
Environment   : <tech>J2EE, MySQL, HP ALM</tech>
Roles and Responsibilities:-
➢ <point>Executed smoke, functional and regression testing.</point>
➢ <point>Logged the defects and re-tested after fix.</point></job>

<job>Company       : <employer>Sri Balaji Infosystems</employer>, <place>Vijayawada</place>
Designation   - <title>Trainee - Testing</title>
Duration      : <start>June 2018</start> to <end>Feb 2019</end>
➢ <point>Supported seniors in manual testing of a school ERP.</point></job>

<h>Educational Qualification:</h>
Degree	|	University/Board	|	Year	|	Percentage
<edu><degree>B.Tech</degree> (<field>ECE</field>)	|	<school>JNTU Kakinada</school>	|	<end>2018</end>	|	<grade>71.2</grade></edu>
<edu><degree>Intermediate</degree> (<field>MPC</field>)	|	<school>Board of Intermediate Education, A.P.</school>	|	<end>2014</end>	|	<grade>89.6</grade></edu>
<edu><degree>SSC</degree>	|	<school>Board of Secondary Education, A.P.</school>	|	<end>2012</end>	|	<grade>85</grade></edu>

<h>Certification:</h>
<cert><cname>ISTQB Foundation Level</cname> - <date>2020</date></cert>

<h>Personal Details:</h>
Name			: Lakshmi Prasanna K
Father's Name	: K. Venkata Rao
D.O.B			: <status>04-Jun-1997</status>
Gender		: <status>Female</status>
Languages		: <language>Telugu</language>, <language>English</language>, <language>Hindi</language>
Address		: Miyapur, <place>Hyderabad</place>.

<other>Declaration: I here by declare that the information furnished above is true to the best of my knowledge.</other>

Place: Hyderabad                                                    (Lakshmi Prasanna)
