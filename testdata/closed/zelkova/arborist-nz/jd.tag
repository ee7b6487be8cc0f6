<title>Lead climber / crew leader</title>
<employer>Bartle & Moorhouse Trees</employer>, <place>Nelson</place>. Full time, four long days if you like it that way.

Kia ora! We are a family outfit: two crews, two chip trucks, one dog. The leader of our second crew is off to Canada with his partner in spring and we need somebody to step into his boots (size 11, but do bring your own).

THE JOB
You'll <duty>run a crew of three on private sections and council jobs</duty>, from <duty>the hazard sheet in the morning</duty> to the last rake in the afternoon. You are the main climber, so we want really tidy <must>rope and harness climbing</must> and solid <must>rigging</must>, because half our work hangs over glasshouses, sheds and other people's spas. You'll also <duty>bring on our two apprentices</duty>, which means <must>patience with learners</must> and not minding daft questions at 7 am.

We don't do <no>lawns</no>, we don't do <no>hedge rounds</no>, and stumps go to a mate, so nobody will ask you about <no>stump grinding</no>. Mel does the invoices in <no>Xero</no>. If you have no <no>Growsafe</no> we'll put you through it, on us.

WHAT WE CAN'T DO WITHOUT
* <degree c="must">Level 4 certificate in arboriculture</degree>, NZ or the overseas equivalent
* a <licence c="must">full class 2 driver licence</licence>. The truck is over nine tonnes with a load on and there's no way around this one, sorry
* <years n="5" of="climbing">five years or more on the rope</years>, <years n="1" of="leading a crew">at least one of them as leader or 2IC</years>
* up-to-date <must>aerial rescue</must> and a <licence c="must">current first aid certificate</licence>
* a <must>job safety analysis</must> someone would actually want to read
* <must>chainsaw maintenance</must>: you sharpen your own, and the apprentice's until he can
* <permit>the right to work in New Zealand</permit> (we're too small to sponsor anyone)

HANDY, BUT WE'D TALK
A <licence c="nice">ticket for the elevating platform</licence>. Some <nice>quoting</nice>, since clients ask you anyway while you're still hanging in the thing. <nice>Tree risk assessment</nice>, QTRA or whatever you learned. Any time spent <nice>working around power lines</nice>.

WHAT YOU GET
<pay>$37 to $43 an hour</pay>, gear allowance of $1,200 a year, all PPE, a ute to take home, and Fridays off for the surf if you chose the four-day week. We stop when the wind says so and nobody argues.

Send a page or two to jobs@example.com or ring Dave after five. We'll have you out for a paid trial day; you climb, we watch, then there's pie.
