# <name>Harshavardhan Iyengar-Menon</name>
`<email>harsha.im@example.org</email>` `<phone>+91 98450 00177</phone>` `<link>github.example.org/harsha-im</link>` `<place>HSR Layout, BLR</place>`

<status>NP 45 days, serving from the 1st</status>

## <h>$ whoami</h>
<summary>de, 5.5 yrs. moved two things off hadoop and would do it again.</summary>

## <h>$ history</h>

### <job><employer>Kaveri Retail Cloud</employer> | <title>Sr Data Engr</title> | <start>Jun'22</start>-<end>pres</end>
<tech>spark 3.4 / delta / databricks on azure / adls / airflow / event hubs (kafka api) / tf</tech>
▪ <point>ported 212 of 340 hive+oozie workflows to databricks (rest retired or with the other squad); nightly window 7h10 -> 2h25</point>
▪ <point>killed skew on the returns join (salting + aqe), spill from 900 GB to nearly nil. can read a physical plan without crying</point>
▪ <point>structured streaming consumers on event hubs, 14k msg/s peak, exactly-once into delta w/ merge + watermark. producers belong to the pos team</point>
▪ <point>slowly changing dims + a sales/returns star schema for finance, month end close went from D+5 to D+2</point>
▪ <point>great_expectations suites on 38 tables, pagerduty for the 9 that matter; oncall 1 in 4</point>
▪ <point>tf modules: I write PRs, infra guild merges them</point>
▪ <point>PR reviews for 3 freshers (buddy, not mgr)</point></job>

### <job><employer>Zentrix Infosolutions</employer> (client: a bank in Pune) | <title>Software Engineer</title> -> <title>Data Engineer</title> | <start>Jul'20</start>-<end>May'22</end>
<tech>pyspark, cdh 6, hive, sqoop, oracle, bash</tech>
▪ <point>~60 pyspark batch jobs for loan + NPA reporting to RBI, 1.1 TB daily, SLA 6 am missed twice in 20 months</point>
▪ <point>poc of iceberg on s3/emr with one architect, 6 weeks, not taken live</point>
▪ <point>tuned oracle sql, worst one 4 hr -> 11 min</point></job>

### <job><employer>Zentrix Infosolutions</employer> | <title>Intern</title> | <start>Jan'20</start>-<end>Jun'20</end></job>

## <h>$ ls side_projects/</h>
<proj><title>abdm-sandbox-loader</title>: <point>toy loader of FHIR bundles from the ABDM sandbox into delta, weekend thing, 41 stars</point></proj>

## <h>$ cat edu.txt</h>
<edu><degree>B.E.</degree> <field>(ISE)</field>, <school>RV College of Engg</school>, VTU, <grade>8.4 CGPA</grade>, <end>2020</end></edu>
<cert><issuer>Databricks</issuer> <cname>Certified DE Associate</cname> (<date>Mar 2024</date>)</cert>; Professional - <other>booked for Dec</other>

## <h>$ skills --rated</h>
<skills><skill>python</skill> ****  <skill>sql</skill> *****  <skill>pyspark</skill> *****  <skill>airflow</skill> ****  <skill>dbt</skill> * (<other>tutorial only</other>)  <skill>scala</skill> *</skills>

<language>English</language>, <language>Kannada</language>, <language>Tamil</language>, <language>Hindi</language>
