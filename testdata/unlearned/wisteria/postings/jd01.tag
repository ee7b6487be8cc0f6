TALLOW CREEK CONSOLIDATED SCHOOL DISTRICT NO. 14
JOB VACANCY NOTICE

Position Title: <title>Speech-Language Pathologist (Clinical Fellow considered)</title>
Employer: <employer>Tallow Creek Consolidated School District</employer>
Location: <place>Tallow Creek, Nebraska</place> (2 elementary buildings, 1 middle school)
Reports To: Director of Student Services
FLSA: Exempt
Contract: 186 days, 2025-26
Salary: <pay>$52,480 - $74,115 per the negotiated schedule</pay>
Posted until: filled

PURPOSE OF POSITION
The district currently serves 1,140 students K-12. Our related services team (OT, PT, school psych, two SLPs) shares a caseload across three buildings. You would carry roughly 45 students.

ESSENTIAL FUNCTIONS
1. <duty>Screens, evaluates and diagnoses students referred for speech, language, voice or fluency concerns.</duty>
2. <duty>Writes present levels, goals and progress notes</duty> in SRS, the state IEP system (<no>SRS</no> training is provided in August; nobody is expected to know it).
3. <duty>Delivers direct therapy individually, in small groups and pushed into the classroom.</duty>
4. <duty>Programs and models <must>AAC devices</must></duty> for approx. six students, mostly <nice>LAMP Words for Life</nice> and <nice>TouchChat</nice> - experience with either of those is a plus but not expected of a CF.
5. <duty>Attends MDT and IEP meetings and explains results to families</duty> in plain words.
6. <duty>Supervises one speech paraprofessional</duty> (second year onward).
7. Other duties as assigned.

MINIMUM QUALIFICATIONS
a) <degree c="must">Master's degree in Speech-Language Pathology or Communication Disorders</degree> from an accredited program.
b) <licence c="must">Nebraska DHHS license in Speech-Language Pathology</licence>, or eligibility for a provisional one.
c) Holds <licence c="must">a Nebraska teaching certificate with SLP endorsement</licence> by first contract day.
d) Knowledge of <must>IDEA and Section 504</must>.
e) Can <must>manage time across several buildings</must>; <licence c="must">valid driver's license</licence> and own vehicle (mileage is reimbursed).
f) Demonstrated ability to <must>work with children who have behavioral needs</must>.

PREFERRED
- <licence c="nice">CCC-SLP</licence> or actively working on it. Our senior SLP will supervise the fellowship year, no cost to you.
- <lang c="nice">Conversational Spanish</lang>
- <years n="1" of="school practice" c="nice">One year or practicum of comparable length in a school setting</years>
- Familiarity with <nice>Medicaid in Public Schools billing</nice>

PHYSICAL DEMANDS
Sits on small chairs and floors frequently; may <must>lift up to 40 pounds</must> occasionally.

You will NOT be asked to run <no>feeding and swallowing clinics</no>; the ESU does those for us.

BENEFITS
Family health and dental fully paid by district, NPERS retirement, $2,500 signing incentive payable in September, loan-forgiveness eligible employer.

HOW TO APPLY
Complete the online application, attach transcript (unofficial ok), three letters, and copy of license or eligibility letter. Questions: Marlys Overgaard, studentservices@tallowcreekcsd.example.org

The district does not discriminate on the basis of sex, disability, race, color, religion, veteran status, national or ethnic origin, marital status or age in its programs or employment.
