<name>Ananya Krishnamurthy</name>
<headline>Senior BI & Analytics Developer</headline>
<email>ananya.k@example.org</email> | <phone>+91-90000-55534</phone> | <place>Baner, Pune</place> | <link>github.com/ananya-k-example</link>

<h>PROFESSIONAL SUMMARY</h>
<summary>Analytics developer with 6 years of experience in SQL (window functions, query tuning), dimensional modelling, data quality testing and Power BI in the lending domain. Mentors juniors. Excellent English communication with stakeholders in Singapore.</summary>

<h>WORK EXPERIENCE</h>

<job><title>Senior BI Developer</title>, <employer>Vasundhara Housing Finance Ltd</employer>, <place>Pune</place>                    <start>Jun 2021</start> – <end>Present</end>
• <point>Design star schemas on on-premise SQL Server 2019 for a home loan book of 1.1 lakh accounts</point>
• <point>Build and tune SSIS packages and stored procedures; full load cut from 6 hours to 2</point>
• <point>Define metrics together with finance and risk; 40 Power BI reports, 300 users</point>
• <point>Data quality testing through T-SQL checks before every month end</point>
• <point>Mentor 3 junior developers</point></job>

<job><title>BI Developer</title>, <employer>Corestack Analytics LLP</employer>, <place>Hyderabad</place>                    <start>Jul 2019</start> – <end>May 2021</end>
• <point>SSRS and Power BI reports for retail clients</point>
• <point>Python scripts for Excel consolidation</point>
• <point>Git and code reviews in Azure DevOps</point></job>

<h>EDUCATION</h>
<edu><degree>BTech</degree>, <field>Information Technology</field>, <school>JNTU Hyderabad</school>, <start>2015</start>–<end>2019</end></edu>

<h>CERTIFICATION</h>
<cert><cname>Microsoft Certified: Power BI Data Analyst Associate</cname>, <date>2022</date></cert>

<h>SKILLS</h>
<skills><skill>SQL Server</skill>, <skill>T-SQL</skill>, <skill>SSIS</skill>, <skill>SSRS</skill>, <skill>Power BI</skill>, <skill>DAX</skill>, <skill>Python</skill>, <skill>Git</skill>, <skill>dimensional modelling</skill></skills>
