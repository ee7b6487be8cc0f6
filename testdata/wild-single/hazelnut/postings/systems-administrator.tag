STATE OF OREGON
<employer>Office of Wildfire Systems</employer>
Announcement of Position

Working Title: <title>Linux Systems Administrator</title>
Classification: Information Systems Specialist 6
Position Type: Permanent, SEIU represented
Location: <place>Salem; up to 3 days per week remote within Oregon</place>
Salary: <pay>$5,893 - $8,912 monthly</pay>
Application Deadline: 11:59 PM, 04/19

The Office watches over 16 million acres of forest. When smoke shows up on a ridge, the camera network, the dispatch software and the maps have to be there, and this position helps keep them up. Agency staff use <no>ArcGIS</no> heavily; foresters write <no>R</no> scripts. You support the machines beneath them.

What you will do
Keep roughly 190 servers healthy (<duty>patching, monitoring and capacity planning</duty>); <duty>automate builds so that nobody configures by hand</duty>; <duty>respond to incidents, including a share of fire-season on-call</duty>; <duty>test restores each quarter</duty>; <duty>write procedures that the night dispatcher can follow</duty>. Windows servers and <no>Active Directory</no> are run by the Enterprise team. Desktop support is not included, nor is <no>Cisco</no> networking.

To qualify you must have
(a) <years n="5" of="information systems">five years of information systems experience</years> in system administration; OR
(b) <degree c="nice">an Associate's degree in Computer Science or related field</degree> AND three years; OR
(c) a Bachelor's degree and one year.

Your application materials will be scored on how they show the following attributes. Make sure they are visible.
  * <must>Red Hat Enterprise Linux</must> administration
  * Configuration management by means of <must g="1">Ansible</must>, <must g="1">Puppet</must> or <must g="1">Salt</must>
  * <must>Bash</must>, along with <must g="2">Python</must> or <must g="2">Perl</must>
  * <must>VMware vSphere</must>
  * <must>Backup and recovery</must> (the agency uses Veeam; equivalents accepted)
  * <must>SELinux</must> and <must>security hardening</must> to CIS benchmarks
  * <must>Technical documentation</must>
  * <must>Customer service</must> to people with soot on their hands
  * Preference may be given for <nice>PostgreSQL</nice>, <nice>Zabbix</nice>, <nice>Azure</nice>, <nice>Podman</nice>, or <licence c="nice">RHCSA/RHCE</licence>

The ability to foster <must>an inclusive workplace</must> is expected of every state employee.

<no>Kubernetes</no> experience is not required; training is budgeted for the next biennium together with <no>Terraform</no>.

Working Conditions
Office setting. Occasional travel to remote camera sites on forest roads; a <licence c="must">valid driver license</licence> with acceptable record is required. During declared fires, shifts of 12 hours for up to 14 days may be assigned, with overtime.

Benefits
PERS, PEBB medical at 95–99% employer paid, 11 holidays, personal business days, public service loan forgiveness eligibility.

How to apply
External applicants: oregonjobs (Workday). Current employees: apply through the Jobs Hub. Attach a résumé and a cover letter of no more than two pages. A fingerprint-based CJIS background check follows any conditional offer. Veterans: upload DD-214 only when the task appears in your inbox. The agency does not sponsor visas; you will show <permit c="must">authorization to work in the United States</permit> on day one (I-9).

Questions? recruit@ows-hr.example.org, quote REQ-171604.
