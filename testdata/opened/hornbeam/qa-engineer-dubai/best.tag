                           CURRICULUM VITAE

<name>VIGNESH KARUPPIAH R.</name>
Mob : <phone>+971 55 010 4472</phone> (WhatsApp)         Mail id : <email>vignesh.karuppiah.r@example.com</email>
Present address : <place>Al Nahda, Sharjah, UAE</place>

<h>Career Objective</h>
<summary>Looking for a challenging position in an esteemed organisation where my 7+ yrs of testing exposure
in cards & retail banking can be put to use.</summary>

<h>Synopsis</h>
* <point>7.3 yrs of total IT exp in manual & automation testing (auto since mid 2020)</point>
* <point>Good in STLC, defect life cycle, RTM, sprint ceremonies</point>
* <point>Worked for 2 banks and 1 PSP</point>

<h>Technical Skill Set</h>
<skills>---------------------------------------------------------------
<group>Automation</group>          : <skill>Selenium 4</skill>, <skill>TestNG</skill>, <skill>Cucumber</skill>, <skill>Appium</skill> (basics, Android only)
<group>Language</group>            : <skill>Core Java</skill>
<group>Web services</group>        : <skill>Rest Assured</skill>, <skill>Postman</skill>, <skill>SoapUI</skill>
<group>Data base</group>           : <skill>Oracle 12c</skill>, <skill>MySQL</skill> - joins, sub queries
<group>Build / CI</group>          : <skill>Maven</skill>, <skill>Git</skill>, <skill>Jenkins</skill> (run & schedule jobs, not set up)
<group>Test mgmt</group>           : <skill>Jira</skill>, <skill>Zephyr</skill>, <skill>HP ALM</skill>
---------------------------------------------------------------</skills>

<h>Work Experience</h>

<job>1) Organisation  : <employer>Marjan Acquiring Services LLC</employer>, <place>Sharjah</place>
   Designation   : <title>Sr. Test Engineer</title>
   Period        : <start>Feb 2022</start> to <end>till date</end>
   Project       : POS & e-com gateway (acquirer side), team of 6 testers
   Roles & Resp  :
   > <point>Automated 640 of 900 regression cases of merchant portal in Selenium-Java (BDD), run time came from 4 days to 11 hrs</point>
   > <point>Validating auth, capture, void, refund, chargeback msgs thru Rest Assured; ISO 8583 logs checking with help of switch team</point>
   > <point>Writing SQL for matching T+1 settlement file with GL, found AED 212k mismatch in Ramadan 2023 release</point>
   > <point>Single point of contact for UAT with Emirati bank, 14 cycles till now</point>
   > <point>Guiding 2 junior testers (no direct reporting)</point>
   > <point>Provided test evidences for PCI DSS 4.0 audit</point>
</job>
<job>2) Organisation  : <employer>Thamarai Infosolutions Pvt Ltd</employer>, <place>Chennai</place>
   Designation   : <title>Test Engineer</title> (promoted from <title>Associate Test Engineer</title> in 04/2019)
   Period        : <start>Nov 2017</start> to <end>Jan 2022</end>
   Project       : Internet banking & debit card mgmt for a co-operative bank (Client, Erode)
   Roles & Resp  :
   > <point>Prepared & executed 1,150 test cases, logged 430 defects in ALM</point>
   > <point>From June 2020 part of 3 member team which built the hybrid framework (TestNG + POI)</point>
   > <point>JMeter - assisted perf team in one 500 user load test</point>
   > <point>Daily stand up with onsite, UAT support on phone</point>
</job>
<h>Academic</h>
<edu>   <degree>B.E.</degree> (<field>ECE</field>)  - <school>Sri Ponni College of Engg, Namakkal</school>  - <end>2017</end> - <grade>7.4 CGPA</grade></edu>
<edu>   <degree>HSC</degree> - <school>Govt Hr Sec School, Rasipuram</school> - <end>2013</end> - <grade>88 %</grade></edu>

<h>Certification</h>
   <cert><cname>ISTQB CTFL</cname> - <date>2019</date></cert>
   <cert><cname>ISTQB Test Automation Engineer (CTAL-TAE)</cname> - appearing <date>Nov 2025</date></cert>

<h>Personal Details</h>
   <status>DOB : 19-08-1995</status>
   <status>Visa status : Employment visa (transferable), notice 30 days</status>
   <status>Passport : valid till 2031</status>
   Languages known : <language>English</language> (<level>fluent</level>), <language>Tamil</language> (<level>mother tongue</level>), <language>Hindi</language> (<level>speak only</level>)

<other>I hereby declare that the above particulars are true to the best of my knowledge.</other>
Place : Sharjah                                       (VIGNESH KARUPPIAH R)
