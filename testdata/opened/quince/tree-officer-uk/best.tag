Curriculum Vitae

<name>Tamsin Okell-Wright</name>
<place>Near Pershore</place>. Mob <phone>07700 900318</phone>. <email>tamsin.ow@example.org</email>. <status>Full clean licence, own van</status>.

<h>How I got here</h>

<job><place>Dunsford</place> District is where I am now - <employer>Dunsford District Council</employer>, <title>Arboricultural Assistant</title> from <start>Sept 2019</start> and <title>Arb Officer</title> since April 2022, <end>to date</end>, four days a week (0.8 FTE). <point>I carry about 260 TPO apps and s.211s a year, of which maybe one in nine is refused; 94% were out in time in 23/24.</point> <point>I have drafted 17 new Orders, 15 confirmed, two let lapse after objections.</point> <point>Of six written-reps appeals on my refusals five were dismissed. I shadowed my manager at one informal hearing but have not given evidence
myself.</point> <point>On the planning side I comment on roughly 150 applications a year: reading AIAs, method statements and TPPs against 5837, arguing about RPAs with agents, drafting conditions, going back to check whether the fence is where the drawing said.</point> <point>Two replacement-planting notices served; one felling prosecution prepared with our solicitor (they settled, caution accepted).</point> <point>Deputise on the highway and parks tree round, QTRA, about 1,100 stems last winter.</point> <point>I keep the TPO layer up to date in QGIS and had the 1970s paper plans digitised, with a placement student doing most of the tracing.</point></job>

<job>Before that, <start>2016</start>–<end>19</end>, <title>assistant consultant</title> with <employer>Leatherbarrow Tree Consultancy</employer> (three of us above a chip shop in <place>Evesham</place>). <point>5837 surveys for small developers, constraints plans in AutoCAD LT, homeowner reports for mortgage lenders, a bit of subsidence.</point> <point>I wrote reports to BS3998 spec and learnt to write short.</point></job>

<job>And before that I climbed. <employer>Various firms</employer>, mostly <place>Gloucestershire</place>, as a <title>freelance climber / groundie</title>, <start>2011</start> to <end>2016</end>; <point>shoulder says no more.</point></job>

<h>Bits of paper</h>

<edu><degree>FdSc</degree> <field>Arboriculture</field>, <school>Pershore College</school> (<grade>Merit</grade>) part time, <end>2018</end></edu>
<cert><issuer>Lantra</issuer> <cname>PTI</cname> <date>2021</date></cert>
<cert><cname>QTRA</cname> registered user, last update <date>03/2023</date></cert>
<cert><cname>CS30/31/38/39</cname> - old NPTC units, still valid but not used</cert>
<cert><issuer>Arb Assoc</issuer>, <cname>Technician Member</cname></cert> (Professional grade application in, waiting)
Did the one day BNG awareness course. That's awareness, I'm not an ecologist.

<h>Otherwise</h>
<other>Bell-ringer, allotment, volunteer tree warden co-ordinator for two parishes.</other>
References: Dunsford HR, or Jim Leatherbarrow who'll talk your ear off.
