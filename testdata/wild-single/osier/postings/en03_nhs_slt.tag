NHS Jobs
Beta  This is a new service – your feedback will help us to improve it
< Back to search results

<employer>Aire Valley Community Healthcare NHS Trust</employer>
<title>Specialist Speech and Language Therapist</title> - Adult Neuro
The closing date is 17 November 2025

Job summary
An exciting opportunity has arisen within our friendly community stroke and neuro team for an enthusiastic therapist. You will hold a mixed caseload of acquired communication and swallowing disorders, seen mostly at home and in care homes across north Leeds.

Main duties of the job
<duty>Assess and treat adults with aphasia, dysarthria and apraxia of speech</duty>; <duty>carry out bedside swallowing assessments and write eating and drinking plans</duty>; <duty>supervise a Band 4 assistant</duty>; <duty>train care home staff</duty>. FEES clinics are delivered by our acute colleagues at St James's so you are not expected to perform <no>FEES</no>, though observation can be arranged.

Details
Date posted: 28 October
Pay scheme: Agenda for change
Band: Band 6
Salary: <pay>£38,682 to £46,580 a year</pay> pro rata
Contract: Permanent
Working pattern: Part-time, Flexible working (30 hrs)
Reference number: 9402-25-1187
Job locations: <place>Kirkstall Health Centre, Leeds, LS5 3DB</place>

Person Specification

Qualifications
Essential
* <degree c="must">Recognised degree or equivalent in Speech and Language Therapy</degree>
* <licence c="must">HCPC registration</licence>
* <licence c="must">Post-basic dysphagia qualification (EDFN Level C / Specialist)</licence>
Desirable
* <licence c="nice">Registered member of RCSLT</licence>

Experience
Essential
* <years n="2" of="working with adults with acquired neurological conditions">2 years</years> working with <must>adults with acquired neurological conditions</must>
* <must>Multidisciplinary team working</must>
* <must>Goal setting</must> with patients and families
Desirable
* <nice>Supervision of students</nice>
* <nice>High-tech AAC</nice>
* <nice>SystmOne</nice>

Skills
Essential
* <must>Time management</must> and ability to prioritise own caseload
* <must>Negotiation</must>
* Knowledge of the <must>Mental Capacity Act</must>
* <licence c="must">Full UK driving licence</licence> and use of a car for work

Disclosure and Barring Service Check
This post is subject to the Rehabilitation of Offenders Act (Exceptions Order) 1975.

Certificate of Sponsorship
Applications from job seekers who require current Skilled worker sponsorship to work in the UK are welcome.
