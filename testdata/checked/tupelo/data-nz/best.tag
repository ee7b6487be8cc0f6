T Latu - CV                                                      p. 1/2

<name>Tomasi Latu</name>
<place>Island Bay, Wellington</place> / <phone>021 555 0143</phone> / <email>tomasi.latu@example.org</email>
<status>NZ citizen</status>

<summary>I turn billing systems nobody loves into tables people trust. Came to it
through accounts, so I still reconcile everything.</summary>

<h>Where I've been</h>

<job><start>Mar '22</start> -> <end>now</end>      <employer>Pukeko Broadband</employer>, <place>Wellington</place>
                   <title>Senior data analyst</title>, since July '23 <title>Analytics engineer</title>
                   <point>Look after about 140 of the 310 dbt models (Core, then Cloud)
                   on Snowflake; the other half belongs to marketing's team.</point>
                   <point>Re-did the invoice and usage marts as proper Kimball stars
                   with slowly changing customers. Month-end rec with finance went
                   from 3 days to half a day.</point>
                   <point>Not-null/unique/freshness checks plus 25-odd custom tests;
                   bad loads now stop before the 7am dashboards.</point>
                   <point>Helped the platform crew move our nightly jobs from cron to
                   Airflow. I wrote 9 of the ~30 DAGs.</point>
                   <point>Review PRs on GitHub most days. Buddy for one grad, no reports.</point></job>

<job><start>Aug '18</start> -> <end>Feb '22</end>  <employer>Harrow & Tait Utilities Consulting</employer>, <place>Lower Hutt</place>
                   <title>Data engineer</title>
                   <point>Pulled 30-min ICP reads for two lines companies into BigQuery
                   with small Python loaders (pandas, requests), ~40m rows a month.</point>
                   <point>Wrote the load-profile queries, lots of window functions,
                   that went into one client's pricing submission.</point>
                   <point>Built 6 Power BI reports for network planners.</point></job>

T Latu - CV                                                      p. 2/2

<job><start>2015</start> -> <end>'18</end>         <employer>Moana Fisheries Supplies</employer>, <place>Nelson</place>
                   <title>Accounts assistant</title>
                   <point>Payables, stock counts, and the Access database that got
                   me hooked.</point></job>

<h>Study</h>
<edu><end>2017</end>   <degree>BCom</degree> (<field>Accounting and Information Systems</field>), <school>Massey University</school>, by distance</edu>
<cert>2024   <cname>SnowPro Core</cname>, <date>May 2024</date></cert>
dbt Analytics Engineering cert: booked for August, not sat yet

<h>Tools, honestly</h>
<skills>Every day: <skill>SQL</skill>, <skill>dbt</skill>, <skill>Snowflake</skill>, <skill>git</skill>. Most weeks: <skill>Python</skill>, <skill>Airflow</skill>.
Can read and change but wouldn't start from scratch: <skill>Terraform</skill>. Rusty: <skill>BigQuery</skill>, <skill>Power BI</skill>.</skills>

<other>Off the clock: waka ama, and treasurer of the Island Bay toy library.</other>
