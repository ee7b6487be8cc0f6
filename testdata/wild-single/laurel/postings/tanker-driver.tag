*** <title>CLASS 1 TANKER DRIVERS</title> *** <place>IMMINGHAM</place> *** NIGHTS *** <pay>£19.85 P/H UP TO £24.10 P/H SUNDAYS</pay> *** IMMEDIATE START

<employer>Humberline Driving Solutions</employer> are recruiting on behalf of our client, a family run bulk liquids haulier with depots across the Humber, due to a new contract win. 4 on 4 off, 17:00 or 19:00 start, average 11 hrs, ongoing temp to perm for the right people.

THE WORK

You'll be <duty>running bitumen and fuel oils from the refinery to asphalt plants</duty> in Yorkshire, Lincs and the East Midlands. Mostly 2 drops. <duty>Load own tanker under the gantry</duty>, <duty>discharge via hose or pump</duty>, <duty>complete delivery paperwork on the handheld</duty>. All gantry passports are sorted by the client so dont worry if you havent got a <no>SLP passport</no>, you will be sat with a driver trainer for the first 2 weeks. No handball, no multi drop, no tramping!

WHAT YOU NEED TO HAVE - PLEASE READ BEFORE RINGING

LGV <licence c="must">C+E licence</licence> held min <years n="2" of="C+E driving">2 years</years>, no more than 6 points, no DR / IN / DD codes
Valid <licence c="must">Driver CPC</licence> and <licence c="must">digi tacho card</licence>
<licence c="must">ADR with Tanks and Class 3</licence> - MUST be in date, we cant put you through it
<must>Tanker work</must> of ANY kind (<must g="1">fuel</must>, <must g="1">bitumen</must>, <must g="1">milk</must>, <must g="1">powder</must> all considered) in the last 3 yrs
Good knowledge of <must>drivers hours and WTD</must>
<lang c="must">Good spoken English</lang> for the site inductions
<must>Clean and professional, customer facing attitude</must>

If you have <nice>bottom loading</nice> and <nice>PTO driven pumps</nice> under your belt even better, and a <licence c="nice">HIAB ticket</licence> gets you on the day shift list when one comes up.

WHAT YOU GET: weekly pay every Fri, PAYE or Umbrella, holiday accrual, free parking, PPE and fire retardants supplied, £250 refer a friend (T&Cs apply)

Ring Daz or Kelly on 01632 960 114 or text ADR to 07700 900 862. Bring licence, CPC, tacho card, ADR card and proof of <permit c="must">right to work in the UK</permit> to registration, assessment drive takes approx 45 mins. Humberline is acting as an employment business in relation to this vacancy.
