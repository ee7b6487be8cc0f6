<name>Terrence Okafor-Lindqvist</name>, CPP
<headline>Payroll Professional | Multi-State Payroll | UKG Pro</headline>
<place>Dublin, OH</place> | <phone>614.555.0191</phone> | <email>tol.payroll@example.net</email>

<h>PROFESSIONAL SUMMARY</h>
<summary>Certified Payroll Professional with 12 years of multi-state payroll experience for up to 6,000 employees, including union payroll and tipped employees. Deep knowledge of FLSA, garnishments and payroll tax filings. Individual contributor who led the payroll workstream of a system implementation and is ready for a first management role.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><title>Principal Payroll Analyst</title>
<employer>Tamarack Hotels & Resorts</employer>, <place>Columbus, OH</place>
<start>March 2018</start> – <end>Present</end>
• <point>Own the bi-weekly payroll for 6,000 employees in 13 states from timecard import to direct deposit; individual contributor, no direct reports</point>
• <point>Administer UKG Pro; led the payroll workstream of the implementation from ADP Workforce Now (project team of five from IT and the vendor)</point>
• <point>File Form 941, state unemployment returns and W-2s; point of contact for external auditors</point>
• <point>Process garnishments, tip credit and union payroll under four contracts</point>
• <point>Prepare payroll journal entries and reconcile them with Accounting; own six SOX controls</point></job>

<job><title>Payroll Specialist</title>
<employer>Quillfeather Retail Corp.</employer>, <place>Dayton, OH</place>
<start>June 2013</start> – <end>February 2018</end>
• <point>Multi-state payroll for 1,400 employees in ADP Workforce Now</point>
• <point>Overtime and paid leave compliance under FLSA and state laws</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree> in <field>Accounting</field>, <school>Wright State University</school>, <end>2013</end></edu>

<h>CERTIFICATION</h>
<cert><cname>Certified Payroll Professional (CPP)</cname>, <issuer>PayrollOrg</issuer>, <date>2019</date></cert>

<h>SKILLS</h>
<skills><skill>UKG Pro</skill>, <skill>ADP Workforce Now</skill>, <skill>Excel (Power Query, pivot tables)</skill>, <skill>garnishments</skill>, <skill>payroll tax</skill></skills>

<h>LANGUAGES</h>
<language>English</language>, <language>Spanish</language> (<level>conversational</level>)
