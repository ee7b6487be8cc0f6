<name>anjali thevarajah</name>
<link>github.com/anjth-example</link> :: <email>anjali.t@example.com</email> :: <phone>613.555.0136</phone> :: <place>ottawa (vanier)</place> :: <status>permanent resident</status>

<h>~/stack</h>
<skills><group>every day</group>      <skill>python 3.8-3.12</skill>  <skill>fastapi</skill>  <skill>sqlalchemy</skill>  <skill>alembic</skill>  <skill>postgres</skill>  <skill>pytest</skill>
<group>most weeks</group>     <skill>docker</skill>  <skill>gh actions</skill>  <skill>redis</skill>  <skill>celery</skill>  <skill>aws (ecs, rds, sqs, s3)</skill>
<group>can read it</group>    <skill>terraform</skill>  <skill>typescript</skill>  <skill>k8s</skill></skills>

<h>~/work</h>

<job><employer>Parcelwise</employer> / <title>backend dev</title> -> <title>senior backend dev (Feb 2024)</title> / <start>2021-06</start> .. <end>now</end> / remote, hq in <place>Kitchener</place>
  + <point>shipping-rates api, 11 carriers, p95 from 900ms to 240ms (cache + killing an n+1 + a partial index)</point>
  + <point>pulled label printing out of the Django 2 monolith into a fastapi service behind a feature flag; billing is next, only designed so far</point>
  + <point>v2 of the public rest api w/ two others: cursor paging, idempotency keys, openapi spec. I wrote the RFC for versioning</point>
  + <point>tests on my services went from 41 to 86% lines, flaky ones down too</point>
  + <point>celery on sqs for tracking polls, about 2M tasks/day</point>
  + <point>on call 1 wk in 5. wrote 9 postmortems</point>
  + <point>buddy for a co-op student, two terms</point></job>

<job><employer>City of Gatineau, through Brunelle Conseil (agency)</employer> / <title>développeuse python</title> / <start>2019-01</start> .. <end>2021-05</end>
  + <point>django + drf + postgres/postgis for the permit portal, team of 6, all standups in french</point>
  + <point>gitlab ci, docker compose, on-prem vmware (no cloud)</point>
  + <point>accessibility fixes, WCAG AA, on the django templates</point></job>

<job><employer>Kanata Sensorworks</employer> / <title>QA automation co-op</title> / two terms, <start>2017</start>, <end>2018</end>
  + <point>python + selenium scripts, jenkins</point></job>

2018-09 .. 12: Sri Lanka, family

<h>~/school</h>
<edu><school>carleton u</school>, <degree>bcs</degree> (<field>computer science</field>, co-op), <end>2018</end></edu>
<cert><cname>AWS Developer Associate</cname>, <date>2022</date>, expired 2025 and i have not rebooked</cert>

<h>~/side</h>
<proj><title>fhir-lite-lab</title>: <point>toy server for FHIR Patient + ServiceRequest, r4, to learn. no users</point></proj>
<vol><employer>PyLadies Ottawa</employer>, <title>co-organizer</title> since <start>2022</start></vol>

<h>~/lang</h>
<language>english</language>, <language>tamil</language>, <language>french</language> (<level>ok at work, spelling not</level>)
