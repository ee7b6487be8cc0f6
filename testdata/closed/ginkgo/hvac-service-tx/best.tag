<name>RAYMOND "RAY" ESQUEDA</name>
<place>Pflugerville TX 78660</place> // cell <phone>512 555 0148</phone> // <email>ray.esqueda@example.com</email>

<h>TICKETS</h>
<cert><issuer>EPA</issuer> <cname>608 Univ.</cname> <date>2011</date></cert>,  <cert><issuer>TDLR</issuer> <cname>certified a/c & refrigeration tech</cname> (good thru 5/27)</cert>,  <cert><cname>OSHA 10</cname> <date>2016</date></cert>
<cert><issuer>ESCO</issuer> <cname>A2L safety class</cname> <date>'24</date></cert>.   <cert><issuer>NATE</issuer> - <cname>passed the core</cname>, have not sat the specialty test yet</cert>
<status>TX DL class C, no tickets since 2014</status>

<h>WHERE I WORKED</h>

<job><start>3/18</start> - <end>now</end>  <employer>Lone Cedar Air & Controls</employer>, <place>Austin</place>.  <title>Service tech</title>, <title>senior service tech</title> since <start>jan 22</start>
<point>28 PM accounts are mine: one school district (11 campuses), 4 medical office bldgs, rest is retail and churches</point>
<point>RTUs 3 to 75 ton - Intellipak, AAON, Lennox, the usual Carriers. Economizers, gas heat, 460V, ohm out / megger compressors before I condemn one</point>
<point>York YVAA and Trane RTAC air cooled screws: leak checks, oil, EXVs, boards, low ambient problems. by myself</point>
<point>Helped on two CenTraVac teardowns, Trane factory guys ran those</point>
<point>Daikin VRV - went to the 4 day factory class (2020), troubleshoot on my own, startups together with the rep</point>
<point>swapped 40 or so ABB drives (ACH550 to 580) and set them up</point>
<point>Niagara front end: pull trends, overrides, schedules. I don't write logic, our controls guys do</point>
<point>callbacks on my accounts were about 9% in 2019, 4% last year</point>
<point>2 apprentices have rode with me, one of em has his own truck now</point>
<point>on call 1 wk out of 5. Tickets and quotes in Service Titan, talk to the facility people direct</point>
</job>
<job><start>9/13</start> - <end>2/18</end>  <employer>Bluebonnet Refrigeration</employer>, <place>San Marcos</place>.  <title>Service tech</title>
<point>restaurants + c-stores. walk ins, reach ins, ice machines, and the 5-20 ton package units on the roof</point>
<point>torch work every day. nitrogen while brazing, triple evac to 500 micron, recovery logs for the 50 lb+ systems</point>
</job>
<job><start>6/11</start> - <end>8/13</end>  <employer>Gus Medrano A/C</employer>, <place>Lockhart</place>.  <title>Helper</title> then <title>installer</title>, houses only
<point>changeouts, line sets, duct</point>
</job>
(end of 2017 worked half time for a while, dad was sick)

<h>SCHOOL</h>
<edu><school>Austin Community College</school>, <degree>HVAC certificate</degree> <end>2011</end></edu>. <edu>2 semesters toward the <degree>associates</degree>, not finished</edu>

<language>Spanish</language> & <language>English</language> <level>both since I was a kid</level>
<other>Own hand tools, Fieldpiece probes, Testo analyzer. references - ask me</other>
