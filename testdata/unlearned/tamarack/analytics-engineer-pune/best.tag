<name>ROHIT S. DESHPANDE</name>
<headline>Data | dbt | Snowflake</headline>
<place>Wakad, Pune 411057</place>       M: <phone>+91 90000 55512</phone>       Mail: <email>rohit.deshpande@example.com</email>

<summary>5.5 yrs total, last 3+ on dbt. Notice period 30 days (negotiable).</summary>

<h>Technical Summary:</h>
<skills><group>Warehouse</group>          :  <skill>Snowflake</skill>, <skill>PostgreSQL</skill>, little <skill>BigQuery</skill> (POC only)
<group>Transformation</group>     :  <skill>dbt Core</skill>, <skill>SQL</skill>, <skill>Jinja</skill>
<group>Orchestration</group>      :  <skill>Airflow</skill> 2.x (<skill>MWAA</skill>)
<group>Languages</group>          :  <skill>Python</skill> (<skill>pandas</skill>, <skill>boto3</skill>), <skill>Bash</skill>
<group>Dashboards</group>         :  <skill>Metabase</skill>, <skill>Tableau</skill>
<group>Others</group>             :  <skill>GitLab CI</skill>, <skill>Great Expectations</skill>, <skill>Docker</skill>, <skill>JIRA</skill></skills>

<h>Professional Experience:</h>

1. <job><employer>Kredmint Digital Finance Pvt. Ltd., Pune</employer>
Designation: <title>Senior Data Engineer</title>
Duration: <start>April 2022</start> to <end>till date</end>
Project: BNPL reporting layer
Team size: 6 (no direct reports, reviewing MRs of 2 freshers)
Roles & responsibilities:
a) <point>Rebuilt 140 nested views as 86 dbt models in staging / intermediate / mart layers, star schema for loans, repayments and collections</point>
b) <point>Snowflake bill came down from approx $11k to $7k p.m. by incremental models, clustering and killing of idle warehouses (along with platform lead)</point>
c) <point>Around 400 dbt tests plus Great Expectations on bureau files; alerts on Slack. P1 data incidents 9 in FY23, 3 in FY24</point>
d) <point>Wrote 30 of the 50 odd Airflow DAGs of the team</point>
e) <point>Agreed the definition of DPD and NPA buckets with risk and finance teams, documented in dbt docs</point>
f) <point>GitLab pipeline for slim CI - set up by colleague, I am maintaining since Jan 2024</point>
g) <point>Terraform: raised small PRs for Snowflake roles, not more</point>
Environment: <tech>Snowflake, dbt Core 1.7, MWAA, Python 3.10, Metabase, GitLab</tech></job>

2. <job><employer>Infoquill Systems Ltd</employer> (client: US health insurer)
Designation: <title>Software Engineer</title> → <title>Data Engineer</title> (redesignated July 2020)
Duration: <start>Oct 2019</start> to <end>March 2022</end>
a) <point>Claims datamart on PostgreSQL, stored procs and tuning; nightly batch from 4 hrs 10 min to 1 hr 25 min</point>
b) <point>Tableau extracts and 12 dashboards for claims ops</point>
c) <point>Python scripts for SFTP file checks</point>
Environment: <tech>PostgreSQL, Python, Tableau Server, Jenkins</tech></job>

<h>Academics:</h>
<edu><degree>B.E.</degree> (<field>Computer Engg</field>)   <school>Savitribai Phule Pune University</school>   <end>2019</end>   <grade>7.9 CGPA</grade></edu>
<edu><degree>HSC</degree>   <school>Maharashtra Board</school>   <end>2015</end>   <grade>84.3 %</grade></edu>

<h>Certifications:</h> <cert><cname>SnowPro Core</cname> (<date>Nov 2023</date>)</cert>; dbt Analytics Engineering - preparing, exam slot not booked yet

Languages known: <language>English</language>, <language>Hindi</language>, <language>Marathi</language>

<other>Declaration: I hereby declare that the above particulars are true to the best of my knowledge.</other>
<other>Place: Pune                         (Rohit Deshpande)</other>
