<h>RESUME</h>

<name>ARVIND K. MENDIRATTA</name>
Mobile: <phone>+91 99000 00364</phone>
Mail id: <email>arvind.mendiratta@example.net</email>
Current location: <place>Bengaluru</place>

<h>CAREER SUMMARY</h>
<summary>Data professional with 7 years in data engineering for analytics and reporting in logistics. Strong SQL, Python and dimensional data modelling on Azure. Close working with app teams on data contracts and data quality.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

1. <job>Organisation: <employer>Bharat Haulage Connect Pvt Ltd</employer>
   Designation: <title>Senior BI Data Engineer</title>
   Duration: <start>August 2021</start> to <end>Present</end>
   - <point>Own the shipment data warehouse on Azure SQL and Synapse dedicated pool, loaded by Data Factory</point>
   - <point>Dimensional data modelling with slowly changing dimensions for 14 subject areas</point>
   - <point>Defined data contracts with 5 app teams</point>
   - <point>dbt models with tests, CI/CD in Azure DevOps</point>
   - <point>Mentor two junior engineers</point>
   - <point>Consume Delta Lake tables which the platform team writes; Spark and Kafka are with that team and I raise tickets to them</point></job>

2. <job>Organisation: <employer>Quillon Analytics LLP</employer>
   Designation: <title>ETL Developer</title>
   Duration: <start>June 2018</start> to <end>July 2021</end>
   - <point>Wrote SSIS packages and Python scripts for e-commerce clients</point>
   - <point>Scheduling of 30 batch jobs in Airflow</point>
   - <point>Power BI dashboards, row level security</point></job>

<h>TECHNICAL SKILLS</h>
<skills><group>Languages</group>: <skill>SQL</skill>, <skill>Python</skill>, <skill>DAX</skill>
<group>Cloud</group>: <skill>Azure Data Factory</skill>, <skill>Synapse</skill>, <skill>ADLS</skill>
<group>Tools</group>: <skill>dbt</skill>, <skill>Airflow</skill>, <skill>SSIS</skill>, <skill>Power BI</skill>, <skill>Git</skill>, <skill>Terraform</skill></skills>

<h>EDUCATION</h>
<edu><degree>MCA</degree>, <school>Satluj University</school>, <place>Jalandhar</place>, <end>2018</end>, <grade>74%</grade></edu>
<edu><degree>BCA</degree>, <school>Satluj University</school>, <end>2015</end></edu>

<h>CERTIFICATION</h>
<cert><cname>Microsoft Certified: Azure Data Engineer Associate (DP-203)</cname>, <date>2022</date></cert>

<h>LANGUAGES KNOWN</h>
<language>English</language> (<level>fluent</level>), <language>Hindi</language> (<level>native</level>), <language>Punjabi</language> (<level>native</level>)

<h>DECLARATION</h>
<other>I hereby declare that the above information is true to the best of my knowledge.</other>
