<name>Saoirse Brannigan</name>
<headline>tree climber</headline>
<place>Feilding</place> / <phone>021 555 0172</phone> / <email>saoirse.up.a.tree@example.net</email>
<status>NZ resident visa (2022)</status> · <status>full car licence, learner Class 2</status>

<summary>I've been climbing for a living since 2017, first in Galway and since 2019 in the Manawatū. I like
awkward removals over glasshouses and I don't like shouting. For the last three years I've
had my own gang: a second climber and a groundie.</summary>

<h>Jobs, newest first</h>

<job><start>Sept 2023</start> →  <title>Lead climber</title> @ <employer>Manawatū Treescapes</employer>
   <point>Look after a three-person gang incl. myself; toolbox talk, JSA, who does what. Hiring and pay stay
   with the boss.</point>
   <point>Took down 31 big poplars along a school boundary in 9 working days in the '24 summer holidays, with a
   GRCS and blocks, everything lowered, zero fences lost.</point>
   <point>Crown lifting for the district council, roughly 400 street trees a season.</point>
   <point>Rope Wrench on big gums, otherwise a ZigZag. Top-handle 201 aloft, 500i on the deck.</point>
   <point>Do the rescue drill with the gang every quarter, I play the casualty more than I'd like.</point></job>

<job><start>Nov 2019</start> → <end>Aug 2023</end>  <title>climber</title> @ <employer>Branchline NZ</employer>, <place>Palmy</place>
   <point>Started on the chipper, in the trees within a month. Hedges, crown reductions, storm call-outs after
   Cyclone Gabrielle (three weeks in Hawke's Bay).</point>
   <point>Second man in the bucket: held the ticket for the spider lift but only drove it now and then.</point>
   <point>Ground crew for line-clearance jobs, not trained to cut inside 4 m myself.</point></job>

<job><start>'17</start> → <end>'19</end>  <title>trainee, then climber</title> @ <employer>Corrib Arb</employer>, <place>Galway, Ireland</place>
   <point>Prusik and split tails, ash dieback fells, a lot of rain.</point></job>

<job><start>2015</start> → <end>2017</end>  <title>bar and kitchen</title>, <employer>various pubs</employer>, <place>Galway</place></job>

<h>Papers</h>
<edu><degree>NZ Cert in Arboriculture (L4)</degree>, <school>Wintec</school>, finished <end>Dec 2022</end> while working</edu>
<cert><cname>City & Guilds NPTC CS38/39</cname> (climbing & rescue, aerial saw), <date>2018</date></cert>
<cert><cname>Workplace first aid</cname>, refresher <date>March 2026</date></cert>
<cert><cname>EWP (boom)</cname>, <date>2021</date></cert>
<cert><cname>Traffic controller (TC)</cname>; <cname>STMS</cname> course booked for <date>February</date></cert>

<h>Tongues</h>
<language>English</language>, <language>Irish</language> (<level>school</level>), <language>te reo</language> – <level>first-year night class, pepeha and place names</level>

<other>When I'm down: hurling in Wellington, a bad vegetable garden.</other>
