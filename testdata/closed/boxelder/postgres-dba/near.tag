<name>Fergal Duddy</name>
<headline>Senior Database Administrator</headline>
<place>Oranmore, Galway</place> · <phone>+353 86 555 0190</phone> · <email>fergal.duddy@example.com</email>
<status>Right to work in Ireland (Irish citizen)</status>

<h>Summary</h>
<summary>Senior database engineer with 11 years of running production databases in financial services. Query tuning, replication and failover, point-in-time recovery, automation with Python. Used to on-call and to explaining a locking problem to developers.</summary>

<h>Experience</h>
<job><title>Senior Database Administrator</title> · <employer>Saltmarsh Credit Services</employer> · <place>Galway</place> · <start>05/2018</start> – <end>Present</end>
<point>– Own 14 TB of Microsoft SQL Server across two Always On availability groups with a DR site in Cork</point>
<point>– Query tuning with development squads: execution plans, indexing, partitioning of a 4bn row ledger table</point>
<point>– Point-in-time recovery rehearsed quarterly, last measured RTO 22 minutes</point>
<point>– Moved from SQL Server 2016 to 2022 with 9 minutes downtime</point>
<point>– Automate patching with Ansible and Python on Linux and Windows hosts</point>
<point>– On-call rota one week in five</point>
<point>– Grafana dashboards for waits and blocking</point></job>

<job><title>Database Administrator</title> · <employer>Corrib Mutual</employer> · <place>Galway</place> · <start>09/2013</start> – <end>04/2018</end>
<point>– Oracle 11g/12c with Data Guard, RMAN backups</point>
<point>– Wrote PL/SQL standards used by three product teams</point></job>

<h>Education</h>
<edu><degree>BSc (Hons)</degree> <field>Computing</field>, <school>GMIT</school>, <end>2013</end></edu>

<h>Certifications</h>
<cert><cname>Microsoft Certified: Azure Database Administrator Associate</cname>, <date>2022</date></cert>
<cert><cname>AWS Certified Solutions Architect – Associate</cname>, <date>2023</date></cert>

<h>Skills</h>
<skills><skill>SQL Server</skill> · <skill>Oracle</skill> · <skill>PostgreSQL (home lab and an online course, 2024)</skill> · <skill>Python</skill> · <skill>Linux</skill> · <skill>Ansible</skill> · <skill>Terraform</skill> · <skill>AWS EC2</skill></skills>
