# [<name>Rukmini Balan</name>](https://rbalan.example.net)

**<headline>Data Engineer | Cyclist | Occasional Potter</headline>**

[Code](<link>https://code.example.net/rbalan</link>) | [Email](<email>rukmini@rbalan.example.net</email>) | [More](https://rbalan.example.net/links)

## <h>Summary</h>

<summary>Data engineer with 7+ years of experience, the last four on streaming pipelines.
Comes from reporting and has not forgotten what a month-end close feels like.
Writes documentation before being asked, speaks to finance people without slides.</summary>

## <h>Experience</h>

### <job><title>Senior Data Engineer</title>, <employer>Kalpana Freight</employer> | <start>Aug 2022</start> -- <end>Present</end> | Remote

- <point>Own the event pipeline (Kafka, Flink) for vehicle positions, about 9,000 trucks.</point>
- <point>Brought the daily warehouse load from six hours to fifty minutes by partitioning and throwing away four unused marts.</point>
- <point>Mentor two juniors; no direct reports.</point>
- Key skills: <tech>Kafka, Flink, Snowflake, dbt, Airflow, Terraform</tech>
</job>

### <job><title>Data Engineer</title>, <employer>Meridian Pulse Health</employer> | <start>Nov 2019</start> -- <end>Jul 2022</end> | <place>Chennai, India</place>

- <point>Built the claims ingestion for three insurers, each with its own idea of CSV.</point>
- <point>Migrated on-prem Hadoop jobs to Spark on EMR as part of a team of five.</point>
- <point>Introduced Great Expectations checks after a bad Tuesday.</point>
</job>

### <job><title>MIS Analyst</title>, <employer>Thamarai Textiles</employer> | <start>Jul 2017</start> -- <end>Oct 2019</end> | <place>Tiruppur, India</place>

- <point>Daily production and rejection reports in Excel and SSRS.</point>
- <point>Automated the export of yarn prices with Python.</point>
</job>

### <job><title>Intern</title>, <employer>Coromandel Metrics</employer> | <start>Jan 2017</start> -- <end>Apr 2017</end> | <place>Coimbatore, India</place>

- <point>Cleaned survey data and learned what a left join does to totals.</point>
</job>

## <h>Activities</h>

### <proj><title>Pipeline Diaries</title> | <start>Mar 2021</start> -- <end>Present</end> | [Newsletter](https://rbalan.example.net/diaries)

- <point>Fortnightly notes on data modelling for around 1,200 readers.</point>
</proj>

### <vol><title>Meetup Organizer</title> | <start>Feb 2020</start> -- <end>Present</end> | Chennai

- <point>Run a monthly evening for data people, online during the lockdowns.</point>
</vol>

### <vol><employer>Girls Who Query</employer> | <start>Jun 2018</start> -- <end>Dec 2019</end> | Coimbatore

- <point>Taught SQL on Saturdays to final-year college students.</point>
</vol>

## <h>Education</h>

### <edu><degree>B.E.</degree> <field>Electronics and Communication</field>, <school>Noyyal College of Engineering</school> | <start>2013</start> -- <end>2017</end>
</edu>

## <h>Skills</h>

<skills>- **<group>Programming:</group>** <skill>Python</skill>, <skill>SQL</skill>, <skill>Scala</skill>, <skill>Bash</skill>
- **<group>Pipelines:</group>** <skill>Airflow</skill>, <skill>dbt</skill>, <skill>Spark</skill>, <skill>Kafka</skill>, <skill>Flink</skill>
- **<group>Stores:</group>** <skill>Snowflake</skill>, <skill>PostgreSQL</skill>, <skill>Redshift</skill>, <skill>Iceberg</skill> (learning)
- **<group>Cloud:</group>** <skill>AWS</skill>, <skill>Terraform</skill>, <skill>Docker</skill>
</skills>
- **<h>Languages:</h>** <language>English</language>, <language>Tamil</language>, <language>Malayalam</language>, <language>Kannada</language> (<level>spoken</level>)
