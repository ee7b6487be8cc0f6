+++
date = '2025-01-18T20:14:09Z'
draft = false
hidemeta = true
title = 'Resume'
author = '<name>Ewan Trelawney</name>'
+++

## <h>Technologies</h> 
<skills>- <skill>Go</skill>
- <skill>Python</skill>
- <skill>Kubernetes</skill>
- <skill>GCP</skill>
- <skill>Pulumi</skill>
- <skill>PostgreSQL</skill>
- <skill>NATS</skill></skills>

## <h>Experience</h>
- <job><title>Platform Engineer</title> @ <employer>Copperleaf Learning</employer> (<start>June 2024</start> - <end>Present</end>)
  <!-- TODO: write this -->
  </job>
- <job><title>Contractor</title> for <employer>Marlow Tide Ltd</employer> (<start>March 2024</start> - <end>June 2024</end>)
  - <point>Moved a Django application and its database to Hetzner using OpenTofu, Caddy and a lot of patience.</point></job>
- <job><title>Backend engineer</title> @ <employer>Copperleaf Learning</employer> (<start>October 2022</start> - <end>June 2024</end>)
  - <point>Building a SCORM importer that survives other people's zip files.</point> 
  - <point>Cutting the p95 of the course search from 1.9 s to 240 ms.</point>
  - <point>On call, one week in five.</point></job> 
- <job><title>Junior Go Developer</title> @ <employer>Copperleaf Learning</employer> (<start>August 2021</start> - <end>September 2022</end>)
  - <point>Developing Go microservices</point>
  - <point>Postgres migrations for production databases.</point>
  - <point>Writing the runbooks nobody had written.</point></job> 
- <job><title>Lifeguard</title> (Weekend) @ <employer>Penhallow Leisure Pool</employer> (<start>2019</start> - <end>2021</end>)</job>

## <h>Education</h>
- <edu><degree>BEng</degree> <field>Electronic Engineering</field> (<school>University of West Penwith</school>)
  - <start>2018</start>-<end>2021</end>
  - <point>Tregenza Prize for the best final year project</point></edu>
- <edu><degree>A levels</degree>
  - <field>Maths</field>: <grade>A</grade>
  - <field>Physics</field>: <grade>A*</grade>
  - <field>Music</field>: <grade>B</grade></edu>

## <h>Projects</h>
More detail and links coming soon.
- <proj><title>Tide clock for e-paper</title> (Rust)</proj>
- <proj><title>Self hosted recipe box</title> (Go, SQLite)</proj>
- <proj><title>MIDI router</title> (Zig)</proj>
- <proj><title>Bell-ringing method generator</title> (Python)</proj>
