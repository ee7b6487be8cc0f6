<name>Priscilla Nair</name>
<headline>Analytics & Data Engineer</headline>
<email>priscilla.nair@example.com</email> | <phone>+64 27 555 0190</phone> | <place>Petone, Lower Hutt</place> | <status>NZ resident visa</status>

<h>PROFILE</h>
<summary>Data engineer with seven years of strong SQL, dimensional modelling and data quality testing for energy and insurance. I like explaining a fact table to an accountant.</summary>

<h>EXPERIENCE</h>

<job><title>Data Engineer</title> | <employer>Southerly Gas & Electric</employer> | <place>Wellington</place> | <start>02/2020</start> – <end>present</end>
• <point>Build and maintain the billing and churn reporting warehouse on SQL Server 2019: 85 stored procedures, 40 SSIS packages</point>
• <point>Designed the dimensional model for half-hourly meter data (two fact tables, 14 dimensions)</point>
• <point>Introduced data quality tests in T-SQL that run after each nightly load and e-mail the owner</point>
• <point>Review pull requests of two other engineers in Git (Azure DevOps)</point>
• <point>Python scripts for loading retailer switching files, scheduled with Airflow since 2023</point>
</job>

<job><title>BI Developer</title> | <employer>Tasman Mutual Insurance</employer> | <place>Auckland</place> | <start>06/2017</start> – <end>01/2020</end>
• <point>Claims cube in SSAS, 30 Power BI reports for finance</point>
• <point>Documented 400 fields in a data dictionary</point>
</job>

<h>EDUCATION</h>
<edu><degree>BSc</degree> <field>Statistics</field> | <school>University of Auckland</school> | <start>2014</start> – <end>2016</end></edu>

<h>SKILLS</h>
<skills><group>Languages</group>: <skill>SQL</skill> (<skill>T-SQL</skill>), <skill>Python</skill>, <skill>DAX</skill>
<group>Data</group>: <skill>SQL Server</skill>, <skill>SSIS</skill>, <skill>SSAS</skill>, <skill>Airflow</skill>
<group>Ways of working</group>: <skill>dimensional modelling</skill>, <skill>data quality testing</skill>, <skill>Git</skill>, <skill>Power BI</skill></skills>
