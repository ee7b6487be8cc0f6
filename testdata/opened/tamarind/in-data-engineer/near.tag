<name>Divya Raghunathan Pillai</name>
<headline>Data Engineer | ETL | SQL | Azure | Healthcare Claims</headline>
<place>Bengaluru</place> | <email>divya.rpillai@example.com</email> | <phone>+91 98860 00124</phone>

<h>Professional Summary</h>
<summary>Data engineer with 6 years in production, building and running batch pipelines for health insurance claims on Azure. Strong SQL, Python scripting, Airflow orchestration and data modelling for actuarial and finance teams. Pipelines kept inside their SLAs with tests and alerting.</summary>

<h>Professional Experience</h>

<job><employer>Arogya Nidhi TPA Services</employer> (<place>Bengaluru</place>) [<start>August 2021</start> - <end>Present</end>]
Designation: <title>Data Engineer</title>
Key contributions:
• <point>Built 85 batch pipelines in Azure Data Factory mapping data flows and stored procedures (300 GB/day) for pre-authorisation and claims data</point>
• <point>Migrated on-prem SSIS packages to Azure Synapse dedicated SQL pools</point>
• <point>Modelled claims data in dbt for the actuarial and finance teams</point>
• <point>Orchestrated jobs in Airflow with tests and alerting; on-call one week in four</point>
• <point>Parsed HL7 and FHIR messages in Python and loaded them to SQL tables</point>
• <point>Consumed Kafka topics through a managed connector</point>
• <point>Reviewed pull requests of two junior engineers</point></job>

<job><employer>Orbitel Systems</employer> (<place>Chennai</place>) [<start>July 2019</start> - <end>July 2021</end>]
Designation: <title>ETL Developer</title>
Key contributions:
• <point>Informatica PowerCenter mappings and SQL for policy administration data</point>
• <point>Data quality checks in Great Expectations for 20 tables</point></job>

<h>Education</h>
<edu><degree>B.Tech</degree>, <field>Computer Science</field>, <school>Model Engineering College, Kochi</school>, <end>2019</end></edu>

<h>Certifications</h>
<cert><cname>Microsoft Azure Data Engineer Associate (DP-203)</cname>, <date>2022</date></cert>

<h>Technical Skills</h>
<skills><group>Languages</group>: <skill>SQL</skill>, <skill>Python</skill>
<group>Cloud</group>: <skill>Azure Data Factory</skill>, <skill>Azure Synapse</skill>, <skill>Delta Lake (read via Synapse serverless)</skill>
<group>Orchestration</group>: <skill>Airflow</skill>
<group>Other</group>: <skill>dbt</skill>, <skill>Kafka</skill>, <skill>Terraform</skill>, <skill>Informatica PowerCenter</skill>, <skill>SSIS</skill></skills>
