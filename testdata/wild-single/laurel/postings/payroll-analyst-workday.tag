Job Requisition ID:&nbsp;R-0058213
Job Title: <title>Payroll Analyst II, Multi-State</title>
Company: <employer>Brightwater Foods, Inc.</employer>
Location:&nbsp;<place>Omaha, NE - Hybrid (3 days onsite)</place>
Time Type: Full time
Posted: 30+ Days Ago

&lt;p&gt;
Do you want to feed a nation of breakfast lovers? At Brightwater, our 6,200 team members in 14 states make the granola, oats and pancake mixes found in one out of four American pantries.&nbsp;&nbsp;

Position Overview:
The Payroll Analyst II, working with moderate supervision, is accountable for the accurate and timely processing of bi-weekly and weekly payrolls for exempt, non-exempt and union populations.

Essential Functions:
&bull; <duty>Process end-to-end payroll for approx. 2,400 plant employees</duty>
&bull; <duty>Audit time records, retro pay, garnishments and off-cycle checks</duty>
&bull; <duty>Reconcile payroll tax accounts and respond to agency notices</duty>
&bull; <duty>Support year-end W-2 processing</duty>
&bull; <duty>Test semi-annual Workday releases</duty> in partnership with HRIS (note: configuration is owned by HRIS, this role does not write <no>Workday calculated fields</no> or <no>integrations</no>)
&bull; Performs other duties as assigned

Basic Qualifications:
&bull; <degree c="must">High school diploma or GED</degree>
&bull; <years n="4" of="payroll processing">4+ years</years> of <must>payroll processing</must>, including <years n="2" of="multi-state payroll">2 years</years> of <must>multi-state payroll</must>
&bull; Working knowledge of <must>FLSA</must>, <must>wage garnishments</must> and <must>state and local payroll tax</must>
&bull; Experience with a large-scale HCM or payroll platform (<must g="1">Workday</must>, <must g="1">ADP</must>, <must g="1">UKG</must> or <must g="1">Ceridian</must>)
&bull; Intermediate <must>Excel</must> skills (<must>VLOOKUP</must>, <must>pivot tables</must>)
&bull; <must>Discretion with confidential information</must>

Preferred Qualifications:
&bull; <degree c="nice">Associate's or Bachelor's degree in Accounting, Finance or HR</degree>
&bull; <licence c="nice">FPC or CPP certification</licence>
&bull; <nice>Union / CBA pay rules</nice>
&bull; <nice>Kronos timekeeping</nice>
&bull; <nice>Manufacturing environment</nice>

Competencies: <must>Customer focus</must> | <must>Attention to detail</must> | <must>Sound judgment</must>

Pay Range: <pay>$58,900.00 - $77,300.00 annual</pay>. The base pay actually offered will take into account internal equity and may vary with knowledge, skills and location.&nbsp;

Total Rewards: medical, dental, vision, 401(k) with 6% match, paid parental leave, tuition assistance, free cereal.
&lt;/p&gt;
Brightwater Foods is an Equal Opportunity Employer/Protected Veterans/Individuals with Disabilities. Brightwater does not accept unsolicited resumes from search firms. If you need an accommodation in applying, contact talent@brightwater.example.com. Applicants must be <permit c="must">authorized to work in the US without sponsorship now or in future</permit>.
