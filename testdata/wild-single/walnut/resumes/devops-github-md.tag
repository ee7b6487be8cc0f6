# <name>Tomasz Wielgosz</name>

**<headline>Site Reliability / Platform Engineer</headline>** · <place>Gdańsk, Poland</place> · <email>t.wielgosz@example.org</email> · <link>github.com/twielgosz-example</link>

> <summary>I keep other people's YAML from waking me up at night. 11 years of Linux, 7 of Kubernetes, on-call veteran.</summary>

## <h>Where I've worked</h>

<job>### <title>Staff Engineer, Reliability & Tooling (SRE)</title> @ [<employer>Kestrelpay Sp. z o.o.</employer>](https://kestrelpay.example.com)
*<start>2022-03</start> → <end>now</end>, <place>Gdańsk</place> / remote*

- <point>Moved 140 services from hand-made EC2 boxes to EKS; the last one was the ledger, done on a Sunday with nobody noticing</point>
- <point>Wrote `pagerdiet`, an internal alert linter (Go); pages per week went from 61 to 14</point>
- <point>Mentor two juniors, no direct reports</point>

`stack:` <tech>Kubernetes, Terraform, ArgoCD, Go, Prometheus, Loki</tech>
</job>
<job>### <title>Senior DevOps Engineer</title> ← <title>DevOps Engineer</title> ← <title>Junior Sysadmin</title> @ <employer>Havnett A/S</employer> (ferry booking, ex "Baltlines IT")
*<start>2016-06</start> → <end>2022-02</end>, <place>Gdynia</place>*

- <point>Came in to change tapes, left owning the CI for 9 teams</point>
- <point>Replaced Jenkins freestyle jobs by GitLab CI templates</point>
- <point>Ran the yearly failover exercise Gdynia–Copenhagen from 2019</point>

`stack:` <tech>GitLab CI, Ansible, Docker, Python, VMware</tech>
</job>
<job>### <title>IT Support</title> (part-time, student) @ <employer>Municipal Library No. 4</employer>
*<start>2014</start> → <end>2016</end>*

- <point>80 desktops, two printers, one of them possessed</point>
</job>
## <h>School</h>

<edu>- **<school>Gdańsk University of Technology</school>**, Faculty of Electronics — <degree>inż.</degree> (BEng), <field>Informatics</field>, <end>2016</end>. <point>Thesis: "Log compaction on small flash devices"</point></edu>
<edu>- **same place** — <degree>MSc</degree>, started <start>2016</start>, left <end>2017</end> without the diploma (work won)</edu>

## <h>Badges</h>

- <cert><cname>Certified Kubernetes Administrator (CKA)</cname>, <issuer>CNCF</issuer>, <date>2020</date>, renewed 2023</cert>
- <cert><cname>AWS Certified SysOps Administrator – Associate</cname> (<date>2019</date>, lapsed)</cert>

## <h>Things I can be asked about</h>

<skills>**<group>Daily</group>**: <skill>Kubernetes</skill>, <skill>Terraform</skill>, <skill>Go</skill>, <skill>Prometheus</skill>
**<group>Used to</group>**: <skill>Puppet</skill>, <skill>Jenkins</skill>, <skill>VMware</skill>
**<group>Please don't</group>**: <skill>Oracle RAC</skill>
</skills>
## <h>Talking</h>

<language>Polish</language> (<level>native</level>), <language>English</language> (<level>C1</level>), <language>Danish</language> (<level>I can order coffee</level>)

<other>Off the clock: sea kayaking, fixing a 1978 Predom radio.</other>
