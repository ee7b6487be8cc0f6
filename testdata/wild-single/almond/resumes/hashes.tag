# <name>Rokas Venclauskis</name>

[![uptime](https://img.example.net/badge/uptime-99.95-green.svg)](https://status.example.net/rokas) ![made with](https://img.example.net/badge/made%20with-vim-blue.svg)

> <headline>Linux sysadmin who would rather delete a server than patch it</headline>

📍 <place>Kaunas, Lithuania</place> · ✉️ [<email>rokas@example.org</email>](mailto:rokas@example.org) · 🔗 [<link>github.com/rvencl-example</link>](https://github.com/rvencl-example)

---

## <h>:wrench: What I do for money</h>

<job>### <title>Senior Systems Administrator</title>, [<employer>Baltrek Hosting UAB</employer>](https://baltrek.example.com)
*<start>March 2019</start> to <end>now</end> | <place>Kaunas</place>, two days a week from home*

* <point>Look after 340 Debian hosts and 12 Proxmox clusters with two colleagues.</point>
* <point>Moved all customer mail (about 18 000 boxes) from Zimbra to Dovecot + Rspamd over eleven weekends.</point>
* <point>Wrote the Ansible roles everyone now uses; the old Bash folder is gone.</point>
    * <point>first role took 4 minutes per host, now 35 seconds</point>
    * <point>Molecule tests in GitLab CI</point>
* <point>On call one week in three.</point></job>

<job>### <title>Systems Administrator</title>, <employer>Vilnius Municipal Libraries</employer>
*<start>September 2014</start> to <end>February 2019</end> | <place>Vilnius</place>*

* <point>27 branches, one admin. Thin clients (LTSP), Koha, a lot of printers.</point>
* <point>Replaced the leased lines with WireGuard tunnels, saving the city roughly 21 000 € a year.</point></job>

<job>### <title>Helpdesk</title>, later <title>junior admin</title>, <employer>Senoji Kava Roasters</employer>
*<start>2012</start> to <end>summer 2014</end> | <place>Kaunas</place>*

* <point>Everything with a plug.</point></job>

## <h>:books: School</h>

<edu>### <degree>BSc</degree> <field>Informatics Engineering</field>, <school>Kaunas University of Technology</school>
*<start>2009</start> to <end>2013</end>*</edu>

## <h>:scroll: Paper</h>

- <cert><cname>RHCE</cname> (<issuer>Red Hat</issuer>, <date>2021</date>)</cert>
- <cert><cname>LPIC-2</cname> (<date>2016</date>, lapsed)</cert>

## <h>:hammer: Tools</h>

<skills>`<skill>Debian</skill>` `<skill>Ansible</skill>` `<skill>Proxmox</skill>` `<skill>Ceph</skill>` `<skill>nftables</skill>` `<skill>Prometheus</skill>` `<skill>PostgreSQL</skill>` (enough to restore it) `<skill>Bash</skill>` `<skill>Python</skill>`</skills>

## <h>:speech_balloon: Languages</h>

<language>Lithuanian</language> (<level>native</level>), <language>English</language> (<level>C1</level>), <language>Russian</language> (<level>I understand more than I say</level>)

---
<SUB>Last commit: 3 weeks ago. Pull requests with typos welcome.</SUB>
