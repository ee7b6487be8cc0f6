From: Recruiting, <employer>Assiniboine Freightways</employer>
Subject: We're growing nights! <title>Truck Dispatcher (Night, Cross-Border)</title>

Hi all,

Please share with anyone you think would fit. The terminal in <place>Winnipeg (Inkster & Brookside)</place> is adding one dispatcher, 18:00-06:00, four on / four off.

>> The seat
You'd be the voice for approx. 45 owner-operators and company drivers running MB-ND-MN-IA at night. <duty>Assign loads, watch ETAs, re-plan when the weather or the border messes it up.</duty> <duty>Set up ACE and ACI eManifests and sort out rejected entries with the broker.</duty> <duty>Keep customers posted before they ask.</duty> <duty>Handle breakdowns and accidents until safety comes in at 7.</duty>

>> Need
~ <years n="2" of="trucking dispatch or driving long haul">2 years dispatching, or driving long haul and ready to come inside</years>
~ Solid on <must>hours of service rules</must>, BOTH <must>Canadian</must> and <must>US FMCSA</must>. We'll ask you about the 14 hour window in the interview. Promise.
~ <must>eManifest (ACE/ACI)</must>
~ <must>TMS</must> of any kind; we're on TruckMate, and can teach you <no>TruckMate</no> in two weeks
~ <must>Type and talk at the same time</must>
~ <must>Patient with tired people at 3 am</must>
~ <degree c="must">Grade 12 or equivalent</degree>

>> Would be sweet
~ <nice>Samsara</nice> or other <nice>ELD</nice> back office
~ <nice>reefer</nice> experience
~ <lang c="nice">Punjabi</lang>
~ <licence c="nice">FAST card</licence>

>> Not your problem
~ <no>rating and invoicing</no> (days)
~ <no>load boards</no>. All freight is contracted
~ You don't need a <no>Class 1</no> unless you want to move trailers around the yard for fun

>> Deal
<pay>$31.00/hr</pay> first 3 months then <pay>$33.25</pay>. Night premium $2. Benefits after 90 days, RRSP match 3%, 182 days off a year (count 'em).

Requirements of the site: C-TPAT / PIP, so a criminal record check is done. You need to be <permit>a citizen, PR or hold an open work permit</permit>.

Reply to this mail with a résumé, or forward to dispatchjobs@assiniboinefreight.example.com. Referral bonus of $1,000 if your person stays six months.

Thanks, stay safe out there,
Roxanne F., Ops
