<name>DECLAN FOLEY-ACHESON</name>
<headline>Senior Platform Engineer | Streaming | Payments</headline>
<email>declan.fa@example.org</email> · <phone>087 555 0199</phone> · <place>Lucan, Co. Dublin</place>
<status>Irish citizen</status>

<h>PROFILE</h>
<summary>Platform engineer with nine years of backend and infrastructure engineering, six of them in payments. I own Apache Kafka in production, write Go every day, keep everything in Terraform and have carried a pager since 2018.</summary>

<h>EXPERIENCE</h>

<job><title>Senior Platform Engineer</title>
<employer>Lissadell Pay</employer> – <place>Dublin 2</place>
<start>June 2019</start> – <end>present</end>
• <point>Own the Apache Kafka clusters for payment events (two regions, 6 brokers each): capacity planning, upgrades, quota, partition reassignment.</point>
• <point>Write and review Go services on both sides of the clusters; 17 services run on AWS ECS with Fargate.</point>
• <point>Moved nine services off VMs to ECS in 2021 before the data-centre contract ended.</point>
• <point>Terraform for everything, about 40,000 lines, reviewed by me and one other engineer.</point>
• <point>PostgreSQL 12 to 14 on RDS, with blue/green replication and no lost transactions.</point>
• <point>On call one week in six; run the blameless post-incident reviews for the platform group.</point>
• <point>PCI DSS level 1 audits 2021, 2022 and 2023: answered the auditor's questions on segmentation and logging.</point>
• <point>Mentor to three graduates.</point>
<tech>Go, Kafka, ECS, Fargate, Terraform, PostgreSQL, Prometheus, Grafana</tech></job>

<job><title>Backend Engineer</title>
<employer>Hazelwood Loyalty</employer> – <place>Dublin 4</place>
<start>September 2015</start> – <end>May 2019</end>
• <point>Built the points ledger in Go on PostgreSQL (4 million accounts).</point>
• <point>Containers scheduled with HashiCorp Nomad and Consul on 20 VMs; on call from 2018.</point>
• <point>Introduced Kafka Connect for the partner feeds.</point></job>

<h>SKILLS</h>
<skills><group>Languages</group>: <skill>Go</skill>, <skill>Python</skill>, <skill>SQL</skill>
<group>Streaming</group>: <skill>Apache Kafka</skill>, <skill>Kafka Connect</skill>, <skill>Schema Registry</skill>
<group>Infrastructure</group>: <skill>AWS ECS</skill>, <skill>Fargate</skill>, <skill>Nomad</skill>, <skill>Terraform</skill>
<group>Data</group>: <skill>PostgreSQL</skill>, <skill>Redis</skill>
<group>Monitoring</group>: <skill>Prometheus</skill>, <skill>Grafana</skill></skills>

<h>EDUCATION AND CERTIFICATES</h>
<edu><degree>BSc</degree> <field>Computer Science</field>, <school>Maynooth University</school>, <end>2015</end>, <grade>2.1</grade></edu>
<cert><cname>Confluent Certified Administrator for Apache Kafka</cname>, <date>2022</date></cert>
