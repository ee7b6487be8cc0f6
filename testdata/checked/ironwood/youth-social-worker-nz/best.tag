<name>Hinewai Tapsell-Rowe</name>, <place>Titahi Bay</place>

<summary>I'm a registered social worker (SWRB, current APC) and have worked with young people for
nearly seven years, the last four in youth justice. What follows is the short version.</summary>

<job>Since <start>Feb 2021</start> I have been with <employer>Te Ara Hou Youth Services</employer> in <place>Lower Hutt</place> as
<title>youth justice social worker</title>. <point>I carry between 14 and 18 rangatahi, 12 to 17 years
old, most of them out of school.</point> <point>I have been to something like 60 FGCs, and
facilitated the whānau time in a few of them; the coordinators run them.</point>
<point>Each plan gets a risk screen and a safety plan, reviewed every six weeks, and
on my caseload 71% of FGC plans were completed in 2023 (team: 58%).</point> <point>Together with Police
Youth Aid, two colleges and OT I sit on the Hutt Thursday table.</point> <point>MI is how I
talk with kids; did the 3-day training and the follow-up coaching.</point> <point>I co-wrote
our home visiting guideline with our kaiako.</point> <point>SACS screens yes, treatment no,
we refer on.</point> <point>The Act's youth justice principles, s 208,
hang over my desk, and I bring Te Tiriti into every plan through mana-enhancing kōrero
with whānau, hapū and iwi.</point> <point>Field educator for one student placement per year.</point></job>

<job>From <start>mid-2018</start> until <end>Christmas 2020</end> I was a
<title>community support worker, later social worker</title> at <employer>Pātaka Whānau Centre</employer>, <place>Porirua East</place>, <point>visiting families at home, running
a Tuesday boys' group with about ten regulars,</point> <point>and keeping notes in Recordbase,
which I actually like.</point></job>

<job>Before uni and during it: <title>relief teacher aide</title> at <employer>Russell Road School</employer>, on and off <start>2014</start>–<end>2017</end>.</job>

<edu>I have a <degree>Bachelor of Social Work</degree> from <school>Te Wānanga o Aotearoa</school> (<end>2019</end>, finished while
working)</edu> and am <edu>halfway through a <degree>PGDip</degree> in <field>Child-Centred Practice</field> at <school>Otago</school>, paused
in <end>2024</end> for my second baby</edu>.

<language>Te reo</language>: <level>I can hold a conversation and do a mihi, not fluent</level>. <language>Samoan</language>: <level>greetings</level>.
<status>Full Class 1 licence, no demerits</status>. <status>NZ citizen</status>. <cert><cname>First aid</cname>, renewed <date>March 2024</date></cert>.

Best to text me on <phone>021 555 0118</phone> or write to <email>hinewai.tr@example.net</email>
