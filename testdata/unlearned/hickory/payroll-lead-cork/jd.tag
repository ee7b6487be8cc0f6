<title>Payroll Lead (ROI and UK)</title>
<employer>Glashaboy Fine Foods</employer> – <place>Little Island, Cork</place>
Hybrid (Tues–Thurs on site)  |  Permanent, full-time  |  Reports to: Financial Controller

Who we are

We have been making chilled soups, sauces and ready meals beside the Glashaboy since 1974. Three sites, 640 people, four shift patterns and a Christmas rush that would frighten you. Payday is the one thing nobody in this building forgives us for getting wrong, so we take it seriously.

What you'd be at

You will <duty>run the weekly (operations) and monthly (salaried) payrolls</duty> from the time file to the bank file and <duty>sign off the figures with the Financial Controller</duty>. You'll <duty>look after two payroll administrators</duty>, <duty>deal with Revenue queries</duty>, and <duty>post the payroll journals at month end</duty>. Auto-enrolment came in this January and there is tidying left to do. <no>Recruitment</no> and <no>employee relations</no> sit with HR, you won't be dragged into them. We're putting in <no>Dynamics 365</no> next year – the finance systems people are leading that and we don't expect you to know it.

What we need from you

•  <years n="5" of="end-to-end payroll">Five years or more</years> of <must>end-to-end payroll</must> in Ireland, at least part of it for <must>hourly paid, shift-working staff</must>
•  <licence c="must">IPASS Certified Payroll Technician</licence> – finished, not started
•  You know <must>PAYE</must>, <must>PRSI</must>, <must>USC</must>, <must>benefit-in-kind</must> and the <must>Enhanced Reporting Requirements</must> without having to look them up
•  Daily use of one of the bigger packages: <must g="1">Megapay</must> (ours), <must g="1">CoreHR</must> or <must g="1">Sage Micropay</must>
•  Good <must>Excel</must>, by which we mean <must>pivot tables</must> and <must>lookups</must>
•  <must>Reconciling payroll control accounts</must> to the nominal and to Revenue's statement
•  You have <must>supervised</must> at least one other person
•  <must>Discretion</must>. Obviously.

Would be lovely but isn't a deal-breaker: <nice>UK payroll</nice> (we have 19 people in Newry, so <nice>RTI</nice>), a <nice>time and attendance system</nice>, or a bit of <lang c="nice">Polish</lang>, which would make you very popular on the floor.

What's in it for you

<pay>€58,000 – €66,000</pay> depending on experience, pension matched to 6%, 24 days plus Good Friday, free parking, subsidised canteen and as much soup as you can carry. We'll pay your IPASS CPD.

You'll need <permit>the right to work in Ireland</permit>; we cannot sponsor a permit for this one. CV and two lines on why to jobs@glashaboyfinefoods.example.com before the 27th. No agencies please. Glashaboy Fine Foods is an equal opportunities employer.
