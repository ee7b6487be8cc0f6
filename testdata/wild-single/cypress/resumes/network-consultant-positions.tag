<name>Ignacio Bermúdez Lanz</name>

For professional contact, write me through my <link>https://www.linkedin.com/in/ibermudezlanz</link>.



## <h>Summary</h>

<summary>- Since 2004, I've worked with very different networks, from a village ISP to a bank with 900 branches.
- Mostly focused on routing, peering and the automation around it.
- I fix scripts in several languages every day (Python, Perl, some Go).
- Although I've touched Windows servers in the past, I am honest: call someone else.
- Juniper and Cisco are the vendors I know best. I've hands on others too (MikroTik, Arista, Nokia).</summary>

My stack is:
<skills>- <skill>Junos</skill>, <skill>IOS-XR</skill>, <skill>Arista EOS</skill>, <skill>RouterOS</skill>
- <skill>BGP</skill>, <skill>IS-IS</skill>, <skill>MPLS</skill>, <skill>EVPN/VXLAN</skill>
- <skill>Ansible</skill>, <skill>Nornir</skill>, <skill>NetBox</skill>
- <skill>Prometheus</skill> and <skill>LibreNMS</skill>
- <skill>Bash</skill>, <skill>Python</skill>, <skill>Perl</skill></skills>


_As a previous and totally unrelated experience, I was a volunteer fireman in Maldonado for six years._

## <h>Certifications</h>

<cert><cname>JNCIP-SP</cname>, `<issuer>Juniper Networks</issuer>`, valid to 2027.</cert>

<cert><cname>CCNA Routing and Switching</cname> (expired <date>2016</date>)</cert>

Network Automation path, 3 of 5 modules completed.

-----

## <h>Current positions</h>

### <job><employer>Pampanet</employer> -  <title>Senior Backbone Engineer</title> _[main position]_
> <place>Montevideo, Uruguay</place>
> <start>March 2019</start> - <end>Current</end>

<point>On-call for the backbone of 14 PoPs (Team Ceibo).</point></job>

### <job><employer>Lanz Redes</employer> - <title>Owner and Network Consultant</title>
> <place>Punta del Este, Uruguay</place>
> <start>August, 2017</start> - <end>Current</end>

<point>My own small company for ISPs that have no engineer.</point>  
Customers: Cable Rocha, Hotelera Brisas.</job>


### <job><employer>IX-Oriental</employer> - <title>Technical Advisor</title>
> <place>Montevideo, Uruguay</place>
> <start>January 2021</start> - <end>Current</end>

<point>Advice about route servers and member onboarding, unpaid.</point></job>


----

## <h>Past Experience</h>

### <job><employer>Instituto Técnico del Este</employer> - <title>Associate Teacher, Networking</title>
> <place>Maldonado, Uruguay</place>
> <start>July 2018</start>

<point>One semester, replacement for a colleague on leave.</point></job>


### <job><employer>Norvane Networks</employer> - <title>Lead Consultant / Peering Coordinator</title> and member of the escalation group

> <place>Toronto, Canada</place>
> <start>May 2014</start> - <end>February 2019</end>

- <point>Peering in 11 exchanges, 320 sessions.</point>
- <point>Moved the customers' CPE configuration from expect scripts to Ansible.</point>
- <point>Part of the group which took the P1 cases at night, from home.</point>
- <point>Other technologies: Juniper MX, ASR9k, NetFlow, RPKI.</point></job>


### <job><employer>Banco Litoral</employer> - <title>Network Administrator - Branches</title>
> <place>Buenos Aires, Argentina</place>
> <start>October 2010</start> -  <end>April 2014</end>

- <point>DMVPN for the branches, 900 sites in the end.</point>
- <point>Tickets in Remedy, approx. 15 for day.</point>
- <point>Assigned 50% to the ATM project, to put 3G backup lines.</point></job>

### <job><employer>Cooperativa Telefónica Solís</employer> - <title>NOC Operator</title>
> <place>Solís , Uruguay</place>
> <start>January</start> - <end>September 2010</end>

<point>Night turn. Monitoring in Nagios and call to the field crews.</point></job>

### <job><employer>Ciber Faro</employer> - <title>Sysadmin</title>
> <place>Piriápolis, Uruguay</place>
> <start>2004</start>  -  <end>2009</end>

- <point>Everything with a cable in a cyber café of 22 machines.</point></job>

----

## <h>Customers History</h>

As a consultant, I gave services to the following companies (in no particular order):

- Cable Rocha (Uruguay)
- Hotelera Brisas (Uruguay)
- Wisp del Sur (Arg)
- Transandes Fibra (Chile)
