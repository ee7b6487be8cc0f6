<employer>KLICKASEE COUNTY, OREGON</employer>
Human Resources • Recruitment Bulletin

<title>GRANTS COMPLIANCE OFFICER</title>
Class 1187 | FLSA exempt | <pay>$6,214 - $7,930 monthly</pay>
Location: <place>Dalton Ferry, OR</place> (county annex, telework up to 2 days weekly after probation)
Opens: 04/07   Closes: 04/28, 5:00 p.m.

THE JOB
Klickasee County receives about $38 million a year in federal and state awards for roads, public health, housing and wildfire recovery. This position, one of two in Finance, is the last pair of eyes before money goes out and a report goes in.

ESSENTIAL FUNCTIONS
A. <duty>Reviews award terms and advises departments on allowable cost</duty>.
B. <duty>Prepares the Schedule of Expenditures of Federal Awards</duty> and serves as contact for the auditors.
C. <duty>Monitors subrecipients, by desk review and on site</duty>.
D. <duty>Files financial reports and drawdowns on time</duty>.
E. <duty>Trains program staff</duty>. Does not supervise.

MINIMUM QUALIFICATIONS
<degree c="must">Bachelor's degree in accounting, finance, public administration or a closely related field</degree>; AND <years n="3" of="grant administration">three years of progressively responsible experience in grant administration or governmental accounting</years>. Working knowledge of <must>2 CFR 200 (Uniform Guidance)</must> and of the <must>Single Audit</must>. Proven experience with <must>subrecipient monitoring</must> and <must>federal financial reporting</must>. Skill in <must>Excel</must> (pivot tables, lookups) and <must>technical writing</must>. A valid <licence c="must">driver license</licence> by date of appointment.

DESIRABLE
- <licence c="nice">Certified Grants Management Specialist (CGMS)</licence> or <licence c="nice">CPA</licence>
- an ERP, such as <nice g="1">Tyler Munis</nice> or <nice g="1">Workday</nice>
- <nice>FEMA Public Assistance</nice>
- <nice>indirect cost rate</nice> proposals
- <lang c="nice">Spanish</lang>

This position does no <no>grant writing</no>; departments write their own proposals. <no>Payroll</no> and <no>procurement</no> are separate units of Finance. Training in <no>GIS</no> is open to all employees.

SELECTION
1. Application form and resume through the portal. "See resume" is not an answer.
2. Supplemental questionnaire (scored).
3. Panel interview; a 30 minute exercise.
4. Background check.

BENEFITS: PERS, medical/dental/vision, 11 holidays, 8 hours of sick leave a month, Public Service Loan Forgiveness eligible employer.

Klickasee County is an equal opportunity employer. Veterans' preference is given under ORS 408.225; attach your DD-214. Accommodation: 541-555-0136 or jobs@example.org.
