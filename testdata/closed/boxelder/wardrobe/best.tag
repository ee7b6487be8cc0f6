<name>Morven Achterlonie</name>
<headline>costume maker & wardrobe deputy</headline>

<summary>I have been in wardrobes since I was nineteen, as a dresser, then at the cutting table, and for
the last while as number two in a building that makes six shows a year.</summary>

<h>Where you'll find my work now</h>

<job><employer>Lochside Playhouse</employer>, <place>Pitmurchie</place>. <title>Deputy Head of Wardrobe</title>, <start>since autumn 2019</start>.
<point>I cut most of the principal ladies and anything with a corset in it; recently a full 1880s set (bustle, 
cuirass bodices, nine women) from the stand, with two freelance makers working off my patterns.</point>
<point>Fittings are mine whenever the Head is with the other show, which in summer is about half of them.</point>
<point>Ran the department by myself for eleven weeks in 2023 while she was ill, panto included (£7,800, came
in £210 under). The rest of the time the budget is hers and I keep the spreadsheet.</point>
<point>Four dressers on panto: I write their plot, teach the quick changes, do the rota.</point>
<point>Dye room: I do the mixing, the breaking down (cheese graters, Fuller's earth, a blowtorch
once) and fill in the COSHH sheets.</point>
<point>Hires and returns, Glasgow and Leeds mainly, in the van.</point></job>

<h>Before</h>

<job><start>2016</start> to <end>2019</end>, freelance (<title>maker / alterations</title>) for various:
<point>Tay Opera Studio (chorus of 24, Traviata), two tours with Red Bothy as wardrobe-and-everything, 
19 venues from Stornoway to Stranraer, one van, one washing machine;</point>
<point>a bit of film, standby only, 8 days.</point></job>

<job><employer>King's Gate Theatre</employer>, <place>Aberlathen</place> — <title>dresser</title> then <title>wardrobe assistant</title>. <start>2012</start> to <end>2016</end>
<point>Eight shows a week. Washing, mending, hats back on blocks. Learnt flat cutting from old Isa McPhail.</point></job>

<h>Learning</h>
<edu><degree>HND</degree> <field>Costume for Stage and Screen</field>, <school>Kelvin Clyde College</school>, <end>2012</end></edu>
<edu><field>Straw and felt millinery</field>, weekend course, <end>2022</end> (beginners)</edu>
<edu><field>Tailoring</field>: one term of evening classes at the moment, in progress, on my first jacket</edu>

<other>PVG scheme member. Driving licence, van-happy.</other>
<place>14c Shore Row, Pitmurchie</place> // <phone>07700 900771</phone> // <email>morven.achterlonie@example.org</email>
