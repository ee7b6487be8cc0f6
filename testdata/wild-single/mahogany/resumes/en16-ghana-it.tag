<name>Kwabena Asare-Bediako</name>

<place>Tema Community 11, Greater Accra</place>. Tel <phone>+233 24 555 0163</phone>. Mail <email>k.asarebediako@example.com</email>

<h>PROFILE</h>
<summary>Network and field engineer with eight (8) years' experience in telecoms, ISP
and rural connectivity. Completed National Service. Ready to relocate to Kumasi
or Tamale.</summary>

<h>WORKING EXPERIENCE</h>

<job><title>SENIOR FIELD ENGINEER</title>, ACCESS NETWORKS (OUTSOURCED STAFF)
<employer>VOLTALINK GHANA LTD</employer>, <place>SPINTEX ROAD</place> (HUAWEI SUBCONTRACTOR, 120 TECHNICIANS)
<start>JAN 2020</start> TO <end>DATE</end>
<point>Lead a gang of six riggers on microwave and RAN swaps, Volta and Oti
regions, 210 sites swapped out of 260 planned.</point>
<point>Attend to P1 alarms within 4 hours and close trouble tickets in the
customer's OSS.</point></job>
<job><title>NETWORK SUPPORT OFFICER</title>, NOC NIGHT SHIFT
<employer>SANKOFA INTERNET SERVICES</employer>
<start>MARCH 2017</start> TO <end>DECEMBER 2019</end>
<point>Monitored 34 POPs on Zabbix and PRTG; escalated fibre cuts, mostly from
road contractors, to the OSP team.</point></job>
<job><title>NATIONAL SERVICE PERSONNEL</title>, ICT UNIT
<employer>GHANA EDUCATION SERVICE</employer>, KETU SOUTH MUNICIPAL DIRECTORATE, <place>AFLAO</place>
<start>SEPT 2015</start> TO <end>AUG 2016</end>
<point>Installed LAN in two SHS labs and taught Form 1 ICT when the teacher
travelled.</point></job>
<job><title>ATTENDANT</title>, <employer>UNCLE EBO'S INTERNET CAFE</employer>, <place>ASHAIMAN</place>, <start>2010</start> TO <end>2012</end></job>

<h>EDUCATION</h>
<edu><start>2011</start> - <end>2015</end>
<school>KWAME NKRUMAH UNIVERSITY OF SCIENCE AND TECHNOLOGY</school>
<degree>BSC</degree> <field>TELECOMMUNICATION ENGINEERING</field>
<grade>SECOND CLASS LOWER</grade></edu>
<edu><start>2006</start> - <end>2010</end>
<school>CHEMU SENIOR HIGH</school>, <field>GENERAL SCIENCE</field>
<degree>WASSCE</degree></edu>

<h>PROFESSIONAL CERTIFICATION</h>
<cert>i. <cname>HCIA Datacom</cname>, <issuer>Huawei</issuer>, <date>2021</date>
ii. <cname>CCNP Enterprise</cname>: ENCOR passed <date>2023</date>, concentration exam pending
iii. <cname>Work at Height and Tower Rescue</cname>, <issuer>Gravity Training</issuer>, valid <date>09/2026</date></cert>

<h>SKILLS AND COMPETENCES</h>
<skills>Good command of <skill>OSPF</skill>, <skill>BGP basics</skill>, <skill>microwave link planning</skill> and
<skill>MikroTik RouterOS</skill>. Fair knowledge of <skill>Python</skill>. Can drive and climb.</skills>

<h>LANGUAGES SPOKEN</h>
<language>Twi</language>, <language>Ewe</language>, <language>Ga</language>, <language>English</language> and small <language>French</language> (border French)

<h>OTHER DUTIES</h>
<vol><title>Media team head</title>, <employer>Church of Pentecost, Community 11 Assembly</employer>, <start>2018</start> - <end>date</end></vol>
<status>Driver's licence class C. Ghana Card holder. Single.</status>

<h>REFEREES</h>
<other>Available. Ing. Dzifa Amegah (Voltalink), Rev. Osei Tutu</other>
