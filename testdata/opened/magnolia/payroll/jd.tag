From: Careers at Fundy Harbour Foods
Subject: Job posting – please share

<title>Payroll Specialist</title> – 14-month contract (parental leave cover)
<employer>Fundy Harbour Foods Inc.</employer>, <place>Moncton, NB</place> (hybrid, two days in the office)
Salary range: <pay>$58,000 to $66,000</pay> plus a 4% RRSP match

Fundy Harbour Foods packs lobster, crab and haddock at five plants in Atlantic Canada. About 1,150 people are on the payroll in peak season, and half of them start and leave within the same year. Payroll sits in Finance, beside an <no>HR group that does recruiting</no> and a <no>treasury desk that works in SAP</no>; you won't touch either.

The role. Reporting to the Payroll Manager, you will <duty>process the weekly hourly and the semi-monthly salaried payrolls from start to finish</duty>, <duty>reconcile source deductions and remit to CRA</duty>, <duty>issue Records of Employment within the deadline</duty> and <duty>answer employee questions, often in the lunch room</duty>. Twice a year you will <duty>balance and file T4s and the WorkSafeNB return</duty>. <duty>You will also help to test the move to a new time clock system in the fall.</duty>

To be considered, you need <years n="3" of="Canadian payroll">three years of full-cycle Canadian payroll</years>, preferably with a <nice>unionized</nice> or <nice>seasonal workforce</nice>. We look for somebody who holds the <licence c="must">PCP (Payroll Compliance Professional) designation from the National Payroll Institute</licence>. You know <must g="1">ADP Workforce Now</must> or <must g="1">Ceridian Dayforce</must> well, you are at home in <must>Excel</must> (lookups and pivot tables at the very least) and you understand <must>employment standards legislation</must> for more than one province. Solid <must>payroll reconciliation</must> habits and <must>year-end reporting</must> practice are essential, and so is <must>confidentiality</must>. Because many of our plant employees are francophone, <lang c="must">French at a conversational level</lang> is required along with <lang c="must">English</lang>.

Assets, not requirements:
   * <nice>pension administration</nice>
   * <nice>garnishments</nice>
   * <degree c="nice">a diploma in accounting or business</degree>
   * <nice>process improvement</nice> ideas you have actually carried out

<no>CPA candidates: this role does not include financial statements</no> and will not count towards your practical experience.

You must be <permit>legally entitled to work in Canada</permit>. Fundy Harbour Foods values employment equity and encourages applications from women, Indigenous peoples, persons with disabilities and members of visible minorities. Accommodation is available at every step on request. Perks: free parking, a fish box at Christmas, health and dental from day one.

Please email one PDF, with the subject PAYROLL-14, to people@fundyharbour.example.com before midnight Atlantic time on the 12th. We thank all applicants; only those chosen for an interview will hear from us.
