Subject: sparky going for the Townsville shutdown job

G'day Renee,

as promised on the phone, resume is below not attached because the printer at the donga is cactus.

<name>Brodie Castellano</name>, <status>33</status>, <place>Gladstone QLD</place>, mob <phone>0491 570 156</phone>

tickets
<cert><cname>Electrical mechanic licence</cname> (<issuer>QLD</issuer>) current</cert>, <cert><cname>EEHA</cname> <date>2021</date></cert>, <cert><cname>HV switching</cname> <date>2022</date> (isolate and access, not operator)</cert>, <cert><cname>working at heights</cname></cert>, <cert><cname>confined space</cname></cert>, <cert><cname>white card</cname></cert>, <cert><cname>EWP over 11m</cname></cert>, <cert><cname>LVR/CPR</cname> <date>march 25</date></cert>. <status>HR truck licence</status>. no <cert><cname>coal board medical</cname> at the moment, booked <date>12th</date></cert>

work, newest up top
<job>1) <employer>Corella Industrial</employer>, <title>E&I leading hand</title>, <start>june 2023</start> till <end>now</end>, <place>alumina refinery Gladstone</place>. <point>crew of 8 on the calciner shutdowns</point>, <point>loop checks, VSDs, MCC changeouts.</point></job>
<job>2) <employer>Monadel FIFO</employer>, <title>electrician</title>, <start>2020</start> - <end>2023</end>, 2 on 1 off, <place>iron ore, Newman WA</place>. <point>Conveyors and reclaimers, breakdown crew.</point></job>
<job>3) About <start>8 months in 2019</start> <title>backpacking</title>, South America</job>
<job>4) <employer>Pete Castellano Electrical</employer> (the old man), <place>Rockhampton</place>, <start>2014</start> to <end>2019</end>, <title>tradesman</title>, <point>houses, dairies, pub fit outs, solar on sheds</point></job>
<job>5) <title>apprentice</title> there too, <start>jan 2010</start> - <end>dec 2013</end></job>

school etc
<edu><degree>Cert III</degree> in <field>Electrotechnology Electrician</field>, <school>CQUniversity Rocky</school>, <end>2013</end></edu>
<edu><degree>Cert IV</degree> <field>Instrumentation</field>, started, about half through</edu>
<edu><degree>Year 12</degree>, <school>The Cathedral College</school> <end>2009</end></edu>

what I'm good with: <skills><skill>Allen Bradley</skill> (fault find, not program), <skill>Danfoss drives</skill>, <skill>Fluke 754</skill>, <skill>4-20 loops</skill>, <skill>reading drawings that are wrong</skill></skills>

<other>refs: Macca (Corella super) and Trish at Monadel, I'll text you the numbers</other>

Cheers
Brodie
<email>bcastellano.sparky@example.net</email>
