Contact
<email>aoibhe.szym@example.com</email>
<link>www.linkedin.example.com/in/aoibheszym</link> (LinkedIn)

Top Skills
<skills><skill>dbt</skill>
<skill>SQL</skill>
<skill>Looker / LookML</skill></skills>

Languages
<language>English</language> (<level>Native or Bilingual</level>)
<language>Polish</language> (<level>Native or Bilingual</level>)

Certifications
<cert><cname>dbt Analytics Engineering Certification</cname> (<date>2023</date>)</cert>

<name>Aoibhe Szymanska</name>
<headline>Tables people trust. dbt, Snowflake, BigQuery. Contracting, would go perm.</headline>
<place>Cork, County Cork, Ireland</place>

<h>Summary</h>
<summary>Started in retail reporting, found out most arguments in meetings are about
definitions, have been fixing definitions since. <status>Irish citizen.</status> SnowPro Core is on
the list for this autumn.</summary>

<h>Experience</h>

<job><employer>Larkfield Consulting</employer>
<title>Contract analytics engineer</title> @ a health insurer (name on request)
<start>February 2024</start> - <end>Present</end>
<point>Moving the old reporting layer to dbt Core on Snowflake. 140 of roughly 400 views
done so far, claims and member first.</point> <point>SCD2 on policy status so that finance and
claims finally count the same "active".</point> <point>Ran the fortnightly definitions hour with
claims, finance and two actuaries.</point> <point>DAGs are the platform crew's (Airflow); I
change schedules and read logs, that's it.</point></job>

Page 1 of 2

<job><employer>Tern Energy</employer>
5 years
<title>Analytics Engineer</title>
<start>Q3 2021</start> - <end>Q1 2024</end>
<point>Kimball-style marts for smart meter reads, 1.3bn rows, BigQuery + dbt Cloud.</point> <point>Nightly
from 3h10 to 40 min with incremental models and clustering; scan cost dropped by a
third.</point> <point>220 dbt tests and freshness checks, red build blocks merge (GitHub Actions, set
up together with a platform colleague).</point> <point>Explores in Looker for ca. 60 people in
billing and care.</point> <point>Two interns, one summer each.</point>
<title>Data Analyst</title>
<start>Q2 2019</start> - <end>Q3 2021</end>
<point>Churn and arrears reporting, SQL all day.</point> <point>Brought dbt in as a trial on one dataset
(tariffs), after which the team of 5 adopted it.</point></job>

<job><title>Freelance, evenings</title>
<start>2020</start> - <end>2022</end>
<point>Python script (pandas, requests) that pulls a dairy co-op's milk collections into
BigQuery each morning. Still going.</point></job>

<job><employer>Mulcahy Stores</employer>
<title>Reporting Analyst</title>
<start>September 2016</start> - <end>March 2019</end> (2 years 7 months)
<point>SQL Server, SSRS, Power BI for 31 shops.</point> <point>Taught the buyers to read a margin
waterfall.</point></job>

<h>Education</h>
<edu><school>University College Cork</school>
<degree>BSc</degree>, <field>Mathematical Sciences</field> · (<start>2012</start> - <end>2016</end>) <grade>2.1</grade></edu>

Page 2 of 2
