Kia ora!

<employer>Rātā & Rope Tree Care Ltd</employer> is after a <title>Climbing Arborist / Crew Leader</title>
<place>Palmerston North</place>, some days in Horowhenua

We're 14 people, three trucks, two chippers and one very spoiled shop dog. Half of what we do is council street and reserve work, the rest is private gardens, schools and the odd farm shelterbelt. Kylie and Hemi have owned the business since 2008 and still climb.

A normal week? You'd <duty>run a crew of three</duty>, <duty>brief the tailgate</duty> every morning, <duty>prune and dismantle trees</duty> near houses and roads, talk to the neighbours before they ring the council, and <duty>leave the site tidier than you found it</duty>. You won't be quoting: Kylie does the <no>sales</no> and the <no>tree reports</no>.

You'll fit if you have
→ <degree c="must">NZ Certificate in Arboriculture Level 4</degree>, or the overseas equivalent
→ <years n="4" of="climbing">four years or more on the ropes</years>, with big removals behind you
→ solid <must>rigging</must> (lowering devices, not just natural crotch and hope)
→ <must>aerial rescue</must>, current, and a <licence c="must">first aid</licence> ticket
→ <must>chainsaw</must> work in the tree and on the ground
→ a full <licence c="must">Class 1 driver licence</licence>; <licence c="nice">Class 2</licence> is great because then you can take the big chipper truck, and if you don't have it yet we'll pay for it
→ either <must g="1">SRT</must> or <must g="1">moving rope</must>, we don't care which
→ experience <must>leading a crew</must>, even a small one
→ the right to <permit>live and work in New Zealand</permit>. We're an accredited employer, but not for this role.

Bonus points: <nice>close-approach work around power lines</nice>, an <nice>EWP</nice> ticket, <licence c="nice">traffic control (STMS)</licence>, <nice>stump grinder</nice> hours, a bit of <lang c="nice">te reo Māori</lang>. Our office uses <no>Arbor-Assist software</no> for invoices, you'll never see it.

What you get: <pay>$36–$42 an hour</pay>, tools and PPE replaced before they fall apart, every second Friday off in winter, five weeks' leave after two years, a physio who knows climbers' shoulders.

We do a pre-employment drug test, and random ones after. Women climbers: we have two and would like more.

To apply, send Hemi a CV and two photos of a job you're proud of: hemi@rataandrope.example.com. He'll call you, then you'd come out for a paid half-day climb.
