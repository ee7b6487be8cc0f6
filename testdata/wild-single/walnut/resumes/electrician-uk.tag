<name>Craig Attenborough-Singh</name>, <headline>Approved Electrician (JIB Gold Card)</headline>
<place>Wolverhampton</place>. Mob. <phone>07700 900417</phone>. <status>Full UK licence + own van</status>.

<h>About me</h>
<summary>Time served spark, 16 years on the tools. Commercial fit-out, schools, bit of data, some EV. I turn up.</summary>

<h>Jobs</h>

<job><employer>CAS ELECTRICAL</employer> (self employed, sub-contract)
<title>Electrician</title>
<start>Spring 2019</start> - <end>now</end>
<point>First and second fix on fit-outs for Harrow & Dean, Maxtel Interiors and others. Testing and EICRs for two letting agents. About forty EV chargers put in so far.</point>
</job>
<job><employer>J. T. BRADDOCK (ELECTRICAL CONTRACTORS) LTD.</employer>
<title>Electrician</title> then <title>Working Foreman – Schools</title> from <start>2015</start>
<start>2011</start> - <end>Easter 2019</end>
<point>PFI schools round Dudley and Sandwell. Gang of 5 incl. 2 apprentices. RAMS, permits, snag lists.</point>
</job>
<job><employer>J. T. BRADDOCK (ELECTRICAL CONTRACTORS) LTD.</employer>
<title>Apprentice / Improver</title>
<start>2007</start> - <end>2010</end>
<point>Laid off in 2010, taken back the year after.</point>
</job>
<job>Agency (various)
<title>Electrician's mate</title>
<start>2010</start> - <end>2011</end>
</job>
<h>Tickets & quals</h>

<cert><cname>18th Edition (BS 7671:2018)</cname> – <issuer>City & Guilds</issuer> 2382 – <date>2019</date></cert>
<cert><cname>Inspection & Testing</cname> – <issuer>C&G</issuer> 2391-52 – <date>2017</date></cert>
<cert><cname>EV charging</cname> 2919 – <date>2021</date></cert>
<cert><cname>IPAF 3a 3b</cname>, ran out, can renew</cert>
<cert><cname>ECS/JIB Gold Card</cname></cert>
<edu><degree>NVQ Level 3</degree> <field>Electrotechnical Services</field> + AM2, <school>Walsall College</school>, <end>2010</end></edu>
<edu>4 <degree>GCSEs</degree> inc. Maths (<grade>C</grade>), <school>Deansfield High</school>, <end>2007</end></edu>

<h>Good at</h>  <skills><skill>containment</skill> / <skill>SWA</skill> / <skill>fire alarms</skill> / <skill>emergency lighting</skill> / <skill>cat 6</skill> (terminate, not certify)</skills>

<other>Refs: Phil Braddock, any time after 4.</other>
