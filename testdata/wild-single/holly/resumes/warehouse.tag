<name>kevin mcaleer</name>
<place>flat 2, 18 ormeau ave, belfast BT2</place>
<phone>07700 900 305</phone>
no email at the minute, can use my sisters <email>geraldine.mca@example.com</email>

<h>jobs</h>

<job><employer>Lagan Cold Store</employer>
<title>Reach truck driver</title> nights
<start>oct 22</start> to <end>now</end>
<point>minus 25 chambers, 300 to 340 pallets a shift, RF gun</point>
<point>never had a racking strike</point></job>

<job><employer>Hegarty Recruitment</employer> (agency)
<title>warehouse operative</title> / <title>counterbalance driver</title>
<start>jan 2021</start> to <end>oct 2022</end>
was sent to
Moy Meats   3 months
Harbour Timber   <point>7 months side loader work</point>
a big online crowd at Mallusk   11 months on and off, <point>pick rate 118%</point></job>

<job><employer>Harland Fabrications</employer>
<title>labourer</title>
<start>2016</start> to <end>christmas 2019</end>
<point>burner and grinder, slinging loads, tidying</point>
paid off</job>

2020 was minding my da

<job><employer>Maginty's bar</employer>
<title>cellar man</title>
<start>2012</start> to <end>2016</end></job>

<h>tickets</h>
<cert><cname>RTITB reach D2</cname> <date>08/2022</date></cert>
<cert><cname>RTITB counterbalance B1</cname> <date>2021</date> run out next aug</cert>
<cert><cname>side loader</cname> in house only</cert>
<cert><cname>CSR card</cname></cert>
<cert><cname>manual handling</cname> <date>2022</date></cert>

<h>school</h>
<edu><school>St Colm's High</school> left <end>2011</end>, <degree>5 GCSEs</degree></edu>
<edu><degree>NVQ 2</degree> <field>Warehousing and Storage</field>, <school>Belfast Met</school>, <end>2023</end>, done on the job</edu>

<h>other</h>
<status>full licence category B, own car</status>
<vol><title>under 12s coach</title> <employer>St Malachy's OB</employer> since <start>2018</start></vol>
<other>reference: Tommy Dornan shift manager lagan cold store 028 9018 0441</other>
