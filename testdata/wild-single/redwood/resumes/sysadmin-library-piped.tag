---
layout: base.njk
title: Resume
permalink: /resume/index.html
description: "Resume for Corinne Abelard, systems administrator."
---

## <name>Corinne Abelard</name>
<place>Duluth, MN</place> • <phone>(218)-555-0147</phone> • <email>c.abelard@example.com</email> • [<link>linkedin.example.com/in/corinne-abelard</link>](https://linkedin.example.com/in/corinne-abelard)

---

### <h>Summary</h>
<summary>Systems administrator with six years across county government, a paper mill and a college library. Keeps old things running while the new things are built. Looking for a role with some on-call but not all of it.</summary>

### <h>Work Experience</h>

<job>**<title>Systems Administrator II</title>** | <employer>Lake Superior Paperboard</employer> | <place>Duluth, MN</place> | *<start>March 2023</start> – <end>Present</end>*
* <point>Run 140 Windows and 35 Rocky Linux servers on a three-host VMware cluster at two sites.</point>
* <point>Moved mill floor workstations from local accounts to Active Directory with Ansible and group policy; helpdesk calls about passwords fell by about half.</point>
* <point>Part of the on-call rotation (every fourth week).</point>
</job>

<job>**<title>IT Specialist</title>** | <employer>Carlow County Auditor's Office</employer> | <place>Carlow, MN</place> | *<start>June 2021</start> – <end>February 2023</end>*
* <point>Supported 85 staff and the election-night results network.</point>
* <point>Replaced tape backup with Veeam and an off-site copy, and tested a full restore each quarter</point>
* <point>Assisted the state auditor with access reviews for the tax system.</point>
* <point>Wrote the first asset inventory the office ever had (Snipe-IT).</point>
</job>

<job>**<title>Student Technician</title>** | <employer>Northshore College Library</employer> | <place>Two Harbors, MN</place> | *<start>September 2018</start> – <end>May 2021</end>*
* <point>Imaged 60 public computers every term and fixed the printers in between.</point>
* <point>Closed 900+ tickets over three years.</point>
</job>

### <h>Education</h>

<edu>**<school>Northshore College</school>** | Two Harbors,MN | *Completed: <end>May 2021</end>*
* <degree>Bachelor of Science</degree> in <field>Information Systems</field>
* <point>Minor in Geology</point>
* GPA: <grade>3.62</grade>
</edu>

<edu>**<school>Iron Range Community College</school>** | Hibbing, MN | *Completed: <end>May 2018</end>*
* <degree>Associate of Arts</degree>
* GPA: <grade>3.8</grade>
</edu>

### <h>Skills</h>

<skills>* **<group>Servers:</group>** <skill>VMware vSphere</skill>, <skill>Windows Server</skill>, <skill>Rocky Linux</skill>, <skill>Hyper-V</skill> (<skill>Failover Clustering</skill>)
* **<group>Automation:</group>** <skill>Ansible</skill>, <skill>PowerShell</skill>, <skill>Bash</skill>
* **<group>Backup & Recovery:</group>** <skill>Veeam</skill>, <skill>Disaster Recovery Testing</skill>
* **<group>Networking:</group>** <skill>VLANs</skill>, <skill>Meraki</skill>
</skills>

### <h>Certifications</h>
* <cert><cname>Red Hat Certified System Administrator</cname> (<date>2022</date>)</cert>
* <cert><cname>CompTIA Security+</cname> (In Progress)</cert>
