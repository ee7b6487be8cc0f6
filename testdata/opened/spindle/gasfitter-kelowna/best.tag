<name>WADE KOWALCHUK</name>
<place>Lake Country B.C.</place>  <phone>250 555 0137</phone>  <email>wkowalchuk@example.net</email>

<cert>TICKETS: <cname>A ticket (gas), TSBC</cname>, <date>2014</date>, B before that (2009)</cert>
<cert><cname>Confined Space</cname>, <cname>Fall Pro</cname> both good to <date>'26</date></cert>
<edu>Pipe trades: <field>steamfitter</field> apprentice, levels 1-3 of 4 done at <school>Okanagan College</school>, level 4 and the Red Seal not written</edu>
<status>Class 5, no points</status>

<job><start>2016</start>-<end>now</end>. <employer>Monashee Mechanical Services</employer>, <place>Vernon</place>. <title>Service fitter.</title>
<point>My own van, my own route: 61 boiler rooms, schools and packing houses mostly, biggest one 12 million BTU firetube at a sawmill kiln.</point> <point>Riello and Power Flame burners every day of the week, set up with a Testo 330 across the firing range, O2/CO trimmed and the sheet left in the binder with two lines in English for whoever owns the building.</point> <point>Viessmann and Lochinvar mod-cons, cascades up to six.</point> <point>Honeywell RM7800 / 7840s, Fireye, I'll find the bad limit with a Fluke and the print before I sell anybody a new board.</point> <point>Fired up 14 new plants since 2018, twelve as the tech on site and two alongside the factory rep.</point> <point>Standby 1 in 4.</point> <point>Usually got a second or third year riding with me (5 of them so far), the foreman signs their books.</point> <point>Fill-in foreman five weeks in 2021 when Gord had his hip done.</point></job>

<job><start>2010</start>-<end>2016</end> <employer>Hub City Gas & Heat</employer>, <place>Kamloops</place>. <title>Gasfitter.</title> <point>Rooftop units and make-up air on box stores, radiant tube in shops, 2 psi piping up to 4".</point> <point>Winter of 13/14 wrote my A.</point> <point>Redid the B149 clearances on 40-odd vents after a code change, inspector flagged none.</point></job>

<job><start>'06</start>-<end>'10</end> same outfit, <title>apprentice</title>, <employer>Hub City Gas & Heat</employer>. <point>Houses, furnaces, fireplaces.</point></job>

<job>Before that <employer>Canadian Forces reserve</employer>, <place>Kamloops</place>, <start>2003</start> to <end>2006</end>, <title>infantry (private)</title>.</job>

<skills>Controls: can get around a <skill>Tekmar</skill> or <skill>Delta</skill> front end to look at trends and force a point, don't program them.</skills>

<other>Dogs, curling, will not move east.</other>
