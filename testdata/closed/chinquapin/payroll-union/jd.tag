<employer>Northlight Staffing Partners</employer> — JOB ALERT PS-4471

<title>Payroll Specialist, Hourly & Union</title>
<place>Mississauga, ON</place> | hybrid, 3 days in / 2 days home | permanent | <pay>$72,000 – $80,000 + RRSP match</pay>

Hi there,

Our client makes frozen dough for bakeries and grocery chains: four plants, two provinces today and a third in the spring, roughly 1,400 people on the floor. Their senior payroll person is retiring after 22 years (!) and they'd like some overlap before she hands over the keys, so we're moving fast on this one.

What your two weeks will look like
You will <duty>own the biweekly payroll from timesheet to bank file</duty>, for hourly staff under two collective agreements plus a small salaried group. That means <duty>chasing supervisors for missing punches</duty>, <duty>interpreting premiums and overtime clauses</duty>, <duty>calculating retro pay</duty> when a contract settles, and <duty>answering employee questions</duty> kindly, even the ones at 4:55 on a Friday. You'll prepare <must>ROEs</must>, <must>WSIB</must> and EHT remittances and <must>garnishments</must>, and reconcile everything for <must>year-end T4s</must>. Journal entries go to Finance; they do the posting, so no need to be an <no>accountant</no>.

What the client insists on
• <years n="4" of="payroll">4+ years running full-cycle Canadian payroll</years>, with <must>multi-province</must> exposure
• <licence c="must">PCP (Payroll Compliance Professional) designation</licence>, completed and in good standing
• Hands-on with <must g="1">Dayforce</must> or <must g="1">ADP Workforce Now</must>
• You have worked with a <must>unionized workforce</must> and can read a <must>collective agreement</must> without a lawyer next to you
• <must>Excel</must>: lookups, pivot tables, finding the one row that's off by eleven cents
• <permit>Legally entitled to work in Canada</permit>

What would make us call you first
• <lang c="nice">French</lang>, since a Quebec line opens in spring; <nice>RL-1</nice> knowledge goes with that
• A post-secondary <degree c="nice">diploma in accounting, payroll or HR</degree>
• Having been through a <nice>payroll system migration</nice>

What you can forget about
<no>US payroll</no> is run out of Ohio. <no>Recruiting</no> and benefits sit with HR. Nobody will ask you to configure <no>SAP</no>; the export button is already there.

Why people stay: the bread. Also 3 weeks' vacation from day one, full benefits after 90 days, parking that actually has spaces.

Send your resume in Word (not PDF please, our system eats them) and quote PS-4471. We read all of them, though we can only phone those who are shortlisted. Northlight recruits on merit and welcomes applicants of every background; accommodations are available at any step, just tell us what you need.
