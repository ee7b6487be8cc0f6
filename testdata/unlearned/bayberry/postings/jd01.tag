<employer>Pascagoula Bend Marine Fabricators</employer>
Job Req 24-0617 | <title>Pipe Welder, 1st Class</title> | <place>Moss Point, MS</place> | 2nd shift (3:30p - 2:00a, M-Th)
Rate: <pay>$34.50/hr + $1.75 shift diff</pay>, OT after 40

PBMF builds and repairs tugs, deck barges and the occasional dredge. We've been on the same bayou since 1961 and most of our foremen started here with a grinder in their hand.

WHAT THE JOB IS
- <duty>Weld carbon steel, stainless and 90/10 copper-nickel pipe in the shop and aboard vessel</duty>
- <duty>Fit and tack spools from <must>isometric drawings</must></duty>
- <duty>Back-purge stainless and Cu-Ni joints</duty> and <duty>log heat numbers on the traveler</duty>
- <duty>Repair rejected welds after NDT</duty> (RT and UT is done by an outside lab, <no>you don't shoot film</no>)
- <duty>Stand fire watch when your partner is burning</duty>

WHAT YOU HAVE TO BRING
- <must>GTAW</must> root and <must>SMAW</must> fill and cap, all positions. You WILL take a <must>6G</must> test on 2" sch 80 before we talk money.
- <years n="5" of="pipe welding">5 years welding pipe</years>, at least <years n="2" of="shipyard, refinery or offshore">two of them in a shipyard, refinery or offshore yard</years>
- <must>Read a tape</must>, <must>read a WPS</must>. Sounds silly, we've had people who couldn't.
- <licence c="must">TWIC card</licence>, or able to get one inside 60 days
- <must>Work in confined spaces</must> and <must>at heights</must>, <must>lift 50 lbs</must>, <must>wear a respirator</must> (clean shaven for the fit test)
- <must>Own hand tools and hood</must>

Orbital welding (<nice>Arc Machines</nice> or whatever brand) gets you to the top of the stack. Same for an <licence c="nice">ABS or USCG welder qualification</licence> that hasn't lapsed, meaning you've burned rod under it in the last six months.

No high school diploma needed. We don't do <no>aluminum</no> here, that's the sister yard in Bayou La Batre. Blasting and <no>coating</no> is subbed out.

Drug screen (hair) and physical before start. 401k w/ 4% match, BCBS after 30 days, boot allowance $150/yr, paid week between Christmas and New Years.

<permit>Must be a U.S. person</permit> because of the Navy work in Bldg 4.

Walk-in weld tests Tuesday and Thursday 7 am, Gate 2. Bring two IDs. EOE/Vets/Disabled.
