From: Aoife Lenihan, Marlfield Talent
Subject: PAYROLL MANAGER role, Limerick — would you have a look?

Hi there,

I'm working exclusively with <employer>Castlemungret Devices</employer> (catheters and guidewires, 1,300 people, Raheen Business Park) on a permanent <title>Payroll Manager</title>. <place>Limerick</place>, hybrid, three days on site. They're offering <pay>€72,000–€82,000</pay> plus 8% bonus, VHI for the family and a pension that's actually decent. The last manager is retiring after 19 years, so there'll be a proper handover.

The job in a nutshell: <duty>own weekly and monthly payroll from clocking to bank file</duty>, <duty>look after three payroll specialists</duty>, <duty>be the contact for Revenue and the external auditors</duty> and <duty>make the year-end boring</duty>. You report to the Finance Director. <no>Recruitment</no> and <no>employee relations</no> sit with HR, you won't be dragged in.

What the client told me they can't do without:
 - <years n="5" of="Irish payroll">five years or more</years> running Irish payroll in-house or in a bureau, some of it for 500+ employees. It has to be Republic of Ireland payroll. They've had very good people from the UK and the learning curve was too steep.
 - <licence c="must">IPASS qualification</licence> (Certified Payroll Technician or up)
 - <must>PAYE Modernisation</must> inside out, <must>PRSI</must>, <must>USC</must>, <must>benefit in kind</must> and <must>enhanced reporting</must> (ERR)
 - <must>team leadership</must>, with real direct reports
 - one of the bigger systems: <must g="1">CoreHR</must>, <must g="1">Megapay</must> or <must g="1">Workday Payroll</must>. They're on Core themselves
 - <must>Excel</must>, and I mean pivots and lookups
 - <must>payroll reconciliation</must> and journals to the GL
 - <must>GDPR</must> and plain old <must>discretion</must>

It'd be lovely if you also had <nice>SARP</nice> or other expat stuff, had got a company ready for <nice>auto-enrolment</nice>, been through a <nice>payroll system implementation</nice>, or worked in a <nice>unionised environment</nice> (SIPTU and Connect are both on site). A bit of <nice>UK payroll</nice> wouldn't go astray as there are a dozen people in Belfast.

They don't need you to be <no>ACCA</no> or <no>CPA</no> qualified; finance has plenty of those. And <no>Power BI</no> gets done by the analytics team. A <degree c="nice">business degree</degree> is grand but not needed.

You'd need to have <permit c="must">permission to work in Ireland</permit> already (Stamp 4, EU/EEA or UK passport), no sponsorship on this one.

If it's of interest, send a CV to aoife@marlfieldtalent.example.com or ring me on 061 555 0140. First interviews are on Teams with the FD and the HR director in about two weeks. If it's not for you but you know somebody, there's €500 in it for a referral.

Aoife

Marlfield Talent is an equal opportunities employer and licensed by the Department of Enterprise. We never send your CV without asking you.
