<name>Tomasz Rzepka</name>
<place>Dublin 7</place>  |  <phone>+353 85 555 0142</phone>  |  <email>t.rzepka@example.com</email>
<status>Polish citizen, in IE since 2015</status>

<summary>Plumber for events and for the boxes they run on. Happiest with a lag chart, a flame
graph and nobody shouting.</summary>

<h>where I've been</h>

<job><employer>Quaybridge Travel Tech</employer> (B2B flight + rail booking), <place>Dublin</place>
<start>Mar 2020</start> -> <end>now</end>   <title>Senior Infrastructure Developer</title>

<point>Look after the Strimzi-run brokers (dev/stg/prod; prod = 9 brokers, ~40k msg/s at
peak, 1.1 TB/day).</point> <point>Did the ZooKeeper->KRaft cutover last spring together with one
colleague, zero consumer downtime.</point>
<point>EKS 1.21 to 1.29, in place, 4 clusters. Wrote the node-drain runbook after we lost a
quorum on the second one (my fault, documented).</point>
<point>~30 golang producers/consumers in the booking path: 8 written by me from scratch, the
rest is review and fixing rebalances.</point> <point>Cut p99 end to end from 2.4 s to 310 ms by
killing a per-message commit.</point>
<point>All infra is HCL; 14 of my modules are consumed by other teams.</point>
<point>Pager 1 week in 5. Wrote 22 of the post-mortems in the wiki, the template is mine too,
support and sales read them.</point>
<point>pg 11 -> 15 for the bookings DB through logical replication, 6 min read-only window.</point>
<point>Alerts: from 340 Prom rules to 95.</point>
<point>PCI re-cert 2023: collected evidence for the network scope, nothing more.</point>
<point>Buddy for 2 grads (no reports).</point></job>

<job><employer>Bramblehost Ltd</employer>, <place>Dundalk</place>
<start>Jan 2017</start> -> <end>Feb 2020</end>   <title>Systems Developer</title>
<point>Shared hosting, 19k customers. Provisioning API in golang, two of us, replaced 6k lines
of Perl.</point>
<point>First k8s cluster on bare metal (kubeadm, Calico, 12 nodes), live from late 2018.</point>
<point>RabbitMQ day to day; a Kafka PoC that never went live.</point>
<point>pg streaming replicas + pgbackrest, restore drill every quarter.</point></job>

2015 - 2016: moved countries, pulled espressos, learned English properly.

<job><employer>Druk-Polna Sp. z o.o.</employer>, <place>Kielce</place> (printing plant)
<start>2013</start> -> <end>2015</end>   <title>Linux admin</title>
<point>Only admin for 60 desks and 4 servers; Debian, Samba, a lot of printers.</point></job>

<h>kit</h>
<skills><skill>golang</skill>, <skill>bash</skill>, <skill>a bit of Python</skill> / <skill>EKS</skill>, <skill>kubeadm</skill>, <skill>Helm</skill>, <skill>Calico</skill> / <skill>Kafka (Strimzi, KRaft)</skill>, <skill>RabbitMQ</skill>
<skill>Terraform</skill>, <skill>Atlantis</skill> / <skill>pg</skill>, <skill>pgbackrest</skill> / <skill>Prom</skill>, <skill>Grafana</skill>, <skill>Loki</skill></skills>

<h>paper</h>
<edu><degree>Inż.</degree> (eng. degree, 3.5 yrs) <field>Informatyka</field>, <school>Politechnika Świętokrzyska</school>, <place>Kielce</place>, <end>2013</end></edu>
<cert><cname>CKA</cname>: exam booked for <date>November</date>, not sat yet</cert>

<language>Polish</language> <level>native</level>, <language>English</language> <level>C1</level>
