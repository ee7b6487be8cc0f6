<name>DARREN HUXTABLE-COLE</name>
<headline>approved electrician</headline>, <place>plymouth</place>.  mob <phone>07700 900 077</phone>.  <email>d.huxcole@example.com</email>
<status>full clean licence</status>, own van, own tools, <status>cscs gold</status> + <status>jib gold</status>

<h>WHERE I'VE WORKED</h> (newest first)

<job><start>feb 23</start> - <end>now</end>, self employed as <employer>DHC Electrical</employer>, <point>mostly EV points and consumer unit changes, some subbing for Tamar Homes</point></job>
<job><start>2019</start>-<end>23</end> <employer>Wrencross M&E</employer>, <title>approved spark</title>, Derriford Hospital job then the arts college (<point>containment, second fix, testing</point>)</job>
<job><start>sept</start> - <end>dec 2018</end> <employer>Bluefin Recruitment</employer>, agency, <title>electrician's mate / sparky on days</title>, Hinkley</job>
<job><start>2014</start>-<end>18</end> <employer>Westcountry Housing Assoc</employer>. <title>Responsive repairs electrician</title>. <point>8-10 calls a day, EICRs when quiet</point>, 1 week in 5 on call.</job>
13-14 travelling, Oz + NZ, fruit picking and a bit of cabling on a farm
<job><start>2009</start>-<end>2013</end> <employer>J. Luscombe & Son</employer>, <place>Ivybridge</place>, <title>apprentice</title>, <point>domestic & farms</point></job>
<job><start>2008</start>  <employer>Spar</employer>, <title>sat lad</title></job>

<h>TICKETS</h>
<cert><cname>NVQ3</cname></cert> + <cert><cname>AM2</cname> (<date>2013</date>, <issuer>City College Plymouth</issuer>)</cert> / <cert><cname>18th edition</cname> incl amdt 2 <date>2022</date></cert> / <cert><cname>2391-52 inspection & testing</cname> <date>2017</date></cert> / <cert><cname>EV 2921-34</cname>, <date>2023</date></cert> / <cert><cname>IPAF</cname></cert> / <cert><cname>asbestos awareness</cname></cert>.  solar - booked on for march

<h>SCHOOL</h>
<edu><school>Ivybridge Community Coll.</school> <degree>8 gcses</degree> <end>2009</end></edu>

<h>GOOD AT</h>   <skills><skill>fault finding</skill>, <skill>testing</skill>, <skill>rewires</skill>, <skill>SWA glanding</skill>, <skill>talking to tenants</skill></skills>
<h>NOT GOOD AT</h>   heights over 20m, paperwork on a friday

<other>refs: ring Wrencross, ask for Mand in the office</other>
