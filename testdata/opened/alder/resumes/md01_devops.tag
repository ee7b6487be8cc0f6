# <name>Pekka Lahdenmäki-Ross</name>

**<headline>Site reliability, mostly databases</headline>** · <place>Tampere, Finland</place> (remote since 2018) · [mail](mailto:<email>pekka@example.net</email>) · [<link>git.example.net/plr</link>](https://git.example.net/plr)

## <h>Work</h>

<job>### <title>Senior SRE</title>, <employer>Kuutamo Payments</employer> | <start>2021-02</start> – <end>now</end>

- <point>On call one week in five for 38 Postgres clusters (largest 9 TB)</point>
- <point>Moved the fleet from 11 to 14 with `pglogical`, longest write pause 41 s</point>
- <point>Killed 70% of pages by deleting alerts nobody had acted on in a year</point>
- <tech>Postgres, Patroni, Terraform, GKE, Grafana, Go where shell will not do</tech></job>

<job>### <title>DevOps Engineer</title>, <employer>Harbourmaster.io</employer> | <start>2018-05</start> – <end>2021-01</end>

Startup, 20 people, since closed.

- <point>Built the Kubernetes platform with one colleague (EKS, Helm, Argo CD)</point>
- <point>Wrote the incident process. It was two pages long and people used it</point></job>

<job>### <title>Sysadmin</title>, <employer>Pirkanmaa Library Consortium</employer> | <start>2013-08</start> – <end>2018-04</end>

- <point>VMware, Debian, Koha for 23 municipalities</point>
- <point>Nagios to Prometheus, 2017</point></job>

## <h>Things I made</h>

<proj>- [<title>`walrusfeed`</title>](https://git.example.net/plr/walrusfeed): <point>tails a replication slot into NATS. ~300 stars, two companies I know of run it.</point></proj>
<proj>- <title>`sauna-exporter`</title>: <point>Prometheus exporter for my sauna stove. 4 stars.</point></proj>

## <h>Studies</h>

<edu>- <degree>BEng</degree>, <field>Information Technology</field>, <school>Tampere UAS</school>, `<start>2009</start>–<end>2013</end>`</edu>
<edu>- <degree>MSc</degree> studies, <school>Tampere University</school>, about half the credits, paused `<end>2016</end>`</edu>
<cert>- <cname>CKA</cname> (`<date>2019</date>`, expired)</cert>

## <h>Stack, honestly</h>

<skills>| | |
|---|---|
| <group>daily</group> | <skill>Postgres</skill>, <skill>Linux</skill>, <skill>Terraform</skill>, <skill>Bash</skill>, <skill>Go</skill> |
| <group>often</group> | <skill>Kubernetes</skill>, <skill>Python</skill>, <skill>Ansible</skill> |
| <group>once</group> | <skill>Kafka</skill>, <skill>Cassandra</skill>, <skill>Rust</skill> |</skills>

## <h>Languages</h>

<language>Finnish</language> (<level>native</level>), <language>English</language> (<level>native-ish</level>, Scottish father), <language>Swedish</language> (<level>school</level>)
