# <name>Ilse Korhonen-Bates</name>

> <headline>backend engineer, recovering sysadmin</headline> · <place>Tampere, FI</place> (remote since forever)

[<email>ilse@korhonenbates.example.org</email>](mailto:<email>ilse@korhonenbates.example.org</email>) | [<link>github.com/ikb-example</link>](https://github.com/ikb-example) | [<link>https://ikb.example.org/notes</link>](https://ikb.example.org/notes)

## <h>TL;DR</h>

<summary>I make slow, flaky services boring. Twelve years of Go, Python and Postgres, most of
it in payments and logistics. I like small teams, written decisions and being
on call for my own stuff. **Not** looking for management.</summary>

## <h>What I've done for money</h>

<job>### <title>Staff Engineer</title> @ [<employer>Parcelwren</employer>](https://parcelwren.example.com)
*<start>Aug 2021</start> → <end>now</end>* · <place>remote</place>

* <point>Split the label-printing monolith into 4 Go services; p99 went from 2.8 s to 310 ms</point>
* <point>Moved ~900 GB of Postgres 11 to 15 with logical replication, 6 minutes of read-only time</point>
* <point>Wrote the on-call handbook. Pages per week: 31 → 4.</point>
* <point>Mentor of two juniors (no reports)</point>

`<tech>go</tech>` `<tech>postgres</tech>` `<tech>nats</tech>` `<tech>terraform</tech>` `<tech>gcp</tech>`</job>

<job>### <title>Senior Developer</title> @ <employer>Kvartti Pay Oy</employer>
*<start>2017-02</start> → <end>2021-07</end>* · <place>Helsinki</place>

* <point>Owned the SEPA Instant gateway (pacs.008 in, pacs.002 out), 40 tx/s at peak</point>
* <point>Brought PCI DSS scope down from 23 hosts to 5 by moving card data into a vault</point>
* <point>Introduced property-based tests with Hypothesis after a very embarrassing rounding bug</point>

`<tech>python</tech>` `<tech>django</tech>` `<tech>rabbitmq</tech>` `<tech>ansible</tech>`</job>

<job>### <title>Sysadmin, then "DevOps"</title> @ <employer>Pirkka-Net hosting co-op</employer>
*<start>2012-06</start> → <end>2017-01</end>*

* <point>~200 Debian boxes, Puppet, Nagios, one very old SAN</point>
* <point>Automated customer onboarding (Perl, sorry)</point></job>

## <h>Stack</h>

| | |
|---|---|
<skills>| <group>daily</group> | <skill>Go</skill>, <skill>PostgreSQL</skill>, <skill>Linux</skill>, <skill>Terraform</skill> |
| <group>happily</group> | <skill>Python</skill>, <skill>NATS</skill>, <skill>Kubernetes</skill>, <skill>Grafana/Prometheus</skill> |
| <group>if I must</group> | <skill>Perl</skill>, <skill>Java</skill>, <skill>Oracle</skill> |</skills>

## <h>Things on the internet</h>

- <proj>**[<title>pgdrift</title>](https://github.com/ikb-example/pgdrift)**: <point>compares schema dumps of live databases, 1.1k ★</point></proj>
- <proj>**<title>finnvat</title>**: <point>tiny Python lib that validates Finnish business IDs</point></proj>
- Talk: *<other>"Your queue is a database"</other>*, <other>a meetup in Turku, 2022</other>

## <h>School</h>

<edu><degree>B.Eng.</degree>, <field>Information Technology</field>, <school>Tampere University of Applied Sciences</school>, <end>2012</end></edu>

## <h>Human languages</h>

:finland: <language>Finnish</language> (<level>native</level>), :gb: <language>English</language> (<level>basically native</level>), :sweden: <language>Swedish</language> (<level>school level, rusty</level>)

---
_last touched 2024-03-11 · PDF via `make cv`_
