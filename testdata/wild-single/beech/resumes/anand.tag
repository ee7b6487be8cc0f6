<h>CURRICULUM VITAE</h>

<name>ANAND RAGHUNATHAN IYER</name>                         Mobile : <phone>+91 98840 55217</phone>
<headline>Sr. Software Engineer (Java / J2EE)</headline>                 Email  : <email>anand.r.iyer@example.com</email>

<h>PROFESSIONAL SUMMARY</h>:
 <summary>Having 9+ years of IT experience in analysis, design, development and support
   of web based applications in banking and logistics domain.</summary>
 <summary>Currently working on microservices migration, with good exposure to Agile.</summary>

<h>WORK EXPERIENCE</h>:

<job>Company        : <employer>Trisara Infosolutions Pvt. Ltd.</employer>, <place>Chennai</place>
Designation    : <title>Senior Software Engineer</title>
Duration       : <start>Jun'16</start> – <end>till date</end>
Team Size      : 6

Project # 1    : FreightDesk (client: a shipping line, Denmark)
Environment    : <tech>Java 8, Spring Boot, Hibernate, Oracle 11g, ActiveMQ, Jenkins</tech>
Responsibilities:
  <point>Involved in coding of the booking and bill-of-lading modules as per the low level
   design.</point>
  <point>Splitting the old monolith EAR in to 9 services; 5 are live as on date.</point>
  <point>Doing code review for two juniors and giving KT to the support team.</point>

Project # 2    : ePassbook for a co-operative bank
Environment    : <tech>Struts 2, JSP, jQuery, MySQL 5.5, Tomcat</tech>
Responsibilities:
  <point>Developed the statement download (PDF) using iText.</point>
  <point>Fixed around 140 defects raised in SIT and UAT.</point>

Project # 3    : Yard Gate Automation, CFS Ennore (Jan'23 onwards)
Environment    : <tech>Java 11, Spring Boot, Kafka, PostgreSQL, Docker, Angular 12 (UI by other team)</tech>
Responsibilities:
  <point>Designing REST APIs for gate-in / gate-out and e-seal verification.</point>
  <point>Writing JUnit and Mockito test cases, coverage kept above 75% in Sonar.</point>
  <point>Attending daily stand up and sprint planning; acting Scrum Master when the
   lead is on leave.</point></job>

<job>Company        : <employer>Marudham Systems India Ltd</employer>, <place>Bengaluru</place>
Designation    : <title>Software Engineer</title> (contract, through a third party payroll)
Duration       : <start>Jun'15</start> – <end>May'16</end>
Team Size      : 11

Project # 1    : eChallan & Court Fee Stamping (State Govt. client)
Environment    : <tech>Java 6, Struts 1.3, Oracle 10g, JasperReports, SVN</tech>
Responsibilities:
  <point>Requirement study with the treasury department along with the Business
   Analyst, preparation of SRS.</point>
  <point>Developed 32 Jasper reports and the daily remittance scroll.</point>
  <point>Deployed the war file in the State Data Centre and given on-site support for 3
   months at Belagavi.</point>

Project # 2    : Scholarship portal (maintenance)
Environment    : <tech>JSP, Servlets, MySQL</tech>
Responsibilities:
  <point>Bug fixing and enhancement as per the change request.</point>
  <point>Handled Aadhaar seeding batch job, 1.8 lakh records per run.</point></job>

<job>Company        : <employer>Kovil Softech</employer>, <place>Coimbatore</place>
Designation    : <title>Programmer Trainee</title>
Duration       : <start>Nov'14</start> – <end>May'15</end>
Environment    : <tech>Core Java, Servlets, MS Access</tech>
Responsibilities:
  <point>Prepared screens for a textile ERP and maintained the stock reports.</point>
  <point>Visited mills in Tiruppur for user training along with the team lead.</point></job>

<h>TECHNICAL SKILLS</h>:
<skills><group>Languages</group>         : <skill>Java</skill>, <skill>SQL</skill>, <skill>PL/SQL</skill> (basic)
<group>Frameworks</group>        : <skill>Spring Boot</skill>, <skill>Struts 2</skill>, <skill>Hibernate</skill>
<group>Web</group>               : <skill>JSP</skill>, <skill>jQuery</skill>, <skill>HTML</skill>, <skill>CSS</skill>
<group>Databases</group>         : <skill>Oracle 11g</skill>, <skill>MySQL</skill>
<group>Tools</group>             : <skill>Eclipse</skill>, <skill>SVN</skill>, <skill>Git</skill>, <skill>Jenkins</skill>, <skill>SoapUI</skill></skills>

<h>EDUCATIONAL QUALIFICATION</h>:
 <edu><degree>B.E</degree> (<field>Computer Science & Engg.</field>) from <school>Vellalar Hills College of Engineering</school>, <place>Erode</place> in <end>2014</end> with <grade>7.9 CGPA</grade>.</edu>
 <edu><degree>HSC</degree> from <school>Govt. Boys Hr. Sec. School</school>, <place>Gobi</place> in <end>2010</end> with <grade>88%</grade>.</edu>

<h>AWARDS</h>:
 <award><title>Spot award</title> from <employer>Trisara Infosolutions</employer> for FreightDesk go-live, <end>2021</end></award>

<h>PERSONAL DETAILS</h>:
<status>Date of Birth      : 19-08-1992</status>
<status>Marital Status     : Married</status>
<status>Passport           : Available (valid up to 2027)</status>
Languages Known    : <language>Tamil</language>, <language>English</language>, <language>Malayalam</language> (<level>speak only</level>)
<status>Notice Period      : 60 days</status>
