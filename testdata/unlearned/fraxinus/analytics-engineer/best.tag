<name>OWEN MACASKILL-RAO</name>
<place>Dartmouth, NS</place>   |   <phone>902-555-0147</phone>   |   <email>owen.macaskill@example.com</email>
<status>Canadian citizen</status>

<summary>I turn operational mess into tables people trust. Seven years around data, the last
four-and-a-bit as the one who owns the modelling layer. Before that I was a logistics
coordinator who wrote too much SQL.</summary>

<h>WHERE I'VE BEEN</h>

<job><employer>Fundy Cold Chain Inc.</employer> (reefer trucking, 140 trucks), <place>Dartmouth</place>
     <start>Mar 2022</start> → <end>now</end>          <title>Analytics Engineer</title>
     <start>Sep 2020</start> → <end>Mar 2022</end>     <title>Data Analyst</title>
• <point>Pulled 60-odd tangled views out of Snowflake worksheets into a dbt Core project, now
184 models (staging / intermediate / marts). Design is mine; a contractor did roughly the last
third of the migration.</point>
• <point>Star schemas for stops, loads and invoices: 9 facts, 22 conformed dims, SCD2 on carriers
and rates.</point>
• <point>410 tests. Nothing merges until the GitHub Actions build is green. Broken-dashboard
tickets: about 11 a month before, 2 now.</point>
• <point>Snowflake credits down 31 % in FY24 (incrementals, smaller warehouses, and killing a
5-minute refresh nobody looked at).</point>
• <point>"On time" meant three things to ops, finance and CS. Ran the meetings, wrote the one
definition all three signed off.</point>
• <point>Fivetran for NetSuite and Salesforce; own Python loader for the trailer-temperature
API, 2.4 M rows/day.</point>
• <point>Airflow: I edit and debug DAGs, our platform engineer set it up.</point>
• <point>Wrote the LookML for 5 of our 8 explores.</point>
• <point>Buddy for one co-op student, two terms. No direct reports.</point>
• <point>As analyst: weekly lane-margin report out of Excel and into Looker, 6 h → 20 min.</point></job>

<job><employer>Atlantic Parcel Co-operative</employer>, <place>Halifax</place>
     <start>Jan 2019</start> → <end>Aug 2020</end>     <title>Junior Data Analyst</title>
     <start>June 2017</start> → <end>Dec 2018</end>    <title>Logistics Coordinator</title>
• <point>Postgres reporting for 14 depots; helped the finance analyst rebuild the fuel surcharge
model.</point>
• <point>Coordinator days: booked linehaul on the Halifax–Moncton–Saint John triangle, 40 to 55
loads a week.</point></job>

                                                          O. Macaskill-Rao – 1/2

<h>STUDIED</h>
<edu><school>Dalhousie University</school>, <degree>BSc</degree> <field>Mathematics (minor Computer Science)</field>, <end>2017</end></edu>
<cert><cname>dbt Analytics Engineering Certification</cname>, <date>2023</date></cert>
<cert><cname>SnowPro Core</cname>: exam booked for February</cert>

<h>TOOLS, HONESTLY</h>
<skills><group>every day</group> . . . . . . <skill>SQL</skill>, <skill>dbt</skill>, <skill>Snowflake</skill>, <skill>git</skill>
<group>every week</group> . . . . . <skill>Python (pandas, requests)</skill>, <skill>Looker/LookML</skill>, <skill>Fivetran</skill>
<group>can find my way</group> . . <skill>Airflow</skill>, <skill>Terraform</skill> (read it, don't write it)</skills>

<h>LANGUAGES</h>  <language>English</language>; <language>French</language> <level>B1</level>, can follow a meeting, wouldn't chair one
