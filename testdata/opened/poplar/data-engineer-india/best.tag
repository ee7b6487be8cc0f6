<name>Sowmya Raghunandan</name>
<place>Bengaluru 560068</place> / <phone>+91 98450 00127</phone> / <email>sowmya.rn@example.com</email> / <link>github.com/sowmyarn-example</link>
<status>Notice period 60 days (negotiable)</status>

<job><employer>ChotaCart Online Services</employer> :: <place>Bengaluru</place> :: <start>Jun'19</start> - <end>till date</end>
  <title>Data Engineer II</title> (<start>Apr'22</start> onwards)
  o <point>Clickstream + order events, ~900 million rows/day peak during Diwali sale. Rewrote the old
    Scala job as Structured Streaming in PySpark, lag came from 25 min to under 3.</point>
  o <point>EMR bill cut 38% (spot fleets, small file compaction, killing 40 tables that nobody
    read).</point>
  o <point>Shifted 120 of 310 Hive tables to Iceberg, remaining planned for next FY.</point>
  o <point>Returns and last-mile mart: Kimball style, SCD2 for seller and pincode dims.</point>
  o <point>Buddy to 3 campus hires, no formal reportees.</point>
  o <point>Schema registry rule: a producer can't break a topic w/o review. Wrote the RFC, 4 of 7
    app squads have adopted.</point>
  o <point>On call, one wk in 5.</point>
  <title>Data Engineer I</title> (<start>Jun'19</start> - <end>Mar'22</end>)
  o <point>About 60 DAGs, wrote custom S3 sensors and a retry plugin.</point>
  o <point>MSK consumer for payment webhooks, under guidance of the architect.</point>
  o <point>Unit tests with pytest & chispa, Jenkins then Github Actions.</point>
  Stack: <tech>PySpark, MSK, Airflow 2, EMR, Glue, S3, Athena, Redshift, Iceberg</tech></job>

<job><employer>Trivandra Infosystems</employer> (service company, client = US retailer) :: <place>Mysuru</place> :: <start>Jul'17</start> - <end>May'19</end>
  <title>Systems Engineer</title>
  o <point>Teradata and Informatica support, mostly L2 tickets. Tuned the 15 slowest BTEQ scripts, nightly
    batch finished 2h 10m sooner.</point>
  o <point>Started automating with python there.</point></job>

<h>what I know, rated honestly (5 = can teach it)</h>
<skills>
  <skill>SQL</skill>          5      <skill>Spark</skill>       5      <skill>Airflow</skill>    4
  <skill>Python</skill>       4      <skill>Kafka</skill>       4      <skill>Iceberg</skill>    4
  <skill>AWS</skill>          4      <skill>Terraform</skill>   2      <skill>dbt</skill>        2 (POC only)
  <skill>Scala</skill>        2 read <skill>Great Exp.</skill>  3      <skill>GCP</skill>        1
</skills>

<edu><degree>B.E.</degree> <field>Information Science</field>, <school>Kaveri Institute of Engineering (VTU affiliated)</school>, <place>Mysuru</place>, <end>2017</end>, <grade>8.1 CGPA</grade></edu>
<cert><cname>AWS Certified Data Engineer - Associate</cname> (<date>Feb'25</date>)</cert>. <cert><cname>Databricks Spark Developer</cname>: exam booked, <date>next month</date></cert>

<pub><title>"Your small files are eating your budget"</title>, talk at <employer>Bengaluru data meetup</employer>, <end>2024</end></pub>
<language>Kannada</language>, <language>English</language>, <language>Hindi</language>, some <language>Tamil</language>
