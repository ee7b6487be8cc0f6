<employer>Carnmoyle Integrated College</employer>
Ballymoyle Road, <place>Newtownards, Co. Down</place>

<title>SCIENCE TECHNICIAN (Biology and Chemistry)</title>
Permanent, term time plus 10 days, 30 hours per week
<pay>NJC Points 9–14 (£13.47 to £14.61 per hour)</pay>
Reports to: Head of Science
Required from: 1 September or as soon as possible thereafter

JOB PURPOSE
To give practical support to teachers of science across Key Stages 3 to 5.

MAIN DUTIES
1. <duty>Set out and clear away apparatus for practical lessons</duty>, working from the weekly requisition sheets.
2. <duty>Make up solutions and reagents to the stated concentration</duty>.
3. <duty>Dispose of chemical and biological waste</duty> in line with CLEAPSS guidance (a one-day CLEAPSS course is paid for by the College in your first term, <no>knowledge of CLEAPSS</no> is not expected at interview).
4. <duty>Maintain the stock database and place orders</duty> with approved suppliers.
5. Any other reasonable duty assigned by the Principal.

PERSON SPECIFICATION
NOTES TO APPLICANTS
You must show clearly on the application form, under each criterion, how and to what extent you meet it. CVs will not be accepted. The panel may apply the desirable criteria to reduce a large field.

SECTION 1 – ESSENTIAL CRITERIA
Factor | Essential Criteria | Method of Assessment
Qualifications | <degree c="must">A minimum of 5 GCSEs at grades A*–C, including English, Mathematics and a Science</degree>, or equivalent | Application form
Experience | At least <years n="1" of="paid laboratory work">one year's</years> paid <must>laboratory work</must>, whether in a <must g="1">school</must>, <must g="1">hospital</must>, <must g="1">university</must> or <must g="1">industrial laboratory</must>, within the last 6 years | Application form
Skills | Working knowledge of <must>Microsoft Excel</must> and <must>Microsoft Word</must> | Application form

SECTION 2 – ESSENTIAL CRITERIA (interview stage)
Knowledge | <must>COSHH regulations</must>; <must>risk assessment for practical work</must>; <must>safe handling and storage of chemicals</must> | Interview
Skills / Abilities | <must>Organising and prioritising a varied workload</must>; <must>clear oral communication</must> with staff and pupils | Interview
Disposition | <must>Commitment to the integrated ethos</must> | Interview

SECTION 3 – DESIRABLE CRITERIA
Qualifications | <degree c="nice">A Level or BTEC Level 3 in a science subject</degree> | Application form
Experience | <nice>Aseptic technique</nice> and <nice>preparing agar plates</nice> | Application form
Other | A current <licence c="nice">First Aid at Work certificate</licence> | Application form

Before an appointment is confirmed the preferred applicant will be asked to complete an Enhanced Disclosure through AccessNI. The cost is met by the applicant. We are an Equal Opportunities Employer; applications from men are particularly welcome as they are under-represented in this post.

Completed forms to vacancies@carnmoyle.example.org by 12 noon, Friday 16 May. Late forms will not be considered.
