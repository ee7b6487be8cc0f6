<title>Payroll Specialist</title> (maternity cover, 14 months)
<employer>Glenavra Care Homes</employer> · <place>Ballincollig, Co. Cork</place> · hybrid, 2 days at home after probation · <pay>€44,000–€49,000</pay> DOE

Hello! We run eleven nursing homes across Munster and about 940 people depend on us getting their pay right: nurses, carers, chefs, the lot. Our Payroll Specialist Aoife is off on leave from September and we are looking for somebody who can pick it up with a four-week handover.

What the year looks like
You will <duty>run one fortnightly and one monthly payroll from start to finish</duty>, on your own, so this is not a trainee post: we need <years n="3" of="Irish payroll, start to finish">at least three years looking after Irish payroll end to end</years>. You'll <duty>file with Revenue on or before each pay date</duty>, which means <must>PAYE Modernisation</must> and <must>ROS</must> hold no fears for you. Rosters come out of <nice>Softworks</nice> (great if you have met it), and because most of our staff work nights and Sundays you need to be solid on <must>premium and shift pay</must> and on the <must>Organisation of Working Time Act</must>, holiday pay above all. You'll also <duty>deal with staff queries by phone and at the homes</duty>, <duty>process sick leave, maternity and parent's leave</duty>, and <duty>reconcile the payroll control accounts for the finance team each month end</duty>.

We'd like you to have
• an <licence c="must" g="1">IPASS payroll qualification (CPT or Diploma)</licence>. This one is not negotiable, our auditors ask for it
• hands-on use of <must g="2">Sage Micropay</must>, <must g="2">BrightPay</must> or <must g="2">Megapay</must>. We're on BrightPay
• <must>Excel</must> beyond the basics: <must>lookups</must> and <must>pivot tables</must>
• <must>discretion</must>, and a <must>calm phone manner</must> when someone is short €200 on a Friday
• experience with <must>large headcounts</must>, ideally in the hundreds

A plus, nothing more: <nice>pension auto-enrolment</nice> preparation, <nice>healthcare sector</nice> payroll, some <lang c="nice">Polish</lang> or <lang c="nice">Malayalam</lang>.

What you don't need: an accountancy qualification. The finance team looks after <no>SAP</no> and the <no>statutory accounts</no>, and <no>recruitment</no> sits with HR. Northern Ireland or <no>UK payroll</no> doesn't come into it.

What you get: 24 days plus Good Friday, parking, sick pay scheme, bike to work, a decent lunch whenever you visit a home.

Send a CV (no cover letter needed) to jobs@glenavracare.example.com before Friday 8th. We'll do one Teams chat and one visit in person. You must already have <permit>permission to work in Ireland</permit>; we can't sponsor for a fixed-term role. Glenavra is an equal opportunities employer. No agencies please.
