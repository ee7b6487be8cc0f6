                              CURRICULUM VITAE

<name>RASHMI  V. DESHPANDKAR</name>
Mobile No: <phone>+91 98220 00417</phone>
E-Mail ID : <email>rashmi.vd@example.com</email>

<h>CAREER OBJECTIVE:</h>
<summary>To work in a challenging environment of an esteemed organization where I can utilise my skills and grow along with the organization.</summary>

<h>PROFESSIONAL SUMMARY:</h>
<summary>➢ Having 4.3 years of IT experience in design and development of enterprise applications using Java/J2EE technologies.
➢ Good exposure on Spring Boot and Microservices.
➢ Basic knowledge in Angular 8 and AWS (EC2, S3).</summary>

<h>EXPERIENCE SUMMARY:</h>
<job>➢ Presently working as a <title>Software Engineer</title> in <employer>Nimbakar Infosolutions Pvt. Ltd.</employer>, <place>Pune</place> from <start>July 2022</start> to <end>till date</end>.</job>
<job>➢ Worked as a <title>Associate Software Engineer</title> in <employer>Trivikram Softech</employer>, <place>Hyderabad</place> from <start>Nov 2020</start> to <end>June 2022</end>.</job>

<h>EDUCATION DETAILS:</h>

Qualification    Board/University      Institute                          Year      %
<edu><degree>B.E.</degree> (<field>Comp.</field>)     SPPU                  <school>Modern College of Engg., Pune</school>      <end>2020</end>      <grade>68.40</grade></edu>
<edu><degree>HSC</degree>              Maharashtra Board     <school>Fergusson Jr. College</school>              <end>2016</end>      <grade>74.15</grade></edu>
<edu><degree>SSC</degree>              Maharashtra Board     <school>Abhinava Vidyalaya</school>                 <end>2014</end>      <grade>89.20</grade></edu>

<h>TECHNICAL SKILLS:</h>
<skills>
<group>Languages</group>            : <skill>Core Java</skill>, <skill>J2EE</skill>, <skill>SQL</skill>
<group>Frameworks</group>           : <skill>Spring Boot</skill>, <skill>Hibernate</skill>, <skill>Spring MVC</skill>
<group>Web Technologies</group>     : <skill>HTML5</skill>, <skill>CSS3</skill>, <skill>Angular 8</skill> (basic)
<group>Database</group>             : <skill>Oracle 11g</skill>, <skill>MySQL</skill>
<group>IDE & Tools</group>          : <skill>Eclipse</skill>, <skill>STS</skill>, <skill>Postman</skill>, <skill>SVN</skill>, <skill>GIT</skill>, <skill>JIRA</skill>
<group>App Server</group>           : <skill>Apache Tomcat</skill>
</skills>

<h>PROJECTS SUMMARY:</h>

Project #1
<proj>Project Name  : <title>SmartClaim</title>
Client        : <employer>Meridian Vale General Insurance (UK)</employer>
Duration      : <start>Aug 2022</start> – <end>till date</end>
Environment   : Java 11, Spring Boot, Kafka, Oracle, Angular 8
Team Size     : 9
Description   : SmartClaim is a web based application by which the policy holder can register the claim and track the same.
Roles & Responsibilities:
➢ <point>Involved in development of REST API's for claim registration module.</point>
➢ <point>Written JUnit test cases, coverage was increased from 41% to 78%.</point>
➢ <point>Interacting with onsite coordinator on daily basis for requirement clarifications.</point></proj>

Project #2
<proj>Project Name  : <title>Vidya-ERP</title>
Client        : <employer>Group of colleges, Telangana</employer>
Duration      : <start>Dec 2020</start> – <end>May 2022</end>
Environment   : Java 8, Spring MVC, Hibernate, MySQL
Team Size     : 5
Roles & Responsibilities:
➢ <point>Developed fee receipt and hostel allotment modules.</point>
➢ <point>Bug fixing and giving support to end users.</point></proj>

<h>ACHIEVEMENTS:</h>
<award>➢ Received <title>“Spot Award”</title> from <employer>Nimbakar</employer> in <end>Q3 2023</end> for on time delivery.</award>

<h>PERSONAL PROFILE:</h>
Father's Name     : Vinayak Deshpandkar
Date of Birth     : <status>14th Feb 1999</status>
Marital Status    : <status>Unmarried</status>
Languages Known   : <language>English</language>, <language>Hindi</language> & <language>Marathi</language>
Permanent Address : <place>Flat 6, Sai Residency, Kothrud, Pune – 411038</place>
Passport          : <status>Valid till 2031</status>

<h>DECLARATION:</h>
<other>I hereby declare that the above mentioned particulars are true to the best of my knowledge and belief.</other>

Place: Pune
Date:                                                    (Rashmi V. Deshpandkar)
