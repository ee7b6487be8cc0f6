NOEMI BRANDVOLD
Database Administrator III
Duluth, MN  |  noemi.b@example.net

SUMMARY: PostgreSQL/MySQL DBA, 9 yrs in IT, 6 as DBA. Mostly on-prem. AWS RDS for dev/test only.

EXPERIENCE

Lakehead Regional Credit Union (380 employees) — DBA III — 03/2021 – Present
• One of two DBAs. 41 PG instances (12 prod), 3 MySQL. Largest DB 2.3 TB
• PG 11 → 14 upgrades: did 9 of 12 prod clusters, the rest scheduled Q3. Downtime ~20 min each using pg_upgrade --link
• Backups: pgBackRest, quarterly restore drill. RPO 15 min/RTO 4 h are targets; last drill took 5 h 10
• Replaced nightly full vacuum scripts w/ tuned autovacuum, end-of-day batch went from 3h20 to 1h50
• Core banking DB (Oracle) is hosted + administered by vendor. I only have read-only and write reports off it
• Patroni POC in lab, not in prod; awaiting budget
• On-call every other week
• Pulled evidence for NCUA exam & annual pen test remediation. Security team owns the findings
• Mentor for 1 intern each summer (2022, 2023)
• wrote ~35 Ansible tasks; playbooks owned by the infra team

North Pier Logistics — Jr. DBA → DBA — 2018 – 02/2021
• MySQL 5.7, 14 servers, replication, Percona toolkit. SQL Server: backup checks as coverage when Hank was out
• moved ~600 GB from bare metal to VMware w/ 2 sysadmins
• query tuning for WMS, top 10 slow queries reviewed wkly

Help desk tech, Arrowhead CC — 2016–2018, part-time while in school

EDUCATION
AAS, Computer Info Systems, Arrowhead Community College, 2018
BS in IT mgmt — online, 84 of 120 credits

CERTS
EDB PostgreSQL Associate (2022). AWS SAA expired 2023. 

SKILLS
PostgreSQL, MySQL/Percona, bash, SQL, some Python, Ansible, Zabbix, Grafana (dashboards built by SRE, I use), Git
