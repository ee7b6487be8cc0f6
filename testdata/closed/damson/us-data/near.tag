<name>Tyler Okonski</name>
<headline>Data Engineer</headline>
<email>tyler.okonski@example.net</email>, <phone>(567) 555-0171</phone>, <place>Toledo</place>

<summary>I am a data engineer who builds and runs pipelines that move clinical and claims data into Snowflake. I write Python and SQL every day, keep everything in Git and tested, and live with HIPAA.</summary>

<job>I have been a <title>Data Engineer</title> at <employer>Sylvania Health Partners</employer> since <start>April 2025</start>.
<point>I built eleven Airflow pipelines that load clinical, lab and claims data into Snowflake.</point>
<point>Our transformations live in dbt and I maintain about 60 models with tests.</point>
<point>I parse HL7 v2 messages in Python and worked with clinicians to define measures for readmissions and diabetes control.</point>
<point>I take on call one week in four.</point></job>

<job>From <start>August 2023</start> to <end>March 2025</end> I was a <title>Registration Clerk</title> at <employer>Sylvania Health Partners</employer>.
<point>I checked in patients in Epic, verified insurance and trained four new clerks.</point></job>

<job>Before, from <start>2019</start> to <end>2023</end>, I worked as a <title>barista and shift lead</title> at <employer>Corner Roast Coffee</employer>.
<point>Scheduling, cash, opening and closing for a team of eight.</point></job>

<edu>I studied at <school>University of Toledo</school> and hold a <degree>bachelor's degree</degree> in <field>Communication</field>, <end>2023</end>.</edu>
<cert>In <date>2024</date> I finished the <cname>Data Engineering Certificate</cname> at <issuer>Owens Community College</issuer>.</cert>
<cert><cname>dbt Developer Certification</cname>, <date>2025</date>.</cert>

Tools I use:
<skills><skill>Snowflake</skill>, <skill>dbt</skill>, <skill>Airflow</skill>, <skill>Python</skill>, <skill>SQL</skill>, <skill>Git</skill>, <skill>HL7 v2</skill>, <skill>FHIR</skill>, <skill>Terraform</skill></skills>
I speak <language>Spanish</language> at an <level>intermediate</level> level.
