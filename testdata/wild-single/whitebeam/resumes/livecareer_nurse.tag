         <headline>TRAVEL REGISTERED NURSE - PROGRESSIVE CARE</headline>       <h>Career Overview</h>   <summary>Calm, flexible PCU/step-down nurse. Nine years bedside, last four on 13-week contracts. Charge experience at one facility only.</summary>     <h>Qualifications</h>     <skills><skill>Cardiac drips (titrating)</skill>   <skill>Epic</skill>   <skill>Cerner</skill>   <skill>NIHSS</skill>   <skill>Post-cath care</skill>   <skill>Spanish (medical, not certified)</skill></skills>     <h>Accomplishments</h>   <award><title>DAISY Award nominee</title>, <start>2020</start></award>.
<h>Work Experience</h>
<job><title>Travel RN, PCU</title>   <start>01/2024</start> to <end>Current</end>
<employer>BrightLantern Staffing</employer>   <place>Mesa , AZ</place>   <point>Assignments: Mesa Verdugo Medical Center (32 bed PCU, ratio 1:4, Epic)  extended twice.</point>  <point>Float to tele and ICU step down as needed.</point>  <point>Precepted one new traveler.</point></job>
<job><title>Travel RN, Telemetry</title>   <start>03/2021</start> to <end>11/2023</end>
<employer>Nomad & Finch Healthcare Staffing</employer>   City , State   <point>7 contracts in AZ, NM, WA; 2 during covid surge.</point>  <point>Cared for 4-6 patients per shift incl. post CABG day 2, heparin and amio drips.</point>  <point>Never cancelled for cause.</point></job>
<job><title>Staff RN</title>, then relief charge   <start>07/2016</start> to <end>02/2021</end>
<employer>Alameda Crest Heart Hospital</employer>   <place>Albuquerque , NM</place>   <point>28 bed cardiac step down, nights.</point>  <point>Relief charge about 3 shifts a month from 2019.</point>  <point>Sat on falls committee; falls per 1,000 days dropped from 4.1 to 2.6 over 18 months.</point>  <point>Chart audits.</point></job>
<job><title>CNA</title>   <start>05/2013</start> to <end>06/2016</end>
<employer>Sister Agatha Rest Home</employer>   <place>Las Cruces , NM</place>   <point>ADLs, vitals, lots of listening.</point></job>
<h>Education and Training</h>
<edu><degree>Bachelor of Science</degree> : <field>Nursing</field>   <end>2019</end>   <school>Rio Doña Online University</school>   City , State , USA  <grade>GPA: 3.6</grade></edu>
<edu><degree>Associate of Applied Science</degree> : <field>Nursing</field>   <end>2016</end>   <school>Organ Mountain Community College</school>   <place>Las Cruces , NM</place></edu>
<h>Certifications</h>     <cert><cname>RN compact license</cname> (<issuer>New Mexico</issuer>, active)</cert>   <cert><cname>BLS</cname> exp <date>8/2025</date></cert>   <cert><cname>ACLS</cname> exp <date>8/2025</date></cert>   <cert><cname>PCCN</cname> - <date>2022</date></cert>   CCRN planned
<h>Personal Information</h>   <name>Jolene Ibarra-Whitlow</name>   <email>jibarrawhitlow@example.com</email>   <phone>575 555 0131</phone>   <h>Interests</h> <other>horses, true crime</other>
