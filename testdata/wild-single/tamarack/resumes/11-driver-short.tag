<name>Dale Pruszynski</name>
<place>Toledo OH</place>. Cell <phone>419-555-0108</phone>

<headline>CDL-A driver</headline>, 11 yrs, 1.2 million miles no preventable accidents

<h>Licence:</h> <cert><cname>Class A CDL</cname> Ohio</cert>, <cert><cname>Tanker + Doubles/Triples endorsement</cname></cert>, <cert><cname>Hazmat</cname> exp <date>4/26</date></cert>, <cert><cname>TWIC card</cname></cert>, <cert><cname>DOT med card</cname> to <date>9/25</date></cert>

<h>Driving:</h>
<job><employer>Maumee Valley Bulk</employer> <place>Toledo</place> <start>3/2019</start>-<end>now</end> <title>tanker driver, regional</title>. <point>food grade, 5 states, home weekends.</point> <point>Samsara ELD.</point> Boss Ron K. 419-555-0150</job>
<job><employer>Greywolf Freight Lines</employer> <start>6/2015</start>-<end>2/2019</end> <title>OTR dry van</title>. <point>48 states</point>, left for home time</job>
<job><employer>Greywolf Freight Lines driving school</employer>, <title>trainee</title> <start>2013</start>-<end>2015</end>, <point>team with trainer then solo</point></job>

<h>Before that:</h> <job><title>warehouse and forklift</title>, <employer>Sunbury Glass</employer> <place>Rossford OH</place> <start>2008</start>-<end>2013</end></job>

<h>School:</h> <edu><school>Whitmer High School</school> <end>2007</end></edu>

<h>Can do:</h> <skills><skill>tarping</skill>, <skill>pump offload</skill>, <skill>washout paperwork</skill>, <skill>backing (yes really)</skill></skills>. No NYC please
