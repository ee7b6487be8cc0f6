---
title: Resume
layout: post
author: <name>Lucía Barrantes Quiroga</name>
comments: false
---



Job offers please to <email>lucia@barrantes.example.net</email> or by my
[profile](<link>https://people.example.net/lbarrantes</link>).



## <h>Summary</h>

<summary>- Networks since 2009: a rural ISP with 900 antennas, a carrier, now an internet exchange.
- Mostly routing (BGP, IS-IS), automation around it and teaching people to not fear it.
- I can read the Perl that others wrote, and am paid to, about once a month.
- Juniper and Nokia are the platforms I know best. Cisco, Arista and MikroTik I operate; Huawei I have survived.</summary>

What I touch in a normal week:
<skills>- <skill>JunOS</skill>, <skill>SR OS</skill>, <skill>IOS-XR</skill>, <skill>EOS</skill>, <skill>RouterOS</skill>
- <skill>BGP</skill>, <skill>IS-IS</skill>, <skill>MPLS</skill>, <skill>segment routing</skill>, <skill>EVPN</skill>
- <skill>Ansible</skill> and <skill>Nornir</skill>
- <skill>Python</skill>, <skill>Go</skill> (a little), <skill>Bash</skill>
- <skill>Prometheus</skill>, <skill>LibreNMS</skill>, <skill>Akvorado</skill>
- <skill>NetBox</skill></skills>


_<other>Nothing to do with networks: I drove a school bus for two winters in Neuquén.</other>_

## <h>Certifications</h>

<cert>[<cname>JNCIP-SP</cname>](https://certs.example.net/1187), `JPR-44-0917`.</cert>


<cert><cname>Nokia NRS II</cname> (2 of 4 exams done)</cert>

<cert><cname>RIPE/LACNIC IPv6 Advanced</cname> (<date>2019</date>, <issuer>LACNIC Campus</issuer>, score 96%)</cert>

-----

## <h>Current positions</h>

<job>### <employer>Pampanet IX</employer> -  <title>Senior Network Engineer</title> _[main position]_
> <place>Córdoba, Argentina</place>
> <start>March 2020</start> - <end>Current</end>

<point>Route servers, peering LAN, 61 members.</point>

<point>On call one week of four.</point></job>

<job>### <employer>Barrantes & Roldán</employer> - <title>Partner, Network Automation</title>
> <place>Río Cuarto, Argentina</place>
> <start>June, 2021</start> - <end>Current</end>

<point>Small company with a colleague for ISPs which want NetBox and don't have time.</point>  
Customers: Cooperativa Luz del Valle, FibraSur.</job>


<job>### <employer>Escuela Técnica N° 12 "Ing. Latzina"</employer> - <title>Networks teacher</title>
> <place>Río Cuarto, Argentina</place>
> <start>August 2022</start> - <end>Current</end>

<point>Two evenings a week, cabling and IPv4 for adults.</point></job>



----

## <h>Past Experience</h>

<job>### <employer>Universidad Austral del Centro</employer> - <title>Guest lecturer, Routing Protocols</title> (undergraduate)
> <place>La Plata, Argentina</place>
> <start>June 2019</start>

<point>Two weeks' intensive course, 22 students.</point></job>


<job>### <employer>Telmar Carrier</employer> - <title>L3 Support / IP Core Engineer and CAB member</title>

> <place>Montevideo, Uruguay</place>
> <start>January 2016</start> - <end>February 2020</end>

- <point>Core of 44 PE routers, migration from LDP to segment routing.</point>
- <point>Member of the change advisory board.</point>
- <point>Wrote the on-call book that is still used.</point>
- <point>Languages at work: Spanish, English with the vendor at 3 am.</point></job>


<job>### <employer>AntenaRural</employer> -  <title>NOC operator</title> - <title>NOC Team Lead</title>
> <place>Villa María</place>
> <start>September 2011</start> - <end>December 2015</end>

- <point>Primary on shift for the radio network, later lead of 5.</point>
- <point>Replaced MRTG by LibreNMS, and a spreadsheet by a database.</point>
- <point>When the crew was ill also climbed the towers.</point></job>

<job>### <employer>Correo del Oeste</employer> - <title>IT helpdesk</title>
> <place>Mendoza , Argentina</place>
> <start>January</start> - <end>August 2009</end>

<point>Tickets, printers, a Novell server nobody wanted.</point></job>

----

## <h>Education</h>

- <edu><school>UTN Facultad Regional Villa María</school>, <degree>Ingeniería</degree> en <field>Sistemas de Información</field> (<grade>4 of 5 years</grade>)</edu>
- <edu><degree>Técnica</degree> en <field>Electrónica</field>, <school>ENET N° 1 San Luis</school>, <end>2008</end></edu>
