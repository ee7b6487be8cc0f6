<title>GROUNDWORKER / 360 DRIVER</title> – IMMEDIATE START
<employer>Pennyfield Labour Ltd</employer> for a Tier 1 client
<place>Swindon SN3</place>  ~ 9 months  ~  <pay>£21.50 p/h CIS or £18.20 PAYE</pay> ~ 07:30–17:00 Mon–Fri, Sat optional time and a half

Must have
1. <licence c="must">Blue CSCS card</licence> (green labourer card no good for this one)
2. <licence c="must">CPCS A59 or NPORS 360 excavator</licence> - red trained operator accepted w/ logbook
3. <no>SMSTS</no> not needed (ignore if the other ad says so, wrong template)
4. <years n="3" of="groundworks">3 years</years> on <must>groundworks</must>: <must>drainage</must>, <must>kerbing</must>, <must>concrete</must>
5. 2 checkable refs from last 12 months

Advantage
- <licence c="nice">Streetworks (NRSWA)</licence>
- <licence c="nice">Slinger/signaller</licence>
- <nice>laser level / GPS dozer kit</nice>

Duties: <duty>dig and lay foul & storm runs up to 3m</duty>, <duty>reinstate</duty>, <duty>load wagons</duty>, <duty>keep machine greased</duty>. Brickwork of manholes is by others so <no>bricklaying</no> not req'd. No <no>price work</no>. Setting out is done by site engineer, <no>total station</no> knowledge not wanted.

<permit>Share code or British/Irish passport on day one</permit>. Random D&A on site, zero tolerance. Parking on site.

Text "DIG" + your name + ticket numbers to Gaz. If you don't hear in 24hrs it's gone.
