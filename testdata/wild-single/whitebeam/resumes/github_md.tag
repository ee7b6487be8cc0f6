# <name>Ottoline Brask</name>

> <headline>Platform engineer who likes boring deployments</headline>

[<link>github.com/obrask-demo</link>] · [<email>ottoline@brask.example.org</email>](mailto) · <place>Leeds, UK</place> · she/her

**PRs to this file welcome, typos especially.**

## <h>tl;dr</h>

<summary>Eleven years of keeping other people's services up. Started in a helpdesk, moved to Linux,
ended up owning the Kubernetes estate of an insurer. I write Go when Bash stops being funny.</summary>

## <h>Where I have worked</h>

<job>### [<employer>Fernwick Mutual</employer>](https://fernwick.example.com) :office:

**<title>Staff Platform Engineer</title>** _(<start>Apr 2022</start> → <end>now</end>)_
**<title>Senior Platform Engineer</title>** _(<start>Sep 2019</start> → <end>Apr 2022</end>)_

* <point>Moved 140 services from hand-fed VMs to EKS; rollback takes 90 seconds, used to be an afternoon</point>
* <point>Wrote the `paved-road` Terraform modules that nine teams copy from</point>
* <point>On-call lead, 1 week in 6. Pages per week went from 31 to 4</point>

`<tech>AWS EKS, Terraform, ArgoCD, Go, Prometheus</tech>`
</job>

<job>### [<employer>Quillon Freight Systems</employer>](https://quillon.example.com) :truck:

**<title>DevOps Engineer</title>** _(<start>Jan 2016</start> → <end>Aug 2019</end>)_ <place>Hull</place>

* <point>Built the Jenkins farm, later threw it away for GitLab CI</point>
* <point>Looked after 3 Postgres clusters (streaming replication, PgBouncer), with help from a contract DBA</point>

`<tech>Ansible, GitLab CI, PostgreSQL, HAProxy</tech>`
</job>

<job>### <employer>Borough of Ashmere Council</employer> :classical_building:

**<title>IT Support Officer</title>**, then **<title>Linux Sysadmin</title>** _(<start>2013</start> → <end>Dec 2015</end>)_

* <point>Reset passwords. Many passwords.</point>
* <point>Replaced a dying Solaris box with two Debian ones over a bank holiday</point>
</job>

## <h>Toolbox</h>

<skills>| what | how often |
|------|-----------|
| <skill>Kubernetes</skill>, <skill>Helm</skill>, <skill>Terraform</skill> | every day |
| <skill>Go</skill>, <skill>Bash</skill>, <skill>Python</skill> | every week |
| <skill>Rust</skill> | every holiday |
</skills>

## <h>Side things</h>

- <proj>[<title>tidepool</title>](https://tidepool.example.org): <point>a 600-line Go tool which drains nodes politely, 410 stars</point></proj>

## <h>Papers with stamps on</h>

- <cert><cname>Certified Kubernetes Administrator</cname>, <issuer>CNCF</issuer>, <date>2020</date> (renewed 2023)</cert>
- <edu><degree>BSc (Hons)</degree> <field>Computing</field>, <school>University of North Holderness</school>, <end>2013</end>, <grade>2:1</grade></edu>

<other>_Last build of this CV: passing_ ![badge](badge.svg)</other>
