<name>MARGUERITE TALLCHIEF-RAO</name>
<place>Pittsburgh, PA</place>  •  <email>mtallchief@example.com</email>  •  <phone>412-555-0188</phone>
<status>Authorized to work in the US for any employer</status>

<h>ABOUT</h>
<summary>Backend engineer with six years of building event-driven systems and REST APIs. Strong PostgreSQL, AWS and Docker. My production work is in Python and Node; I have been learning Go on weekends since January and would love to do it for a living.</summary>

<h>EXPERIENCE</h>

<job><title>Senior Backend Engineer</title>
<employer>Ironcity Grocer Online</employer>, <place>Pittsburgh, PA</place>
<start>May 2021</start> – <end>Present</end>
• <point>Own the order ingestion pipeline end to end in Python with Kafka, about 2 million events a day</point>
• <point>Reworked PostgreSQL indexes after reading query plans, took the slowest report from 40 seconds to 3</point>
• <point>Migrated a 300 GB orders table with no downtime</point>
• <point>Designed the REST API that delivery partners use; wrote its documentation</point>
• <point>On-call one week in four</point>
• <point>Everything in Docker on AWS, with Terraform and Datadog</point></job>

<job><title>Software Engineer</title>
<employer>Mapleleaf Parcel Lockers</employer>, <place>Cleveland, OH</place>
<start>June 2019</start> – <end>April 2021</end>
• <point>Node.js services for carrier webhooks and locker status</point>
• <point>Automated tests with Jest, coverage from 20% to 75%</point>
• <point>Redis caching for tracking pages</point></job>

<h>SKILLS</h>
<skills><group>Languages</group>: <skill>Python</skill>, <skill>TypeScript</skill>, <skill>SQL</skill>
<group>Infra</group>: <skill>AWS</skill>, <skill>Docker</skill>, <skill>Terraform</skill>, <skill>Datadog</skill>
<group>Data</group>: <skill>PostgreSQL</skill>, <skill>Kafka</skill>, <skill>Redis</skill></skills>

<h>EDUCATION</h>
<edu><degree>B.A.</degree> <field>Mathematics</field>, <school>Oberlin College</school>, <end>2019</end></edu>
