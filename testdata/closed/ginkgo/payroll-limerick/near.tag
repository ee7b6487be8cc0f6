<name>GARETH PROSSER-WYNNE</name>
<headline>PAYROLL MANAGER</headline>
Address: <place>Newport, South Wales</place> (moving to Limerick in May, my wife is from Annacotty)
Phone: <phone>+44 7700 900338</phone>
Email: <email>gareth.pw@example.net</email>
Status: <status>UK passport holder, free to work in Ireland under the Common Travel Area</status>

<h>ABOUT ME</h>
<summary>Payroll Manager with eleven years of UK payroll for 500 to 2,400 employees, weekly and monthly, from clocking to bank file. Team leadership with direct reports, payroll reconciliation, GDPR, unionised environment. I have not run an Irish payroll yet and am keen to learn PRSI, USC and PAYE Modernisation.</summary>

<h>WORK HISTORY</h>

<job><title>Payroll Manager</title>
<employer>Usk Valley Medical Products</employer>
<place>Cwmbran</place>
<start>August 2017</start> to <end>present</end>
▪ <point>Own weekly and monthly payroll for 2,400 employees on CoreHR, with four payroll specialists as direct reports</point>
▪ <point>Contact for HMRC and the external auditors; RTI submissions, P11D and payrolled benefit in kind</point>
▪ <point>Payroll system implementation: moved from Sage to CoreHR in 2019, three parallel runs</point>
▪ <point>Re-enrolment for workplace pension auto-enrolment in 2019, 2022 and 2025</point>
▪ <point>Payroll reconciliation and journals to the GL by working day 2</point>
▪ <point>Pay talks with Unite and GMB: data and costing</point></job>

<job><title>Senior Payroll Officer</title>
<employer>Gwent Logistics</employer>
<place>Newport</place>
<start>April 2014</start> to <end>July 2017</end>
▪ <point>Weekly payroll for 850 drivers and warehouse staff</point>
▪ <point>Year-end, statutory payments, attachment of earnings</point></job>

<h>QUALIFICATIONS</h>
<edu><degree>Foundation Degree in Payroll Management</degree>
<school>CIPP</school>
<end>2018</end></edu>
<cert><cname>IPASS Certified Payroll Technician</cname>, enrolled, starts in September</cert>

<h>SKILLS</h>
<skills><skill>Excel (pivots, lookups)</skill>
<skill>CoreHR</skill>
<skill>Payroll reconciliation</skill>
<skill>Team leadership</skill>
<skill>GDPR</skill>
<skill>UK payroll</skill></skills>
