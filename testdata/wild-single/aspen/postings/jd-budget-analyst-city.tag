Job ID  588214     # of Positions  2
Business Title:  <title>Capital Budget Analyst</title>
Civil Service Title:  STAFF ANALYST          Title Code No:  12626     Level:  00
Agency:  <employer>DEPT OF STREETS & SEWERS</employer>
Work Location:  44-08 Vernon Blvd, <place>Long Island City, NY</place>
Proposed Salary Range:  <pay>$62,868.00 - $79,512.00 (Annual)</pay>
Posting Date:  03/11     Post Until:  04/10

Job Description
The Department of Streets & Sewers keeps 6,300 miles of roadway and 7,500 miles of sewer in a state of good repair. Approximately 4,100 employees, from asphalt workers to zoologists (one), carry out this mission in five boroughs. The Division of Administration supports them with procurement, human capital, <no>Oracle</no> support, fleet and facilities.

The Bureau of Fiscal Planning seeks two analysts for its Capital Unit. Under supervision, with latitude for independent judgment, the selected candidates will: <duty>track commitments and expenditures for 140 active sewer projects</duty>; <duty>prepare certificates to proceed</duty>; <duty>reconcile the agency's ledger against FMS every month</duty>; <duty>answer OMB inquiries</duty>; and <duty>draft variance narratives for the Commissioner</duty>. Please note that forecasting models are built by the <no>econometrics</no> group at OMB, not by this unit.

Minimum Qual Requirements
1. A <degree c="must" g="1">baccalaureate degree</degree> from an accredited college and <years n="2" of="budget administration, accounting or management analysis" g="1">two years</years> of satisfactory full-time professional experience in <must g="1">budget administration</must>, <must g="1">accounting</must> or <must g="1">management analysis</must>; or
2. A <degree c="must" g="1">four-year high school diploma</degree> or its educational equivalent and <years n="6" of="budget administration, accounting or management analysis" g="1">six years</years> of experience as described in "1" above; or
3. A <degree c="must" g="1">master's degree</degree> in <must g="2">public administration</must>, <must g="2">economics</must> or <must g="2">finance</must>.
NOTE: <no>Clerical bookkeeping</no> is not acceptable toward meeting the experience requirement. Not more than one year may be substituted by education.

Preferred Skills
- Strong <nice>Excel</nice> (pivot tables, lookups; nobody here needs <no>VBA</no>)
- Familiarity with <nice>FMS</nice> or another <nice>municipal accounting system</nice>
- <nice>Clear writing</nice>

Additional Information
Candidates must be <must>permanent in the Staff Analyst title or reachable on Exam 2070</must>.
The City of New York offers a comprehensive benefits package including health insurance for the employee and his or her spouse or domestic partner and unmarried dependent children under 26, a 401(k) plan, a pension for those who enrol, union benefits such as dental and vision coverage, paid annual leave and sick leave, and paid holidays. As of August 2, 2021, all new hires must be vaccinated unless they have been granted an accommodation; [this paragraph has been rescinded].
As a current or prospective employee you may be eligible for federal and state loan forgiveness and repayment assistance programs. For more information, please visit the U.S. Department of Education's website.
55-a Program: This position is also open to qualified persons with a disability.

To Apply
City employees: Employee Self Service > Recruiting Activities > Careers, search Job ID. All others: the jobs portal. No phone calls, faxes or personal inquiries permitted.

Note: Appointments are subject to Office of Management & Budget approval for budgeted headcount. The lateral transfer rules apply. The selected candidate is assigned to the budgeted equivalent step relative to their experience and education, and remains there for a minimum of one year. Only those under consideration will be contacted.

Residency Requirement
<permit>New York City residency is generally required within 90 days of appointment</permit>. However, employees with two years of City service may also live in Nassau, Suffolk, Putnam, Westchester, Rockland or Orange County.
