<name>Jonathan Peh Wei Liang</name>
<headline>Senior Quantity Surveyor, Contracts & Cost</headline>
<place>Tampines, Singapore</place> | <phone>+65 8555 0117</phone> | <email>jonathan.peh@example.com</email> | <status>Singapore Citizen</status>

<h>SUMMARY</h>
<summary>Quantity surveying professional with 9 years on the contractor and consultant side. Cost planning, tender documents, progress claims, variations and final accounts on building projects of S$30m to S$120m. Working command of PSSCOC and the SOP Act.</summary>

<h>WORK EXPERIENCE</h>

<job><title>Senior Contracts & Cost Executive</title>
<employer>Meridian Straits Builders Pte Ltd</employer> (<start>Apr 2019</start> to <end>Present</end>)
- <point>Prepare feasibility estimates, cost plans and pre-tender estimates for public housing and school projects</point>
- <point>Assess subcontractors' progress claims and issue payment responses within SOP Act timelines</point>
- <point>Value variations and negotiate final accounts, 6 closed to date (S$210m total)</point>
- <point>Evaluate extension of time and loss and expense claims with the project director</point>
- <point>Submit tenders through GeBIZ, 22 submissions</point>
- <point>Present cost reports to the management committee every quarter</point></job>

<job><title>Contracts Executive</title>
<employer>Ang & Fairhurst QS Consultants</employer> (<start>Feb 2016</start> to <end>Mar 2019</end>)
- <point>Measurement and bills of quantities in CostX and Cubicost</point>
- <point>Tender evaluation reports for PPVC hostel projects</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Business (Honours)</degree> in <field>Hospitality Management</field>, <school>Singapore Institute of Technology</school>, <end>2015</end></edu>
<cert><cname>Certificate in Construction Measurement</cname> (120 hours), <issuer>BCA Academy</issuer>, <date>2016</date></cert>

<h>SKILLS</h>
<skills><skill>CostX</skill>, <skill>Cubicost</skill>, <skill>GeBIZ</skill>, <skill>PSSCOC</skill>, <skill>SOP Act</skill>, <skill>NEC4 (introductory)</skill>, <skill>cost planning</skill>, <skill>final accounts</skill></skills>

<h>LANGUAGES</h>
<language>English</language> <level>fluent</level>, <language>Mandarin</language> <level>fluent</level>
