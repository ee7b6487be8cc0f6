<name>Gregory Pallister</name>
<place>Shepparton VIC</place>
<email>greg.pallister@example.com</email>
<phone>0491 571 266</phone>

<h>PROFESSIONAL PROFILE</h>
<summary>Food safety regulator with six years' experience in local government and an equivalent regulatory body. Demonstrated working knowledge of the Food Act 1984 and the Public Health and Wellbeing Act 2008. Sound enforcement practice, evidence gathering and briefs, and plain-English written communication with traders and residents.</summary>

<h>EMPLOYMENT HISTORY</h>
<job><title>Food Safety Compliance Officer</title>
<employer>Riverbend Rural City Council</employer>
<start>March 2020</start> – <end>Present</end>
• <point>Assess registered food premises alongside the Environmental Health Officers, who sign the orders (180 visits a year).</point>
• <point>Support food and water sampling, 120 samples a year.</point>
• <point>Review land capability assessments for onsite wastewater applications for completeness before an EHO decides.</point>
• <point>Prepare infringement documents and contributed to three briefs of evidence.</point>
• <point>Assisted with two gastro outbreak investigations with the Local Public Health Unit.</point>
• <point>Keep HealthManager records for 460 premises.</point>
• <point>Deliver education sessions to food business operators, eight a year.</point></job>

<job><title>Compliance Officer</title>
<employer>Victorian Poultry and Dairy Inspection Service</employer>
<start>June 2017</start> – <end>February 2020</end>
• <point>Audited 75 licensed processors against approved food safety programs.</point>
• <point>Handled conflict with licence holders calmly; no upheld complaint.</point></job>

<job><title>Quality Assurance Officer</title>
<employer>Tatong Foods</employer>
<start>2014</start> – <end>2017</end>
• <point>HACCP verification and supplier audits.</point></job>

<h>QUALIFICATIONS</h>
<edu><degree>Bachelor of Science</degree> (<field>Food Science and Nutrition</field>), <school>Deakin University</school>, <end>2013</end></edu>
<cert><cname>Lead Food Safety Auditor</cname>, <issuer>Exemplar Global</issuer>, <date>2018</date></cert>
<cert><cname>Certificate IV in Government Investigations</cname>, <date>2019</date></cert>
<status>Victorian driver licence, Working with Children Check, national police check (2025). Australian citizen.</status>

<h>SKILLS</h>
<skills><skill>Inspection and audit</skill>, <skill>Food sampling</skill>, <skill>Evidence gathering</skill>, <skill>HealthManager</skill>, <skill>Pathway</skill>, <skill>FoodTrader</skill>, <skill>Report writing</skill></skills>
