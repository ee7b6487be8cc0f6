==================
 <name>Priscilla Vantongeren</name>
==================

| <place>140 Larkin Row, Apt 6</place>
| <place>Duluth, MN 55802</place>
| <phone>(218) 555-0136</phone>
| <email>p.vantongeren@example.org</email>

<h>Experience</h>
==========

<job><employer>Northshore Mutual Insurance</employer>
---------------------------
| <place>300 Canal Park Dr., Ste. 210</place>
| <place>Duluth, MN 55802</place>

<title>Senior Systems Engineer, Identity Platform</title>
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
<start>August 2019</start> - <end>Present</end>

* <point>Moved 2,400 staff accounts from on-premises Active Directory to a hybrid
  setup with Entra ID and FreeIPA</point>
* <point>Core reviewer of the company's Terraform modules</point>
* <point>On the pager one week in five</point>
</job>
<job><employer>Itasca Community College</employer>
------------------------
| <place>1 College Loop</place>
| <place>Hibbing, MN 55746</place>

<title>Linux Administrator</title>
~~~~~~~~~~~~~~~~~~~
<start>March 2014</start> - <end>July 2019</end>

* <point>Infrastructure team lead, January 2017-July 2019</point>
* <point>Maintained about 70 Linux and FreeBSD servers and managed their
  integration with over 1,200 Mac and Windows desktops</point>
* <point>Replaced a hand-kept DNS zone file with generated zones in git</point>
</job>
<job><title>Network Assistant</title>
~~~~~~~~~~~~~~~~~

<start>June 2011</start> - <end>March 2014</end>

* <point>Pulled cable, labelled cable, and found the cable that nobody had
  labelled</point>
</job>
<job><title>Web Programmer</title> (student)
~~~~~~~~~~~~~~~~~~~~~~~~

<start>September 2009</start> - <end>May 2011</end>

* <point>Wrote the course timetable in PHP and MySQL</point>
* <point>Turned the Library's overdue slips into e-mails</point>
</job>
<job><employer>Bruce Mine Hockey Association</employer>
-----------------------------
| <place>Chisholm, MN</place>

<title>Scorekeeper</title>
~~~~~~~~~~~
Winters, <start>2006</start> - <end>2009</end>
</job>
<h>Education</h>
=========

<edu><school>Lake Superior Polytechnic</school>
-------------------------
<start>2020</start> - <end>Present</end>

* Enrolled in <degree>M.S.</degree> in <field>Information Assurance</field>. Expected graduation: 2025
</edu>
<edu><school>Itasca Community College</school>
------------------------
<start>2009</start> - <end>2011</end>

* <degree>A.S.</degree> in <field>Computer Networking</field>; minor in Music
</edu>
<h>Talks and Presentations</h>
=======================

* <pub>*<title>LDAP for People Who Hate LDAP</title>*, <employer>Twin Ports Admin Day</employer> <end>October 2022</end>; Prairie
  Linux Fest 2021</pub>
* <pub>*<title>Zones from Git</title>*, <employer>Prairie Linux Fest</employer> <end>2018</end></pub>

<h>Professional Organizations</h>
==========================

* Member, LOPSA, 2015-2021

<h>Related Skills and Activities</h>
=============================

<skills>* Skilled with <skill>Linux</skill>, specifically <skill>Red Hat Enterprise Linux</skill>, <skill>Fedora</skill>,
  and <skill>FreeBSD</skill>.
* Extensive experience managing <skill>FreeIPA</skill>, <skill>Keycloak</skill>, <skill>VMware</skill>, <skill>ZFS</skill>, <skill>Postfix</skill>
* Experience deploying to <skill>Azure</skill>, including use of <skill>Terraform</skill> and <skill>Ansible</skill>
* Significant expertise with <skill>shell scripting</skill>, <skill>Perl</skill>, and <skill>Python</skill>
</skills>* Fluent in <language>Finnish</language>
