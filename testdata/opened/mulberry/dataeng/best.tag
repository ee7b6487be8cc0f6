# <name>Gonçalo Vasquinho Teles</name>

**<headline>Data Engineer (Python / Spark / AWS)</headline>**
`<email>goncalo.teles@example.org</email>` `<phone>+31 6 5550 0147</phone>` `<place>Amersfoort, NL</place>` `<link>github.com/gvteles-example</link>`
<status>PT nationality</status>, <status>no permit needed</status>

---
## <h>whoami</h>
<summary>I am working with data since 2017, first with reports, since 2019 with pipelines.
I am good in making unreliable things boring. I search for a product company after
four years of consultancy.</summary>

## <h>Assignments</h>

<job>### <employer>Kwartslag Data Consultants</employer> (<start>2021-02</start> .. <end>today</end>), <title>data engineer</title>, <place>Amersfoort</place>
Seconded to clients:

| Client | When | What I did |
|--------|------|------------|
| grid operator (NDA) | 2023-09 .. today | <point>PySpark jobs on EMR for 15-min meter values, 2,1 billion rows per month. Late data was a big problem, I have introduced watermarks and a re-run per day partition.</point> <point>Airflow 2, 85 DAGs, I maintain about the half.</point> <point>From nightly fail 1 of 4 to 1 of 50.</point> |
| insurer, Zwolle | 2022-01 .. 2023-08 | <point>DWH in Snowflake with dbt (240 models). Data Vault 2.0 for raw layer, star schema on top.</point> <point>Wrote the great_expectations suite and put it in GitLab pipeline, merge is blocked if red.</point> |
| webshop garden furniture | 2021-03 .. 2021-12 | <point>Events from Kafka to S3 with Spark Structured Streaming, PoC that went live for 1 of 3 shops.</point> <point>Terraform modules (small changes, the platform team owned it).</point> |
</job>

<job>### <employer>Lusomed Analytics</employer> (<start>2019-03</start> .. <end>2021-01</end>), <title>junior data engineer</title>, <place>Porto</place>
* <point>Python + Postgres ETL for 14 hospitals, replaced 30 cron scripts by Airflow</point>
* <point>pytest for all new code, coverage from 0 to 62 %</point></job>

<job>### <employer>Banco Ribeiral</employer> (<start>2017-09</start> .. <end>2019-02</end>), <title>reporting analyst</title>, <place>Braga</place>
* <point>SQL and Excel reports for risk dept.</point></job>

## <h>Studies</h>
* <edu><degree>Licenciatura</degree> (= BSc) <field>Engenharia Informática</field>, <school>Universidade do Minho</school>, <end>2017</end></edu>
* <edu><degree>MSc</degree> <field>Data Science</field>, idem, courses finished, thesis never delivered</edu>
* <cert><cname>AWS Certified Data Analytics – Specialty</cname> (<date>2022</date>)</cert>
* <cert><cname>Databricks Data Engineer Associate</cname>, exam planned <date>Nov. 2025</date></cert>

## <h>Stack, honest score 1–5</h>
```
<skills><skill>python</skill> 5 <skill>sql</skill> 5 <skill>spark</skill> 4 <skill>airflow</skill> 4 <skill>dbt</skill> 4 <skill>aws</skill> 4
<skill>docker</skill> 3 <skill>kafka</skill> 3 <skill>terraform</skill> 2 <skill>azure</skill> 1 (side project)</skills>
```
## <h>Human languages</h>
<language>Portuguese</language> <level>native</level>; <language>English</language> <level>C1</level>; <language>Dutch</language> <level>A2</level>, following B1 course
