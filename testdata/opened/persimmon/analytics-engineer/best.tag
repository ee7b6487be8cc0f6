<name>RENATA KOWALCZYK-BOONE</name>
<place>Grove City, OH</place> / <phone>614-555-0148</phone> / <email>renata.kb@example.com</email> / <link>code.example.com/rkboone</link>

<h>In short</h>
<summary>I turn messy operational tables into models that finance and ops
can agree on. Everything lives in version control, and the tests come
before the charts.</summary>

<h>Where I've been</h>

<job><employer>Tallgrass Parcel</employer>, <place>Dublin OH</place>  (regional parcel carrier, 1,400 drivers)
<start>Feb '21</start> to <end>now</end> -- hired as <title>Senior Data Analyst</title>, <title>Analytics Engineer</title> since Jan '23
o <point>Look after 140 of our ~210 dbt models on Snowflake (the remainder sit
  with the pricing squad)</point>
o <point>Rebuilt the shipment-events mart as a proper star schema, with
  type-2 history on depots and routes; nightly build went from 3h10
  to 48 min, mostly by rewriting two joins and clustering</point>
o <point>600+ uniqueness / freshness / relationship checks, run by GitHub
  Actions on every PR. A red check blocks the merge</point>
o <point>22 Looker explores, replaced about 180 ad hoc reports. Sat with
  dispatch and accounting for six weeks to get ONE definition of
  "delivered on time" signed off</point>
o <point>Helped move our jobs from cron to Airflow (platform team runs the
  cluster, I wrote the DAGs for our side)</point>
o <point>Pair weekly with two junior analysts, no direct reports</point>
o <point>Monthly lunch session for depot supervisors, usually 30-40 of them,
  on reading the numbers</point></job>

<job><title>BI Developer</title> / <employer>Hocking Mutual Insurance</employer> / <place>Columbus</place> / <start>8/2018</start> - <end>1/2021</end>
o <point>T-SQL and SSIS loads into the claims warehouse (SQL Server)</point>
o <point>built and kept up around 30 Tableau workbooks</point>
o <point>pandas script that took over a hand-made reconciliation of claims
  extracts, 6 hrs a week back for the accounting team</point></job>

<vol><start>2016</start>–<end>2018</end>: <title>Volunteer</title>, <employer>Peace Corps</employer> Moldova. <point>Community economic development; ran a
small-grants ledger for 11 village councils.</point></vol>

<h>School</h>
<edu><degree>B.S.</degree> <field>Economics</field>, minor in statistics, <school>Ohio University</school>, <end>2016</end></edu>

<h>Papers</h>
<cert><cname>dbt Analytics Engineering Certification</cname>, <date>2023</date></cert>
<cert><cname>SnowPro Core</cname>: exam booked, not taken yet</cert>

<h>Tools</h>
<skills><group>Daily:</group> <skill>SQL</skill>, <skill>dbt</skill>, <skill>Snowflake</skill>, <skill>Looker</skill>, <skill>git</skill>
<group>Often:</group> <skill>Python (pandas)</skill>, <skill>Airflow</skill>, <skill>GitHub Actions</skill>
<group>Rusty:</group> <skill>Tableau</skill>, <skill>SSIS</skill>, <skill>R</skill></skills>

<status>US citizen.</status> <other>Coach a U12 girls' soccer team, badly.</other>
