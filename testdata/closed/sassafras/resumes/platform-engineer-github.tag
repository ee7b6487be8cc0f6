# <name>Tobiah Wrenfield</name>

> <headline>platform / reliability person</headline> · <place>Duluth, MN</place> · remote since before it was normal

[<email>tobiah@wrenfield.example.net</email>](mailto:tobiah) · [<link>github.com/twrenf</link>](#) · [<link>wrenfield.example.net/notes</link>](#)

## <h>tl;dr</h>

<summary>I keep other people's software running and try to make myself boring. Eleven years on call, four of them for things that move money.
I like Go, small diffs and postmortems without names in them.</summary>

## <h>Where I've worked</h>

<job>### <title>Staff Platform Engineer</title> @ [<employer>Larkspur Payments</employer>](https://larkspur.example.com)
`<start>2021-03</start> → <end>now</end>` *<place>remote</place>*

* <point>Moved 212 services from hand-rolled EC2 to **EKS**; we deleted 40k lines of Chef on the way</point>
* <point>Wrote `ferry`, our deploy tool (Go, ~9k LOC); 300-ish deploys a day, rollback in under 90 s</point>
* <point>Primary for the PCI re-audit in '23, together with one person from security</point>

`<tech>go kubernetes terraform argo-cd vault aws</tech>`</job>

<job>### <title>Senior SRE</title> @ <employer>Bitterroot Games</employer>
`<start>2017-08</start> → <end>2021-02</end>` *<place>Missoula, MT</place>*

* <point>Launch-night lead for two titles (peak 410k concurrent players)</point>
* <point>Cut the pager from 31 to 4 wakeups per week by killing alerts nobody acted on</point>
* <point>Introduced SLOs. It took three tries.</point>

`<tech>python gcp prometheus grafana nomad</tech>`</job>

<job>### <title>Sysadmin</title>, then <title>Systems Engineer</title> @ <employer>Lake Superior College District</employer>
`<start>2013-06</start> → <end>2017-07</end>` *<place>Duluth, MN</place>*

* <point>900 desktops, 60 VMs, one very old AS/400</point>
* <point>Replaced Nagios checks written in 2004 with Ansible-managed Icinga</point></job>

## <h>Things I made</h>

| project | what | stars |
|---|---|---|
<proj>| [<title>pagerless</title>](https://github.com/twrenf/pagerless) | <point>groups Alertmanager noise by likely cause</point> | 1.9k |</proj>
<proj>| [<title>tf-diffstat</title>](https://github.com/twrenf/tf-diffstat) | <point>one-line summaries of terraform plans</point> | 340 |</proj>

## <h>Talks</h>

- <pub>"<title>We deleted the runbooks</title>", <employer>SREcon Americas</employer>, <end>2022</end></pub>

## <h>School</h>

<edu><degree>BS</degree> <field>Mathematics</field>, <school>University of Minnesota Duluth</school>, <end>2013</end></edu>

## <h>Certs (they made me)</h>

<cert><cname>CKA</cname> (<date>2020</date>, lapsed)</cert> · <cert><cname>AWS Solutions Architect – Professional</cname> (<date>2022</date>)</cert>

---
_last touched: Feb 2025_
