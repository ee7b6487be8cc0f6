Curriculum Vitae of <name>Sinéad Ní Mhurchadha Walsh</name>

Address: <place>Carrigaline, Co. Cork</place>
Mob: <phone>087 555 0164</phone>
E-mail: <email>sinead.nmwalsh@example.com</email>
<status>Irish citizen, full clean licence</status>

<summary>I have been doing wages in one form or another since 2013. I like getting it right and I like the people at the other end of the phone. Currently at home with our second child, looking to go back from the end of August.</summary>

<h>WHERE I HAVE WORKED</h>

<job>Employer:    <employer>Lee Valley Hygiene Services Ltd</employer> (contract cleaners, hospitals & offices)
Job title:   <title>Payroll Administrator</title>, later <title>Senior Payroll Administrator</title> (from Jan 2021)
When:        <start>March 2018</start> to <end>February 2024</end>, redundancy
What I did:  <point>620 weekly paid cleaners and 45 monthly staff, gross to net, sole charge of the weekly from 2019; my manager kept the monthly until I took that over too in 2021.</point> <point>Sent the payroll submissions to Revenue before every pay day and pulled the RPNs, from the first day of real time reporting in January 2019 onwards.</point> <point>Night and Sunday rates under the contract cleaning ERO, zero hours bands, 8% annual leave for the part-timers, public holiday entitlement.</point> <point>I was on the group that moved us off Micropay into BrightPay in 2022, I checked the parallel runs.</point> <point>TWSS and later EWSS claims during Covid, reconciliation with Revenue closed at €0 owing.</point> <point>Cut the manual cheque / emergency payments from around 30 a month to 6 by getting supervisors to send hours in by Monday noon.</point></job>

<job>Employer:    <employer>Dunmore & Casey Accountants</employer>, <place>Bandon</place>
Job title:   <title>Payroll Clerk</title>
When:        <start>Sept 2013</start> to <end>March 2018</end> (three day week the last year, mat leave 2016)
What I did:  <point>Bureau wages for 34 small clients, farms, pubs, a creche and two private nursing homes (85 staff between the pair).</point> <point>P30s, P35s, P45s in the old system on ROS.</point> <point>Thesaurus mostly and Micropay for the bigger ones.</point> <point>Helped the seniors at month end with wages control recs and PRSI queries.</point></job>

<job>Before that: <title>till and cash office</title> in <employer>Hurley's SuperValley</employer>, <place>Clonakilty</place>, <start>2010</start> - <end>2013</end>.</job>

<h>EXAMS</h>

<cert><issuer>IPASS</issuer> <cname>Certified Payroll Technician</cname>, distinction, <date>2015</date></cert>
<edu><degree>Diploma in Payroll Management</degree>, <school>IPASS</school>: module 1 and 2 passed, module 3 deferred because of the baby</edu>
<edu><degree>Leaving Cert</degree> <end>2010</end>, <school>Coláiste na hInse, Clonakilty</school></edu>

<h>COMPUTERS</h>
<skills><skill>BrightPay</skill> (every day for two years), <skill>Sage Micropay</skill> (seven years or so), <skill>Thesaurus</skill>, <skill>ROS</skill>, <skill>Excel</skill> - XLOOKUP, pivots, SUMIFS, no macros; clocking data from <skill>TMS</skill></skills>

<h>LANGUAGES</h>
<language>Irish</language> <level>fluent</level>, a few words of <language>Polish</language> (<level>enough to explain a payslip</level>)

<other>Referees: Mr Liam Casey and Ms Dorota Wrona, numbers when we meet.</other>
