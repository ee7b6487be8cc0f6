<name>Aoife Brannigan-Reyes</name>
<email>aoife@brannigan.example.net</email>, <phone>+353 85 555 0147</phone>, <place>Athenry, Co. Galway</place>. <status>Irish citizen</status>

<h>WHAT I DO:</h>  <summary>I keep Postgres boring. Fourteen years in IT, nine of those with other people's
databases as my problem; payments most recently.</summary>

<h>WORK:</h>

<job>== <employer>Quillfish Payments</employer>, Dublin (<place>remote</place>) == <title>Database reliability engineer</title>, <start>Feb '20</start> to <end>date</end>
<point>Five PG clusters on EC2, largest 6.2 TB / 11k tps at peak. HA by Patroni + etcd. We've had
four unplanned failovers since 2021, longest write outage 38 s.</point>
<point>Went 11 -> 14 on all five w/ logical replication, under two minutes of read-only each. 14 -> 16
is under way: 2 of 5 over so far.</point>
<point>pgBackRest to S3, and a restore-to-a-timestamp drill on the first Thursday of the month,
scripted (Python) so the juniors on the other team can run it. RPO 5 min.</point>
<point>Time-partitioned the transactions table (2.9bn rows) by month with pg_partman; the nightly
settlement job came down from 3h10 to 40 min.</point>
<point>Wraparound scare in 2022. I wrote the post-mortem, then the alert (postgres_exporter, Grafana)
that would have caught it.</point>
<point>Wednesday "bring your slow query" hour for the devs. About 30 people have been through, I've
lost no friends.</point>
<point>Ansible for the hosts; the Terraform belongs to platform, I send them PRs.</point>
<point>On call 1 in 4.</point></job>

<job>== <employer>Self-employed</employer> == <title>Postgres consultant</title>, <start>2018</start>-<end>Jan '20</end>
<point>Three clients at a time at most. Health checks, tuning, a repmgr setup for a ticketing company, pgbouncer
in front of a Rails shop that had 1,900 connections.</point>
<point>One Oracle-to-PG move (~120 tables, ora2pg) where I did the data side and their own people redid the PL/SQL.</point></job>

<job>== <employer>Mullarney Logistics</employer>, <place>Limerick</place> == <start>2011</start>-<end>2018</end>
<title>Sysadmin</title> (Debian, Nagios, everything with a cable) and, from <start>2016</start>, <title>DBA</title> because someone had to be:
<point>inherited 9.2 with no working backup; Barman in within a month</point>
<point>upgraded to 9.6 with pg_upgrade on a bank holiday</point></job>

<h>TALKS:</h>  <pub><title>"Your vacuum is fine, your transactions aren't"</title>, <employer>PGDay Ireland</employer>, <start>2023</start> (lightning slot, 10 min)</pub>

<h>STUDY:</h>  <edu><degree>Higher Cert</degree>, <field>Computing</field>, <school>LIT</school> <end>2011</end></edu>. Began the add-on degree at night, left it after a year.

<h>TOOLBOX:</h>  <skills><skill>PostgreSQL 9.2–16</skill>, <skill>Python</skill> (daily), <skill>bash</skill>, <skill>Go</skill> (can read it), <skill>Linux</skill>, <skill>Ansible</skill>, <skill>Prometheus</skill>,
<skill>pgbouncer</skill>, <skill>Patroni</skill>, <skill>pgBackRest</skill></skills>
