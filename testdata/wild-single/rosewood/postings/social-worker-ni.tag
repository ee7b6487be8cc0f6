<employer>Lough Shore Health and Social Care Trust</employer>
JOB ADVERTISEMENT – CHILDREN'S SERVICES

Post: <title>Social Worker, Family Support and Intervention Team</title>
Reference No: 7731/26
Base: <place>Cookstown, Co. Tyrone</place> (some travel to Magherafelt and Dungannon)
Band 6: <pay>£38,682 – £46,580 per annum</pay>
Hours: 37.5

JOB SUMMARY
The postholder carries a protected caseload in the first six months. He or she will <duty>assess the needs of children and families</duty> under the Children (NI) Order 1995, <duty>prepare reports for case conferences and court</duty>, <duty>visit children at home and in school</duty> and <duty>draw up child protection plans with parents</duty>. Adoption, <no>fostering recruitment</no> and <no>youth justice</no> are dealt with by other teams within the Directorate. Out-of-hours calls go to the regional service and this team has no <no>night duty</no>.

ESSENTIAL CRITERIA – applicants must show in the form how they meet each one by the closing date
E1   <degree c="must">BSc in Social Work</degree>, or DipSW / CQSW or an equivalent recognised by the regulator
E2   <licence c="must">Registration with the Northern Ireland Social Care Council</licence>, part of the register for social workers
E3   At least <years n="1" of="social work with children and families">one year's</years> post-qualifying experience of <must>social work with children and families</must>, OR successful completion of the Assessed Year in Employment
E4   Working knowledge of <must>UNOCINI assessment</must> and <must>child protection procedures</must>
E5   Experience of <must>multi-disciplinary working</must>
E6   <must>Report writing</must> to a standard acceptable to the Family Proceedings Court
E7   A <licence c="must">full current driving licence</licence> and access to a car. (This is waived for an applicant whose disability prohibits driving but who can otherwise meet the mobility needs of the post.)

DESIRABLE CRITERIA – used only if we have to shortlist further
D1   Training in <nice g="1">Signs of Safety</nice> or <nice g="1">motivational interviewing</nice>
D2   Experience of supporting <nice>victims of domestic violence</nice>
D3   <nice>Practice teaching</nice> of students

At interview we will also test <must>analytical thinking</must>, <must>empathy</must> and <must>management of conflict</must>.

THE TRUST
Lough Shore employs over 9,000 people, from <no>radiographers</no> to <no>catering staff</no>. We offer HSC pension, childcare vouchers, and funded places on the Post-Qualifying framework, among them <no>systemic family therapy</no> and <no>approved social worker training</no>.

Appointment is subject to an <must>enhanced disclosure from AccessNI</must>. The Trust is an equal opportunities employer; as Protestants are currently under-represented in this job group, applications from that community would be particularly welcome. Late forms will not be accepted under any circumstances.
