<name>Wes Kowalchuk</name>   <place>RR 2 Norwich Ont.</place>   cell <phone>519-555-0172</phone>
<email>wkowalchuk@example.net</email>

<headline>MILLWRIGHT - 433A - RED SEAL</headline>

<job>Right now and <start>since May 2017</start> I am at <employer>Brightmoor Poultry</employer> in <place>Tillsonburg</place>, <title>millwright</title> on
straight nights, 4 of us in the shop. <point>I do the PM's and the breakdowns on evisceration, the
spin chillers, weigh-price labelers and about 2 km of conveyor.</point> <point>Rebuild the Moyno and
Waukesha pumps on the bench.</point> <point>Changed out maybe 60 SEW and Nord gearboxes over the
years.</point> <point>Fill in for the lead hand when hes off, about 5 weeks a year.</point> <point>The old line 2
overhead chain used to snap every couple weeks, I found the take-up was binding and
we went from 14 stoppages in 2021 to 2 in 2022.</point> <point>Work orders on Maximo.</point> <point>CFIA is in the
building every day so I know my way around a sanitary design, captured tools and a
swab before startup.</point></job>

<job>Before that <employer>Calder & Sons Juice</employer>, <place>Simcoe</place>, <start>2012</start> to <end>spring 2017</end>, <title>industrial mechanic</title>,
steady days then rotating. <point>Three Tetra Pak A3 fillers, two case packers, a Fuji palletizer.</point>
<point>Did the 1000 and 2000 hr kits on the A3s, first with the Tetra tech, the last 2 years on
my own.</point> <point>Air cylinders, valve banks, hyd. power pack on the press.</point> They closed.</job>

<job><title>Apprentice</title> at <employer>Northfork Stampings</employer> in <place>Woodstock</place> <start>Sept 07</start> - <end>Dec 2011</end>. <point>Presses,
die carts, overhead cranes, hydraulics on the 800 ton.</point> Laid off once in 09, called back
after 7 months.</job>

Tickets. <cert><cname>433A C of Q</cname> <date>2011</date></cert>, <cert><cname>Red Seal</cname> same time</cert>. <cert><cname>Working at heights</cname> good to <date>2026</date></cert>. <cert><cname>Counterbalance forklift</cname></cert> and
<cert><cname>scissor lift</cname></cert>. <cert><cname>CWB flat and horizontal</cname> lapsed <date>2019</date></cert> but I still TIG the 304 tube most
weeks. Took the vibration Cat 1 course in Kitchener, 2023, never wrote the exam.

School: <edu><school>Fanshawe College</school>, <field>the three millwright blocks</field>, <end>2010</end></edu>. <edu><degree>Gr. 12</degree> <school>College Ave Secondary</school> <end>2006</end></edu>.

<skills>Can do without asking: <skill>lockout</skill>, <skill>laser alignment</skill> (Fixturlaser) and <skill>dial indicators</skill>,
<skill>bearing fits</skill>, <skill>reading prints</skill>, <skill>pneumatics</skill>, <skill>hydraulics</skill>, <skill>stainless TIG</skill>, bit of <skill>lathe and mill</skill>. Not an
electrician. I own my tools.</skills>

<other>Ref: Len Dykstra, maint. manager Brightmoor, ask me for the number first please.</other>
