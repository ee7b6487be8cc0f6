<name>Deshawn Okoro-Lindqvist</name> / <headline>backend, mostly pipelines</headline> / <place>Columbus OH</place> / <email>deshawn.ol@example.net</email> / <phone>(614) 555-0146</phone> / <link>github.com/example-dol</link> / <status>US citizen</status>

<job><employer>Truckbeam, Inc.</employer>  freight visibility SaaS, ~80 people
   <title>Senior Software Engineer</title>  <start>3/23</start> - <end>now</end>
   <title>Software Engineer II</title>  <start>6/21</start> - <end>3/23</end>
   <title>Software Engineer I</title>  <start>8/19</start> - <end>6/21</end>
   > <point>moved GPS ping ingest off a Rails monolith to 3 golang services, ~4k msgs/sec at peak over MSK. 2 of us did it, I had the consumer + dedupe side</point>
   > <point>p99 lookup 1.9s to 240ms: EXPLAIN ANALYZE until it hurt, partial indexes, partitioned the 1.1 TB pings table by month, zero downtime (dual writes)</point>
   > <point>wrote the public v2 API (OpenAPI first), 40-odd shippers integrate with it</point>
   > <point>pager 1 wk in 5. wrote most of the runbooks; cut noisy alerts by about half</point>
   > <point>mentor 2 juniors, nobody reports to me</point>
   > <point>table-driven tests + testcontainers in CI, helped the other team get going with it</point>
   > <point>trial of EKS in 2024, we stayed on ECS in the end</point>
   <tech>Go, Postgres 14, MSK, ECS/Fargate, RDS, SQS, Redis, Datadog, a bit of Terraform (modules owned by platform)</tech></job>

<job><employer>Buckeye State Credit Union</employer>  <title>junior developer</title>  <start>summer 2018</start> - <end>7/19</end>
   > <point>Python/Flask back office for loan docs, nightly batch to the core banking system</point>
   > <point>got Docker into the build, team had never used it</point></job>

<edu><degree>BS</degree> <field>Computer Science</field>, <school>Wright State</school>, <end>2018</end></edu>
<cert><cname>AWS Developer Associate</cname> (<date>2022</date>, lapsed 2025)</cert>

<pub>wrote <title>"Deduping GPS pings without losing your mind"</title> on the company blog, <end>2023</end></pub>

<other>also: coach a middle school robotics team, bad at chess</other>
