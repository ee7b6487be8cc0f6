<name>Callum Reith</name>, <place>14 Mill Vennel, Perth</place>. Phone <phone>07700 900 418</phone> (after five), <email>callum.reith@example.net</email>

To whoever reads these,

<job>I've been a <title>mason</title> with <employer>Abernyte Conservation</employer> in <place>Perth</place> since <start>spring 2017</start>. <point>Most of that at the
bench, I'd say four days in five: string courses, cills, window mullions and the
tracery for two of the five lights at St Fillan's.</point> <point>Mostly Clashach and Blaxter, some
Cullalo when we could get it.</point> <point>I take my own moulds off the wall or off the
architect's sheets and cut them in zinc.</point> <point>Piecing-in is what I like best, about 300
indents on the Sheriff Court in Cupar last year, me and one other lad.</point> <point>We slake our own quicklime and
I mix hot for building and putty for pointing.</point> <point>Since 2022 there's been an apprentice
alongside me, I teach him but the foreman signs his log.</point></job>

<job>Before that it was <employer>Wm. Geddes & Sons</employer>, monumental sculptors, <place>Dundee</place>, <start>2012</start> to <end>2017</end>, first as
<title>apprentice</title> then <title>mason</title>. <point>Headstones in granite for the first two years, then their
building side, ashlar and copes in sandstone.</point> <point>I cut letters there, V-cut by hand, maybe
60 stones.</point></job>

<job>And one summer, <start>2016</start>, I was lent to <employer>Glenorchy Trust</employer> as a <title>fixer</title>, <point>helped reset a turret
stair on a HES grant job, under their clerk of works.</point></job>

<edu>I served my time through <school>Dundee and Angus College</school> and CITB, <degree>SVQ 3</degree> <field>Stonemasonry</field> in <end>2016</end>.</edu>
<cert>CSCS is the gold one (<cname>CSCS Gold card</cname>, runs to 2028).</cert> <cert><cname>PASMA</cname> from <date>2023</date>.</cert> I started an evening
class in AutoCAD this winter, six weeks of twelve so far. <status>Clean licence, own van.</status>

<skills>I use <skill>air tools</skill> for wasting and a <skill>mallet and chisels</skill> for anything anybody will look at. I don't claim
to be a carver. I did one <skill>finial</skill>, it's still up.</skills>

<other>References: ask Ewan Sim, foreman at Abernyte, he knows I'm looking.</other>
