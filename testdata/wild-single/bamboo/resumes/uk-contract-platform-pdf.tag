<name>Gareth Pemberthy</name>
<headline>Contract Platform / Site Reliability Engineer</headline>
<place>Leeds</place>, outside IR35 preferred, <status>SC cleared to Aug 2026</status>
<email>gareth@example.net</email>   <link>github.com/gpemberthy-example</link>

<h>Skills Matrix</h>

<skills><group>Cloud</group>            <skill>AWS</skill> (10 yrs)   <skill>Azure</skill> (3 yrs)   <skill>GCP</skill> (1 yr)
<group>IaC</group>              <skill>Terraform</skill>   <skill>Packer</skill>   <skill>Ansible</skill>   <skill>Puppet</skill> (legacy)
<group>Containers</group>       <skill>EKS</skill>   <skill>Nomad</skill>   <skill>Helm</skill>
<group>Observability</group>    <skill>Prometheus</skill>   <skill>Grafana</skill>   <skill>Honeycomb</skill>
<group>Languages</group>        <skill>Go</skill>   <skill>Python</skill>   <skill>bash</skill></skills>

<h>Career</h>

<job><start>Nov 2023</start> – <end>Apr 2025</end>  <employer>Pemberthy Ops Ltd</employer> for HM Dept for Allotments
(via Brackenridge Consulting)
<title>Lead SRE</title>, 12 month contract extended to 18
<point>Moved 31 services from EC2 autoscaling groups to EKS with no planned
downtime; the one unplanned outage lasted 19 minutes and was a DNS
TTL I should have lowered.</point>
<point>On call one week in five. Wrote the SLO policy that the department
now asks suppliers to sign up to.</point>
<tech>Terraform, EKS, ArgoCD, Prometheus, Go</tech></job>

<job><start>Feb 2022</start> – <end>Oct 2023</end>  <employer>Pemberthy Ops Ltd</employer> for Swale Mutual
<title>DevOps Engineer (contract)</title>
<point>PCI segregation of the payments VPCs, worked alongside their QSA.</point>
<point>Replaced Jenkins with GitHub Actions for roughly 200 repos.</point></job>

                                                            CV Pemberthy   1/2

<job><start>2016</start> – <end>Jan 2022</end>  <employer>Tannery Digital</employer>, <place>Leeds</place>
<title>Head of Platform</title> 2020–22
<title>Principal Engineer</title> 2018–20
<title>Senior Systems Engineer</title> 2016–18
<point>Grew the platform team from me to seven; line managed four of them.</point>
<point>AWS bill down by a third in 2019 (rightsizing, spot, deleting things
nobody would own up to).</point>
Project: Ladle (2017-18), an internal deploy tool
<point>Designed and wrote the first version in Go; retired in 2021 in favour
of Argo.</point></job>

<job><start>2011</start> – <end>2016</end>  <employer>Yorkvale NHS Informatics</employer>
<title>Unix Administrator, Band 6</title> (Band 5 to 2013)
<point>Solaris to RHEL migration, Nagios, a great many backups.</point></job>

<job><start>2008</start> – <end>2011</end>  <title>Stage technician & sound engineer</title>, freelance
<point>Touring theatre and a few festivals.</point></job>

<h>Education</h>
<edu><school>University of Bradford</school>, <degree>BSc</degree> <field>Music Technology</field>, <grade>2:2</grade>, <end>2008</end></edu>

<h>Certs</h>
<cert><cname>AWS Solutions Architect – Professional</cname> (<date>2019</date>, lapsed)</cert>; <cert><cname>CKA</cname> <date>2022</date></cert>; <cert><cname>ITIL v3 Foundation</cname></cert>

                                                            CV Pemberthy   2/2
