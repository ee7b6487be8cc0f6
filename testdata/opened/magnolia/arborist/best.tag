<name>Wiremu "Wim" Haldane-Pike</name>
<phone>022 555 0147</phone>, <email>wim.hp@example.net</email>, <place>Papamoa Beach</place>
<status>NZ citizen.</status> <status>Full car licence plus Class 2 learner (sitting the full in March).</status>

<summary>Tree climber since I was nineteen. I like big removals over
small gardens, tidy sites and being home with all my fingers.</summary>

<h>Where I've worked</h>

<job><employer>Totara Arbor Co.</employer>, <place>Mt Maunganui</place> (<start>Feb '21</start> – <end>now</end>). Started as
<title>climber</title>, made <title>leading hand</title> in winter '22 when the boss did his knee.
<point>I run a truck, a chipper and two others, sometimes three, mostly
for body corporates and the odd school.</point> <point>Write the SSSP and do the
morning tailgate meeting.</point> <point>Took down a 31 m Norfolk pine between two
baches in 2023, everything lowered on a GRCS, nothing broken but one
clothesline.</point> <point>I do the quotes on small jobs and knock on the neighbours'
doors before we start; complaints went from about one a fortnight to
two in the whole of last year.</point> <point>One apprentice came through under me
and got his Level 4, a second is half way.</point> <point>No lost-time injuries on
my truck since I took it over.</point></job>

<job><employer>Greenspan Tree Care</employer>, <place>Bristol, UK</place> (<start>Sept '18</start> – <end>Oct '20</end>). <title>Subcontract climber</title>
on day rate. <point>Crown reductions and deadwooding to BS 3998, a lot of
conservation-area limes.</point> <point>Drove the 18 m spider lift whenever the tree
was too rotten to climb.</point> <point>Second climber and nominated rescuer on most
dismantles.</point></job> Then covid, home, three months picking kiwifruit.

<job><employer>Whakamarama Trees and Stumps</employer> (<start>'15</start> – <end>'18</end>). <title>Groundie, then trainee climber.</title>
<point>Dragged brush, fed the chipper, kept the saws sharp (Husky and
Stihl, 201 up to the 661).</point> <point>Ran the Vermeer grinder two days a week.</point></job>

<h>Tickets and study</h>
<edu><degree>NZ Cert in Horticulture Services (Arboriculture) L4</degree>, <school>Kaimai Polytechnic</school>, <end>2018</end></edu>
<cert><cname>First aid</cname>, renewed <date>Aug 2025</date></cert>
<cert><cname>UK tickets: climb and aerial rescue, saw from rope and harness</cname> (<date>2018</date>)</cert>
<cert><cname>QTRA basic user</cname>, <date>2024</date>. Used it on maybe fifteen trees so far.</cert>
<cert><cname>Growsafe</cname> lapsed <date>2022</date></cert>

<h>Away from work</h>
<other>Came 6th at the regional tree climbing comp, 2024. Surf club patrol.</other>
<other>I speak a bit of te reo and getting better.</other>
<other>Ask Jono at Totara about me, he knows I'm looking.</other>
