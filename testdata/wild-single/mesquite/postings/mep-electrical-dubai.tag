From: Ashwin Pereira, Meridian Gate Recruitment
Subject: <title>Senior Electrical Engineer (MEP)</title> – <place>Dubai</place> – urgent, joining within 30 days

Dear Candidate,

Greetings from Meridian Gate Recruitment!

Our client, <employer>Al Sahwa Electromechanical LLC</employer>, a leading MEP contractor with ongoing hospital and hotel projects in Dubai and <no>Ras Al Khaimah</no>, is looking for a <title>Senior Electrical Engineer</title> for a 5-star hotel tower (B+G+42). Found your profile on the portal and think it may be suitable. Kindly go through below and revert with updated CV.

Job requirement
1. <degree c="must">B.E. / B.Sc. Electrical Engineering</degree>, attested
2. <years n="10" of="electrical engineering">Minimum 10 years</years> experience out of which <years n="5" of="GCC">5 years</years> must be in <must>GCC</must> with <must>MEP contractor</must> (consultant side or <no>facility management</no> profile please excuse)
3. Executed at least one <must g="1">high rise</must> or <must g="1">hospital</must> project from shop drawing stage to handing over
4. Thorough in <must>DEWA regulations</must> and approvals
5. Conversant with <must>load schedules</must>, <must>cable sizing</must>, <must>lighting calculation</must> in <must g="2">Dialux</must> or <must g="2">Relux</must>
6. <must>AutoCAD</must> (should be able to correct drawing himself/herself; <nice>Revit MEP</nice> will be added advantage)
7. <licence c="must">UAE driving licence</licence> is must
8. <lang c="must">English fluent</lang>, <lang c="nice">Arabic</lang> preferred, <no>Hindi</no> is spoken widely on site but not a condition

Responsibilities
- <duty>Prepare technical submittals and get consultant approval</duty>
- <duty>Coordinate with HVAC, plumbing and interior contractor</duty> for services clash
- <duty>Plan manpower and material for site</duty> with three site engineers and foremen under him
- <duty>Raise variation claims</duty> with QS dept.
- <duty>Attend testing & commissioning of LV panels, generator, UPS</duty>
- <duty>Follow up DEWA and Civil Defence inspections</duty>

Preference will be given to candidates having <licence c="nice">DEWA approval in own name</licence> / <licence c="nice">Society of Engineers card</licence>, and who handled <nice>BMS</nice> or <nice>ELV</nice> interface. Knowledge of <nice>Primavera</nice> is good though there is one full time planning engineer.

Client does the fire alarm and <no>CCTV</no> work through specialist subcontractor, so it is not in scope. The HVAC team has its own lead; <no>chiller</no> experience is not looked at.

Package
Salary <pay>AED 14,000 – 17,000 per month</pay> all inclusive + company car + fuel card, medical for self, air ticket once a year. Family visa from grade 6. 6 days working, alternate Saturday off.

Candidate should <permit>be presently in UAE on cancelled, visit or transferable visa</permit>. Those on long notice kindly do not apply.

If interested please reply mentioning: current salary, expected, notice period, years in UAE, licence Y/N, photograph not required. Ignore if already applied.

Thanks & Regards
Ashwin Pereira
Sr. Consultant – Engineering & Construction
ashwin.p@example.net
