CURRICULUM VITAE
<name>Deirdre Twohig</name>
<place>14 Bramble Court, Glanmire, Co. Cork</place>  /  <phone>086 555 0142</phone>  /  <email>deirdre.twohig@example.org</email>

<h>PERSONAL PROFILE</h>
<summary>13 years at payroll, 4 and a half of them in a bureau and the rest in a factory. Calm on a Thursday, which is when it matters. Looking for a bigger payroll closer to home.</summary>

<h>EMPLOYMENT TO DATE</h>

<job><employer>Leeside Corrugated Ltd</employer>, <place>Carrigtwohill</place>
<title>Payroll Supervisor</title> (<start>May '21</start> – <end>to date</end>)
<title>Senior Payroll Administrator</title> (<start>Sept '17</start> – <end>May '21</end>)
• <point>2 payrolls: 410 weekly (3-cycle shift, premiums, OT) and 95 monthly, start to finish, clockings to SEPA file</point>
• <point>TMS clockings imported to Megapay; wrote the exceptions check in Excel that cut manual corrections from approx 60 a wk to under 15</point>
• <point>RPNs pulled before every run, submissions to ROS on or before pay day, Revenue mthly statement and wages control a/c agreed to the nominal by WD4</point>
• <point>BIK on 38 cars & the health ins., ERR since Jan '24 (vouchers, T&S, remote working €3.20)</point>
• <point>1 payroll admin reports to me since '22. Trained a temp for her mat leave</point>
• <point>Auto enrolment (MyFutureFund): worked w/ pension broker & HR to get ready, first contributions went Jan '26 without rejects</point>
• <point>Revenue Level 1 compliance intervention 2023, put the file together for the FC – closed, no adjustment</point>
• <point>Depot in Lisburn, 11 staff. A UK bureau does the run, I send the changes & check the FPS before it goes. Basic RTI only</point></job>

<job><employer>Muskerry Payroll Bureau</employer>, <place>Ballincollig</place>
<title>Payroll Clerk</title> (<start>Feb '13</start> – <end>Aug '17</end>)
• <point>Around 30 clients, 2 to 140 employees; pubs, creches, a meat plant, builders (RCT was done by a colleague)</point>
• <point>Sage Micropay & Thesaurus. PAYE / PRSI class changes / USC, LPT deductions, P45s, P60s, P35 year end as it was then</point>
• <point>Phone contact w/ clients & Revenue</point></job>

<job><employer>Harty's Hardware</employer>, <place>Mallow</place>
<title>Accounts Assistant</title> (<start>Mar '11</start> – <end>Dec '12</end>)
• <point>Purchase ledger, bank recs, lodgements</point></job>

                                                                     Page 1 of 2

<h>EDUCATION & TRAINING</h>
<cert><cname>Certified Payroll Technician</cname>, <issuer>IPASS</issuer> – <date>2015</date> (Distinction)</cert>
<cert><cname>Diploma in Payroll Management</cname>, <issuer>IPASS</issuer> – 2 of 4 modules done, on hold since Covid</cert>
<edu><degree>Higher Certificate</degree> in <field>Business</field>, <school>Cork Institute of Technology</school>, <end>2010</end></edu>
<edu><degree>Leaving Cert</degree>, <school>Coláiste Treasa, Kanturk</school> <end>2008</end></edu>

<h>COMPUTERS</h>
<skills><skill>Megapay</skill> (super user), <skill>Micropay</skill>, <skill>Thesaurus</skill> (rusty), <skill>TMS</skill>, <skill>ROS</skill>
<skill>Excel</skill>: <skill>pivots</skill>, <skill>v/xlookup</skill>, a bit of <skill>Power Query</skill></skills>

<h>OTHER</h>
<status>Full clean driving licence.</status> <status>Irish citizen.</status> <other>Train the U12 camogie in Sarsfields.</other>
<other>Referees: names gladly given at offer stage.</other>
