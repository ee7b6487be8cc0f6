RESUME

<name>VENKATA SAI KIRAN POLISETTI</name>
Mobile No : <phone>+91-90000 00417</phone>          E-Mail : <email>kiran.polisetti@example.com</email>

<h>CAREER OBJECTIVE</h>
<summary>Seeking a challenging position in a reputed organisation where I can apply 8.5 years
of experience in Java/J2EE, Spring Boot and Microservices.</summary>

<h>PROFESSIONAL SUMMARY</h>
<summary>❖ 8.5 years of IT experience in analysis, design, development and production support.
❖ Good exposure in Banking and Insurance domain.
❖ Onsite experience of 14 months in Rotterdam.</summary>

<h>EXPERIENCE SUMMARY</h>
<job>❖ Presently working as <title>Technology Lead – Java</title> in <employer>Suvarna Infosolutions Pvt. Ltd.</employer>, <place>Hyderabad</place> from <start>Aug 2021</start> to <end>till date</end>.</job>
<job>❖ Worked as <title>Sr. Software Engineer</title> in <employer>Meghdoot Technologies (India) Private Limited</employer>, <place>Bengaluru</place> from <start>Feb'18</start> to <end>Jul'21</end>.</job>
<job>❖ Worked as <title>Software Engineer (Trainee)</title> in <employer>Akshara Softek</employer> (Payroll: TalentBridge HR Services), <place>Vijayawada</place> from <start>Dec'15</start> to <end>Jan'18</end>.</job>

<h>PROJECT DETAILS</h>

<proj>Project #1      : <title>Claims Workbench</title>
Client          : <employer>Noordzee Verzekeringen N.V.</employer>, <place>Netherlands</place>
Duration        : <start>Sep 2021</start> – <end>till date</end>
Role            : Tech Lead
Team Size       : 9
Environment     : Java 17, Spring Boot, Kafka, Oracle 19c, OpenShift
Responsibilities:
➢ <point>Involved in sprint planning and estimation along with client architect.</point>
➢ <point>Designed the document-upload microservice and reviewed code of 5 offshore members.</point>
➢ <point>Reduced nightly batch from 6 hrs to 2 hrs 20 min by partitioning.</point>
</proj>
<proj>Project #2      : <title>NetTeller Revamp</title>
Client          : <employer>Borealis Bank</employer>, <place>Canada</place>
Duration        : <start>Mar 2018</start> – <end>Jul 2021</end>
Role            : Developer
Environment     : Java 8, Spring MVC, Angular 7, DB2
Responsibilities:
➢ <point>Developed REST services for fund transfer and bill pay.</point>
➢ <point>Participated in L3 support on rotation basis (1 week per month).</point>
</proj>
<h>TECHNICAL SKILLS</h>
<skills><group>Languages</group>        : <skill>Java</skill>, <skill>SQL</skill>, <skill>JavaScript</skill>
<group>Frameworks</group>       : <skill>Spring Boot</skill>, <skill>Hibernate</skill>, <skill>Angular</skill>
<group>Databases</group>        : <skill>Oracle</skill>, <skill>DB2</skill>, <skill>MongoDB</skill> (basics)
<group>Tools</group>            : <skill>Maven</skill>, <skill>Jenkins</skill>, <skill>JIRA</skill>
</skills>
<h>EDUCATION QUALIFICATION</h>
<edu>• <degree>B.Tech</degree> (<field>E.C.E</field>) from <school>Godavari Valley College of Engineering</school>, JNTU Kakinada in <end>2015</end> with <grade>68.4%</grade></edu>
<edu>• <degree>Intermediate</degree> (<field>M.P.C</field>) from <school>Sri Chaitanya Jr. College</school>, <place>Eluru</place> in <end>2011</end> with <grade>91.2%</grade></edu>
<edu>• <degree>S.S.C</degree> from <school>Z.P.H. School</school>, <place>Bhimavaram</place> in <end>2009</end> with <grade>88%</grade></edu>

<h>PERSONAL PROFILE</h>
Father's Name   : P. Venkateswarlu
Date of Birth   : <status>14-06-1994</status>
Marital Status  : <status>Married</status>
Languages Known : <language>Telugu</language>, <language>English</language>, <language>Hindi</language>
Passport        : <status>valid till 2029</status>

I hereby declare that the above information is true to the best of my knowledge.
Place: Hyderabad                                   (V.S.K. Polisetti)
