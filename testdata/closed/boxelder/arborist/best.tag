<name>DANNY OAKESHOTT</name>
<place>Ilkley LS29</place>  /  <phone>07700 900318</phone>  /  <email>d.oakeshott@example.org</email>
<status>Full clean licence inc. B+E (test passed 2016)</status>

<summary>Tree climber, seven winters in. Been second in command and since last year running my own gang most days. Would like to work nearer home and get home with some daylight left.</summary>

<h>Where I've worked</h>

<job><start>Mar 2021</start> to <end>now</end>. <employer>Bramhope & Dale Tree Surgeons</employer>, <place>Leeds</place>
Started as <title>climber</title>, made up to <title>chargehand</title> in spring last year.
<point>Two groundies and me. I do the morning brief, fill in the RA and the emergency plan (grid ref, nearest A&E, all that) and nobody pulls a cord till its signed.</point>
<point>Mostly dismantles in tight back gardens - beech and sycamore up to about 26 m, a lot of it over greenhouses and garages, so everything comes down on the rope. GRCS on the big ones, otherwise Portawrap and blocks.</point>
<point>Reductions and crown lifts for Leeds City Council on a measured-term job, to 3998, photos before and after. Council sent back 2 out of roughly 140 last year.</point>
<point>Took over the kit book from the gaffer: pre-use checks weekly, get the bags ready for the LOLER inspector twice a year. I don't do the thorough examination itself.</point>
<point>Spotted a lot of dieback in the ash on the A660 contract and flagged which ones not to climb; 11 were done off the platform instead.</point>
</job>
<job><start>Sept 2018</start> to <end>Feb 2021</end>. <employer>Tom Fearnley Arb</employer>, <place>Skipton</place>. <title>Groundsman</title> then <title>climber</title>
<point>First year on the deck: chipper, dragging brash, ropes for the other two.</point>
<point>Climbing full time from Nov 2019. Pollards, deadwooding, conifers, storm work after Ciara.</point>
<point>Towed the Timberwolf with the Transit every day.</point>
</job>
<job>Before that: <title>labourer</title> for <employer>Airedale Fencing</employer>, <start>2016</start>-<end>18</end>.
</job>
<h>Tickets</h>
<cert><cname>CS30/31</cname> <date>2018</date></cert>, <cert><cname>CS38 climb & rescue</cname> <date>2018</date></cert>, <cert><cname>CS39 saw from rope & harness</cname> <date>2019</date></cert>, <cert><cname>CS32 medium trees</cname> <date>2020</date></cert>
<cert><cname>CS41 (rigging)</cname> - did the 3 day course <date>Oct 2024</date>, assessment still to come</cert>
<cert><cname>FAW+F</cname>, <date>May 2024</date></cert>
<cert><cname>Wood chipper & stump grinder</cname></cert>
Rescue drill with the gang every quarter, last one in January off a 15 m oak

<h>College</h>
<edu><school>Craven College</school>, <degree>Level 2 Diploma</degree> <field>Arboriculture</field>, day release, <end>2019</end></edu>

<other>Also: bouldering, a daft whippet. Refs - Tom Fearnley will talk to you, current boss after an offer please.</other>
