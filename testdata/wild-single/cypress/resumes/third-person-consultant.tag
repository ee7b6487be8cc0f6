<name>Isak Fontaine-Mwale</name> - <headline>Cloud and Platform Consultant</headline>
<summary>Isak is a platform consultant with a background in operations and a soft spot for logs. He has built and rescued Kubernetes platforms for banks, a ferry company and two start-ups. Isak likes to leave a place with fewer moving parts than it had when he arrived.</summary>
<h>Expertise</h>
<skills><skill>Kubernetes</skill>, <skill>Helm</skill>, <skill>Argo CD</skill>, <skill>Terraform</skill>, <skill>Azure (AKS, Key Vault, Front Door)</skill>, <skill>GCP</skill>, <skill>Go</skill>, <skill>Python</skill>, <skill>Bash</skill>, <skill>Prometheus</skill>, <skill>Loki</skill>, <skill>Grafana</skill>, <skill>PostgreSQL</skill>, <skill>Kafka</skill>, <skill>GitLab CI</skill>, <skill>Vault</skill>,  <skill>Linkerd</skill></skills>
<h>Education</h>
<edu><degree>Bachelor of Engineering</degree> in <field>Computer Systems</field>, <school>Copperbelt Institute of Science</school>, <place>Zambia</place></edu>
<h>Languages</h>
<language>English</language> (<level>Native</level>)
<language>Bemba</language> (<level>Native</level>)
<language>Swedish</language> (<level>Intermediate</level>)

<job><title>Interim Head of Platform</title>, <employer>Vinterbank</employer>, <start>Q2 2025</start> - <end>Q4 2025</end>

Vinterbank is a savings bank with 200 000 customers in northern Sweden. The platform team had lost three people in two months.

<point>Isak kept the on-call rota running, re-prioritised the backlog with the CIO and took part in hiring two replacements.</point> <point>He also finished the move of 31 services from virtual machines to AKS which the team had begun the year before.</point>

TECHNOLOGIES: <tech>AKS, Terraform, Argo CD, Vault, Azure DevOps.</tech></job>

<job><title>Cloud Architect, Technical Due Diligence</title>, <employer>Pollenly</employer>, <start>Q1 2025</start>
Pollenly sells subscription flowers and was about to be bought. 
<point>Isak reviewed the infrastructure in eight working days and wrote a report of 14 pages for the buyer, covering cost, backups and access rights.</point>
TECHNOLOGIES: <tech>GCP (Cloud Run, Cloud SQL), GitHub Actions</tech></job> 
<job><title>Senior Platform Engineer, Booking Core</title>, <employer>Öresund Ferries</employer>, <start>Q3 2023</start> - <end>Q4 2024</end>
The Booking Core team runs the reservation system for passengers and freight.
The yearly summer release had taken the site down two years in a row, and nobody could say why.
<point>Isak added tracing through the whole booking path and found a connection pool that was shared with the printer service.</point> <point>He introduced load tests before each release and wrote the runbook that the night shift still uses.</point>
TECHNOLOGIES: <tech>Kubernetes, Linkerd, OpenTelemetry, Kafka, k6.</tech></job>

<job><title>Platform Engineer, Fleet Telemetry</title>, <employer>Öresund Ferries</employer>, <start>Q3</start>-<end>Q4 2022</end>
The Fleet Telemetry team collects engine and fuel data from nine vessels.
<point>Isak built the buffer which keeps readings on board while the ship has no coverage, and sends them when it is back in port.</point> <point>He shared the work with one developer from the crew systems group.</point>
TECHNOLOGIES: <tech>Go, MQTT, PostgreSQL</tech></job>



<job><title>Operations Engineer</title>, <employer>Zambezi Mobile Money</employer>, <start>Q1 2018</start> - <end>Q2 2022</end>
Zambezi Mobile Money, a subsidiary of a telecom operator, lets people send money by phone. 
<point>Isak was one of six engineers on call for the transaction switch.</point> <point>He scripted the end-of-day reconciliation, which removed two hours of manual work, and prepared the evidence for PCI audits.</point>
TECHNOLOGIES: <tech>RHEL, Oracle, Python, Ansible, Zabbix</tech></job>
