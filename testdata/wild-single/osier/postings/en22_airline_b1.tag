Where the Gulf takes off.

Careers at <employer>Falaj Air</employer> | Engineering & Maintenance

Who we are: Falaj Air is a low-cost carrier with a fleet of 27 A320neo family aircraft and 6 more on order. Our people come from 63 countries. Cabin crew are trained in our own academy in first aid, <no>Arabic</no> and self-defence; pilots come through the <no>A320 type rating</no> scheme with our training partner.

Your base: <place>Sharjah, UAE</place>. Accommodation or allowance, schooling for 2 children, 90% off standby tickets, medical for the family. Tax-free package of <pay>AED 21,500 per month</pay> all in.

We are now inviting applications for the post of <title>Licensed Aircraft Engineer B1</title>, line maintenance. In a pattern of four on, four off (12 h, days and nights), you <duty>certify daily, weekly and A-check tasks</duty>, <duty>rectify defects at the gate against the clock</duty> and <duty>supervise two mechanics per shift</duty>. Since the hangar in Ras Al Khaimah has its own people you will not be doing <no>base maintenance</no> or <no>composite repair</no>.

Applicants shall hold
- <licence c="must">GCAA CAR-66 or EASA Part-66 Cat B1.1 licence</licence>, no limitations
- type endorsement <licence c="must">A320 family with CFM LEAP-1A or PW1100G</licence>
- <years n="4" of="certifying line maintenance">4 years'</years> certifying experience in <must>line maintenance</must>, recent (6 months in the last 24)
- <must>borescope inspection</must> authorisation history; <must>engine ground run</must> approval, needed on nights
- knowledge of <must>human factors</must>, <must>EWIS</must> and fuel tank safety (continuation training current)
- <lang c="must">English, ICAO level 4 equivalent</lang>
- <nice>AMOS</nice> user; <licence c="nice">GCC driving licence</licence> desirable for airside permit

The ability to <must>work at height and outdoors in summer temperatures</must> and good <must>colour vision</must> will be verified by our doctor.

Only shortlisted candidates are contacted. Falaj Air charges no fee at any stage of recruitment.

Not quite right? Other openings: Stores Inspector, Part-CAMO Planner, GSE Electrician
