Subject: FW: Wind techs – <place>Sweetwater, TX</place> / travel – pls forward to anyone looking
From: Tiff Raburn, <employer>Mesa Ridge Field Staffing</employer>

Hey all,

Got another order in this a.m. from the same O&M customer as last spring. They want six (6) <title>Level II Wind Turbine Technicians</title> on the ground by the 14th, 6 month contract, 6x10s, very likely to extend thru the repower. <pay>$34/hr, OT after 40, $145/day per diem</pay> (7 days) if you live more than 60 miles out. Mob/demob paid. Rental truck shared btw 2.

What they'll be doing: <duty>scheduled maintenance and troubleshooting on GE 1.5 and 2.x machines</duty>, <duty>torque and tension</duty>, some <duty>gearbox oil changes and pitch battery swaps</duty>. No blade work on this one so <no>composites</no> and <no>rope access</no> folks, I'll have something for you in Iowa in August.

They were pretty clear on the must haves and they will send people home so pls be straight with me:

<licence c="must">GWO Basic Safety Training</licence> good thru the end of the job, <licence c="must">OSHA 10</licence>, and <licence c="must">driver license</licence> w/ clean MVR for 3 yrs. <years n="2" of="up-tower work">2 years</years> <must>UP TOWER</must>, not in a blade shop, not solar. Has to be on <must>GE turbines</must>, if all you've got is <no>Vestas</no> or <no>Siemens</no> it won't fly this time. Must be able to <must>climb 80 meters multiple times a day</must>, be under 265 lb w/ gear, and <must>self rescue</must>. Needs to know <must>LOTO</must>, be able to read <must>electrical schematics</must>, use a <must>multimeter</must> and <must>hydraulic torque tools</must> without somebody holding their hand. They do all the work orders on a tablet so <must>basic computer stuff</must>, nothing fancy.

Lead guys: if you've run a crew before tell me, they may take one at $39 (<nice>crew lead time</nice> on paper). Having <nice g="1">MV switching</nice> or <nice g="1">converter troubleshooting on the ESS cabinets</nice> will put you at the top of the pile. <licence c="nice">Qualified Electrical Worker</licence> cards same.

10 panel + hair test, background, fit test on arrival. <permit c="must">US work authorization</permit> obviously (I9).

Send me: resume w/ SITE NAMES and turbine models, pics of the certs front and back, your start date, shirt + harness size. My cell is 432-555-0188, text is fastest. $500 referral if your buddy makes 30 days.

Thx yall,
Tiff

Mesa Ridge Field Staffing LLC is an equal opportunity employer. This message may contain confidential information.
