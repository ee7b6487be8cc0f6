Main area: Physiotherapy
Grade: NHS AfC: Band 6
Contract: Permanent
Hours: Full time – 37.5 hours per week (some Saturdays on a rota, roughly 1 in 6)
Job ref: 381-CAH-6604412-B
Employer: <employer>Calder Vale Community Healthcare NHS Trust</employer>
Site: <place>Brigsteer Health Centre, Halifax</place>
Salary: <pay>£38,682 - £46,580 per annum</pay>
Closing: 23/11/2025 23:59

<title>Specialist Physiotherapist - MSK Outpatients</title>

Job overview
An opportunity has come up for an enthusiastic physiotherapist to join our friendly community musculoskeletal service. You will work across three sites and you will have protected time for CPD every month. Our Band 7s offer weekly peer review and our First Contact Practitioners run <no>injection clinics</no>, which are not part of this role.

Main duties of the job
To <duty>hold your own caseload of adults with musculoskeletal conditions</duty>, including <duty>assessing and treating patients face to face and by video</duty>.
To <duty>plan and deliver exercise classes</duty> for patients with back pain and knee osteoarthritis.
To <duty>supervise Band 5 staff, assistants and students on placement</duty>.
To <duty>take part in clinical audit</duty> and contribute to our waiting list work.

Working for our organisation
We are rated Good by the CQC. Staff enjoy generous leave, NHS pension, cycle to work and access to free <no>Pilates</no> sessions at lunch. We hold Disability Confident status.

PERSON SPECIFICATION

Qualifications / Registration
Essential criteria
• <degree c="must">Degree or pre-registration MSc in Physiotherapy</degree>
• Current <licence c="must">HCPC registration</licence>
• Evidence of <must>continuing professional development</must>
Desirable criteria
• Postgraduate training in <nice>manual therapy</nice>
• <nice>Acupuncture</nice> training (AACP accredited)
• Member of the <nice>Chartered Society of Physiotherapy</nice>

Experience
Essential criteria
• At least <years n="2" of="post-registration experience">2 years post-registration experience</years> which includes <must>musculoskeletal outpatients</must>
• Running <must>group exercise</must> or rehabilitation classes
• <must>Supervision</must> of junior staff or students
• Taking part in <must>audit</must> or service evaluation
Desirable criteria
• <nice>Telephone triage</nice>
• Use of <nice>SystmOne</nice>
• <nice g="1">Persistent pain</nice> or <nice g="1">hydrotherapy</nice> background

Skills and knowledge
Essential criteria
• Sound <must>clinical reasoning</must> and <must>differential diagnosis</must> of MSK complaints, including recognition of <must>red flags</must>
• <must>Time management</must> with a busy diary
• Knowledge of <must>information governance</must>
• Able to explain complex matters to patients in plain words
• <lang c="must">Fluent in spoken and written English</lang>

Other
Essential criteria
• <licence c="must">Full driving licence</licence> and access to a vehicle, or able to make alternative arrangements under the Equality Act
• This post needs an Enhanced DBS check

Certificate of Sponsorship: applications from job seekers who require Skilled Worker sponsorship are welcome and will be considered alongside all others.
