to whom it may concern

my name is <name>Wade Hollister-Pruitt</name> and i am a <headline>journeyman wireman</headline>, <place>Billings Montana</place>. my daughter said i need a resume so here it is.

<job>for the last six years (<start>since spring 2018</start>) i been with <employer>Yellow Rim Electric</employer> as <title>foreman on small jobs</title> and hands on the big ones. <point>did the whole service change at the sugar plant, 2000 amp gear, 3 of us, done over one shutdown.</point> <point>ran 2 apprentices on the Lockwood school addition.</point> <point>i do the takeoffs too but the boss prices it.</point></job>

<job>before that the oil patch, <employer>Badlands Lightning & Power</employer>, out of <place>Sidney</place>, <start>2012</start> till it went quiet in <end>2016</end>. <title>journeyman</title>. <point>pump jack panels, VFDs, heat trace, Class 1 Div 2.</point> <point>worked 14 on 7 off in anything down to 38 below.</point></job>

then i was off near two years with my back, all good now, got the doctors letter.

<job>i served my time at <employer>Kessel Bros Electric</employer> in <place>Great Falls</place> from <start>07</start> to <end>2012</end>, <title>apprentice</title>, 8000 hrs, <point>mostly houses and a clinic.</point></job> <edu>school nights was <school>Big Coulee JATC</school>, finished <end>2012</end>.</edu> <job>and before that two summers (<start>2005</start>, <end>06</end>) i was <title>grain elevator help</title> at <employer>Chouteau Farmers Elevator</employer>.</job>

<h>what i got:</h>
<cert><cname>montana journeyman license</cname> (<date>good thru july 2026</date>)</cert>, masters test not took yet
<cert><cname>OSHA 30</cname></cert> and <cert><cname>first aid</cname></cert>, <cert><cname>MSHA part 46</cname> (<date>2023</date>)</cert>
own hand tools, truck, <status>clean driving record</status>

<h>what i am good at</h> <skills><skill>bending pipe</skill> any size to 4 inch, <skill>motor controls</skill>, <skill>troubleshooting</skill>, <skill>reading prints</skill>. not so good with <skill>computers</skill> but i can use the <skill>bluebeam</skill> on the tablet</skills>

call dont email <phone>406 555 0192</phone>. if you have to its <email>wadehp@example.net</email>
