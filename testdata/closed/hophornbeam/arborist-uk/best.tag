<name>Callum Braithwaite-Roe</name>
<headline>tree surgeon</headline>. <place>Grindleford, S32</place>. <phone>07700 900418</phone> <email>cal.braithwaiteroe@example.com</email>

<summary>Been up trees since I was 19. Domestic and council, mostly big old beech and
sycamore over things people would rather we didnt hit. I run a tidy site and
I'd sooner thin a tree than flatten it.</summary>

<job><start>Mar '21</start> to <end>now</end> I've been with <employer>Oxley & Daughters Tree Services</employer> in <place>Dronfield</place>,
first as <title>climber</title>, then since spring '23 <title>lead climber</title>. <point>On a normal day there's
three of us, me, a groundie and a trainee I'm showing the ropes (no hiring and
firing, that's Sal's job).</point> <point>We get through about 220 jobs a year, reductions,
deadwooding, dismantles.</point> <point>I do the RAMS for the day on a tablet and Sal signs them
off.</point> <point>Done a lot of sectional takedowns over greenhouses and one listed orangery,
GRCS on the stem, all blocked down, nowt broken so far.</point> <point>Cuts to 3998, Sal is
strict on it and so am I.</point> <point>I look over all ropes and harnesses weekly, the
six monthly is done by an insurance man.</point> <point>Since last year I price small
garden jobs up to about £800.</point> <point>For trees with a TPO I fill in the form, Sal checks
it and sends it in (maybe 25 so far).</point></job>

<job>Before that, <start>Sept '18</start> till <end>Feb '21</end>, <title>subbie climber</title>, own kit, CIS, four days a week for
<employer>Moorside Arb Contracts</employer>, <place>Chesterfield</place>. <point>They had the council highways framework so it was crown
lifts, ash dieback out of a MEWP, and storm call outs 1 week in 3.</point>
<point>Helped the contracts manager put together the traffic management
plan on two of the A-road closures.</point></job>

<job><start>Summer 2016</start> – <end>Sept '18</end> <employer>Fernley Hall Estate</employer>, nr <place>Bakewell</place>. <title>Groundsman</title> and
from Nov '17 <title>trainee climber</title>. <point>Chipper, stump grinder, dragging, fencing, two
winters of hedge laying.</point></job>

Tickets:  <cert><cname>CS30</cname>, <cname>CS31</cname> <date>2016</date></cert> / <cert><cname>CS38</cname> + <cname>CS39</cname> <date>Nov '17</date></cert> / <cert><cname>IPAF 1b</cname>, card runs out <date>Oct '26</date></cert>
/ <cert><cname>EFAW+F</cname> redone <date>Jan '25</date></cert> / CS41 done the training days, assessment booked for June

<edu><degree>Level 2 cert</degree> in <field>arboriculture</field>, <school>Derwent Land College</school>, <end>2016</end>.</edu> <edu><degree>Level 3 diploma</degree> evenings
at the same place, 4 units out of 8 so far.</edu>

<status>Full clean licence</status>, <status>B+E since Aug '22</status>. Saws: own 201T and a 261, can service both.

<other>I coach juniors at the climbing wall on Tuesdays.</other>
<other>Ask Sal Oxley about me, or Deano at Moorside, numbers when you want them.</other>
