CURRICULUM VITAE OF <name>WANJIRU HALIMA MBOGO</name>

<h>How I came to tea</h>

<edu>I grew up on my grandmother's two acres in Kangema and read <field>food science</field>
at <school>Egerton University</school> (<degree>BSc</degree>, <grade>second class upper</grade>, <end>2013</end>).</edu> <cert>In <date>2016</date>
the <issuer>Ceylon Tea Trainers, Colombo</issuer>, took me for their
<cname>six-week orthodox tasting course</cname>.</cert> That is all the orthodox I have had,
save for the odd sample. <edu>I began an <degree>MBA</degree> with <school>a Nairobi evening college</school>
in <start>January 2026</start> and am in the second of four semesters.</edu>

<h>The bench, 2014 to this day</h>

<job>(<start>Sept. 2019</start> - <end>to date</end>) <employer>Harbour Gate Tea Brokers</employer>, <place>Mombasa</place>. I sit as
<title>taster/valuer</title>, one of three, under the Tasting Director. <point>Every week I
liquor some 350 lots, mains and secondaries, BP1 down to Dust 2, and put
our asking price in the catalogue for 19 factories of my own, chiefly west
of Rift.</point> <point>In 2025 my valuations came within 6 US cents of the hammer on 82%
of lots sold.</point> <point>I key offers and answer bids on iTTS on sale days; the
rostrum proper is the Director's.</point> <point>After each sale I write to the factory
managers about wither, fermentation and stalk, and I go to see four or five
of them in the year.</point>

        W. H. Mbogo  - cv -  p. 1 / 2

<point>When the German buyers refused 3 lots over anthraquinone I traced
them to one wood-fired drier together with the factory's QA man, and
since then I read the MRL tables for the EU every quarter.</point></job>

<job>(<start>Feb. 2016</start> - <end>Aug. 2019</end>) <employer>Msafiri Packers Ltd</employer>, <place>Changamwe</place>, first as
<title>assistant blender</title> and from mid-2017 as <title>blender</title>. <point>I made up the sheets for
seven local and two Sudanese packs, 40 to 60 tonnes a week, matching the
standard cup whilst the teas under it changed.</point> <point>Burundi and Malawi in
place of some Kericho PF1 took KES 9 off the kilo for the economy pack, which
the customer passed blind.</point> <point>Retained samples, moisture by oven, sieve
analysis, all against KS EAS 28.</point> <point>I helped the store keeper prepare for the
first Rainforest Alliance audit (2018), mine were the blend records.</point></job>

<job>(<start>2014</start> - <end>Jan. 2016</end>) <employer>Kiru Hills Tea Factory</employer>, <place>Murang'a</place>:
<title>graduate trainee</title>, <point>CTC line and withering, with tasting of the day's
invoices each morning beside the production manager.</point></job>

<h>Tongues</h>

<language>English</language>, <language>Kiswahili</language> and <language>Gikuyu</language> - <level>all spoken and written well</level>.
<language>Arabic</language>: <level>greetings and numbers</level>, from the Sudanese days.

<h>Tools</h>

<skills><skill>Excel</skill> (I built the blend costing sheet Msafiri still uses, with <skill>Solver</skill>),
<skill>iTTS</skill>, <skill>Sage</skill> a little.</skills>

<h>Me</h>

<status>Kenyan, born 1990, do not smoke and never did.</status> <place>Nyali, Mombasa.</place>
<phone>+254 700 555 081</phone>, <email>wh.mbogo@example.net</email>
<other>Two referees in the trade will be named on request.</other>
