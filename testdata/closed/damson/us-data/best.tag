<name>PRIYA RAGHUNATH-DELANEY</name>
<place>Perrysburg, Ohio</place> · <phone>419-555-0148</phone> · <email>priya.rd@example.com</email> · <link>github.com/prd-example</link>

<h>WHERE I'VE WORKED</h>

<job><employer>BuckLab Diagnostics</employer> (reference lab, ~600 people)                    <place>Maumee, OH</place>
  <title>Senior Data Engineer</title>                                                <start>Aug 2022</start> – <end>Present</end>
  <title>Data Engineer II</title>                                                    <start>May 2019</start> – <end>Aug 2022</end>
  o <point>Own the ORU/ORM feeds from 41 hospital clients: Mirth to S3 to Snowflake, roughly
    2.3M result messages a month.</point>
  o <point>Replaced 190 stored procs with dbt models (about 70% of the estate done, the billing
    mart is still procs).</point>
  o <point>Cut our Snowflake bill 34% in FY24, mostly warehouse sizing and killing full refreshes.</point>
  o <point>DAGs on MWAA, Great Expectations on the landing tables, pytest in CI; late-data pages
    went from 11 a month to 2.</point>
  o <point>Pilot FHIR R4 Observation endpoint with one client, read only, not in production.</point>
  o <point>Informal mentor for one analyst who became DE I in 2023. No direct reports.</point>
  o <point>PHI: minimum-necessary views, row access policies, sat in on the 2023 OCR audit response.</point></job>

<job><employer>Glass City Freight Brokers</employer>                                          <place>Toledo, OH</place>
  <title>ETL Developer</title>                                                       <start>Jan 2016</start> – <end>Apr 2019</end>
  o <point>SSIS and T-SQL, EDI 204/214 loads, nightly window brought from 6 h to 2 h 15.</point>
  o <point>First Python in the shop: carrier rate scraper, later taken over by IT.</point>
  o <point>Kept the Crystal Reports alive until the last person who read them retired.</point></job>

                                                                       Raghunath-Delaney, p. 2


<job><employer>U.S. Army</employer>, <place>Fort Riley KS</place>
  <title>25B Information Technology Specialist</title>, SPC                          <start>2010</start> – <end>2014</end>
  o <point>Help desk, radios, a lot of cable. One deployment (Kuwait, 9 months).</point></job>
<other>2014 – 2015: full time student on the GI Bill, see below.</other>

<h>TALKS / SIDE THINGS</h>
<pub><title>"Your interface engine is not a database"</title>, Toledo Data Meetup, <end>2024</end></pub>
<vol><employer>Wood County Humane Society</employer>, <title>website volunteer</title>, <start>since 2020</start>
  o <point>Moved the adoption list off a spreadsheet, small Flask app, one server.</point></vol>

<h>TOOLBOX (1 = dabbled, 3 = daily)</h>
<skills>  <skill>Snowflake</skill> 3    <skill>dbt Core</skill> 3    <skill>Airflow</skill> 3    <skill>Python</skill> 3    <skill>SQL</skill> 3
  <skill>Mirth Connect</skill> 2    <skill>Git</skill> 3    <skill>Great Expectations</skill> 2    <skill>SSIS</skill> 2
  <skill>Terraform</skill> 1    <skill>Kafka</skill> 1</skills>

<h>SCHOOL ETC.</h>
<edu><degree>B.S.</degree> <field>Information Systems</field>, <school>Bowling Green State University</school>              <end>Dec 2015</end></edu>
<cert><cname>SnowPro Core</cname>, <date>2021</date> (lapsed <date>2023</date>, not renewed)</cert>
<cert><cname>Epic Clarity</cname>: none, but did the self-study for the data model in <date>2025</date>, no exam</cert>
<language>Telugu</language> (<level>family</level>), <language>Spanish</language> (<level>two years in high school, long ago</level>)
<status>US citizen</status>
