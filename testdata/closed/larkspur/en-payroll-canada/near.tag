<name>Celeste Oakhurst</name>
<headline>Payroll Administrator, PCP</headline>
<place>Winnipeg, Manitoba</place> | <phone>(204) 555-0197</phone> | <email>c.oakhurst@example.net</email> | <link>linkedin.example.com/in/celesteoakhurst</link>

<h>SUMMARY</h>
<summary>PCP-designated payroll professional with a strong foundation in Dayforce, ROE Web and Excel. Recent graduate who enjoys accuracy, deadlines and helping employees understand their pay. Legally entitled to work in Canada.</summary>

<h>EXPERIENCE</h>
<job><title>Payroll Administrator</title>, <employer>Red Lantern Hotels Group</employer>, <place>Winnipeg</place>
<start>June 2025</start> – <end>Present</end>
- <point>Process bi-weekly hourly payroll for 210 employees in Dayforce (Manitoba and Saskatchewan), reviewed by the Payroll Manager before commit</point>
- <point>Issue ROEs through ROE Web and respond to employee questions on shift premiums</point>
- <point>Assisted with T4 year-end reporting in January 2026</point>
- <point>Reconcile payroll GL accounts at month end using pivot tables</point></job>
<job><title>Payroll Co-op Student</title>, <employer>Sagebrush Transit Cooperative</employer>, <place>Brandon</place>
<start>September 2024</start> – <end>April 2025</end>
- <point>Audited time and attendance feeds for unionized operators and looked up premiums in the collective agreement</point>
- <point>Helped remit source deductions, WCB and garnishments</point></job>
<job><title>Sales Associate</title>, <employer>Corydon Shoe House</employer>, <start>2021</start> – <end>2024</end></job>

<h>EDUCATION & CERTIFICATION</h>
<edu><degree>Diploma in Business Administration</degree>, <field>Human Resources</field>, <school>Pembina Valley College</school>, <end>2025</end></edu>
<cert><cname>Payroll Compliance Professional (PCP)</cname>, <issuer>National Payroll Institute</issuer>, <date>September 2025</date></cert>

<h>SKILLS</h>
<skills><skill>Dayforce</skill>, <skill>ROE Web</skill>, <skill>Excel</skill> (<skill>pivot tables</skill>, <skill>VLOOKUP</skill>), <skill>collective agreements</skill>, <skill>year-end reporting</skill>
<language>French</language>: <level>conversational</level></skills>
