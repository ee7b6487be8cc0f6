<name>Lorcan Pettibone</name>, <headline>joiner and sash window repairer</headline>
<place>Hebden Bridge</place>. Ring me on <phone>01632 960 774</phone> after four, or write to <email>lorcan@pettibone.example.net</email>.

<summary>I'm fifty-one and I have been on the tools since I was sixteen. What follows is not set out like a
proper CV because I have only ever needed two of them.</summary>

<job>I served my time as an <title>apprentice joiner</title> with <employer>Albert Greenhalgh & Daughter</employer> in <place>Todmorden</place>, from <start>1989</start>
to <end>1993</end>. <point>It was mostly staircases and church pews, all by hand until the last year when they bought
a spindle moulder.</point></job> <edu>I went to <school>Calder Technical College</school> one day a week and came away with my
<degree>City and Guilds Advanced Craft</degree> in <field>carpentry and joinery</field>, <end>1993</end>, <grade>with credit</grade>.</edu>

<job>Then came site work. <employer>Rushbearer Homes</employer> took me on in the <start>spring of 1994</start> as a <title>second-fix joiner</title>.
<point>We did about four hundred houses and I hung, I reckon, three thousand doors.</point> In 2001 they made me
<title>joinery foreman</title>. <point>I had up to nine lads under me and ordered all the timber for the Halifax sites.</point>
They went under in <end>2008</end>, along with everyone else.</job>

<job>From <start>2009</start> to <end>2016</end> I was on the books of the <employer>Pennine Heritage Trust</employer>, <title>estates joiner</title>, three days a week.
<point>I repaired 212 sash windows at Ormsgill Hall without replacing one complete frame.</point> <point>I also helped
the conservation architect write the method statement for the orangery roof, though the name on it is
hers.</point></job>

<job>Since <start>2012</start>, on the other days and after 2016 on all of them, I have worked for myself as <employer>Pettibone Sashes</employer>.
<point>It is me, a van and, in summer, my nephew.</point> <point>The order book is usually five months deep.</point></job>

I hold a <cert><cname>CSCS Gold Card (Heritage Skills)</cname>, good until <date>2026</date></cert>, and a <cert>first aid at work ticket from <date>2022</date> — <cname>Emergency First Aid at Work</cname></cert>. <status>Full clean driving licence, with trailer.</status>

<skills>I can do <skill>splicing</skill>, <skill>draught-proofing</skill>, <skill>leaded lights</skill> (simple ones), <skill>French polishing</skill> and I own and use
a <skill>four-sided planer</skill>. I do not draw on computers.</skills>

<other>Mrs Iredale at the Trust will speak for me, and so will most of Heptonstall.</other>
