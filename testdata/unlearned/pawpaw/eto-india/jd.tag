From: crewing.mumbai@example.com
Subject: URGENT requirement - ETO - LNG - joining 2nd half Oct

Dear Sirs / Dear Seafarers,

<employer>Malabar Crest Ship Management (India) Pvt Ltd</employer> (RPSL-MUM-000, valid) invites applications for the following rank for our Japanese principal:

Rank: <title>Electro-Technical Officer (ETO)</title>
Vessel type: LNG carriers 155,000 – 174,000 cbm, DFDE and X-DF
Wages: <pay>USD 5,900 – 6,700 per month all in</pay>, contract 4 +/- 1 months
Sign on: Singapore or Ras Laffan. Interview at our <place>Mumbai</place> office (Andheri East) or by video.

Candidate must have:

> <licence c="must">ETO Certificate of Competency, STCW Reg III/6</licence>, issued by DG Shipping India or UK MCA
> <years n="2" of="ETO sea time">24 months sea time in rank of ETO</years>. Time as trainee or assistant is not counted.
> <must g="1">LNG</must> or <must g="1">LPG</must> experience. Candidates with only container / bulk please do not apply for this one, we will call you for the other fleet.
> <must>High Voltage</must> (6.6 kV) switchboard operation, with <licence c="must">HV management level course</licence>
> <licence c="must">Gas tanker cargo operations - basic (IGF / LG COP)</licence>
> Sound fault finding on <must>PLC</must> based automation and <must>IAS / alarm monitoring system</must>. <must>Gas detection</must> calibrations to be done onboard by ETO.
> <must>Planned maintenance system</must>: <nice g="2">AMOS</nice> or <nice g="2">NS5</nice> will be an advantage
> <must>GMDSS and bridge navigational equipment</must> routine maintenance
> <lang c="must">Good spoken and written English</lang>
> <permit>Valid Indian passport, CDC and US C1/D visa</permit> (min 18 months left)

ETO will <duty>look after all electrical, electronic and control equipment of engine, deck, cargo and bridge</duty>, <duty>megger and overhaul motors</duty>, <duty>attend vetting and class electrical surveys with Chief Engineer</duty> and <duty>maintain critical spares inventory</duty>. ETO does not keep <no>engine room watch</no>. <no>Cargo planning</no> is with Chief Officer and Gas Engineer. Added preference for <nice>dual fuel / X-DF engine</nice> exposure, <nice>reliquefaction plant</nice>, <nice>Kongsberg K-Chief</nice> or <nice>Yokogawa CENTUM</nice>. <nice>Cyber security onboard</nice> awareness good to have.

<no>ECDIS type specific training</no> and maker's course at Geoje will be arranged by company at company cost. Free wifi, seniority bonus, medical for family, next-day e-wages.

No fees are charged to any seafarer at any stage. Beware of persons asking money in our name. Send CV in any format + last 3 CDC pages + COC scan. Shortlisted candidates only will be called. Medical as per MLC 2006 at our panel doctor.

Thanks & regds
Capt. R. Pinto / Ms. Sheetal
Fleet Personnel
