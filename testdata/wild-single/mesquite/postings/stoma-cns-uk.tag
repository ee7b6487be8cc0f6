Job title: <title>Clinical Nurse Specialist – Stoma and Colorectal</title>
Band: 6
Employer: <employer>Wharfemoor Hospitals NHS Foundation Trust</employer>
Base: <place>Otterbridge General, West Yorkshire</place>
Salary: <pay>£38,682 to £46,580 a year pro rata</pay>
Hours: 30 per week, Monday to Friday, occasional Saturday clinic
Contract: Permanent

Job overview

An exciting opportunity has arisen within our established team of four nurses and one healthcare support worker. The post holder will work alongside the consultant colorectal surgeons, the <no>IBD</no> nurses and the <no>endoscopy</no> unit, but does not cover either of these services.

Main duties of the job

• <duty>Site and counsel patients before elective and emergency stoma surgery</duty>
• <duty>Run nurse-led follow up clinics</duty> face to face and by telephone
• <duty>Teach ward staff and student nurses</duty> appliance change and skin care
• <duty>Keep contemporaneous records</duty> in our electronic record (<no>EPR training</no> is given on induction)
• <duty>Take part in the stoma register audit</duty> each quarter

About us

<employer>Wharfemoor</employer> has five sites and 7,800 staff. We were the first trust in the region with <no>robotic surgery</no>. Staff have access to a nursery, a cycle scheme, and NHS pension. We will fund the <no>non-medical prescribing</no> course once you have been with us for a year.

PERSON SPECIFICATION

Qualifications and registration
Essential
– <licence c="must">NMC registration (adult)</licence>, current
– <degree c="must">Degree in nursing</degree> or evidence of working at degree level
– <licence c="must">Mentorship or practice assessor qualification</licence>
Desirable
– <licence c="nice">Recognised stoma care module</licence>
– <licence c="nice">V300</licence> or willing to work towards it

Experience
Essential
– <years n="3" of="post-registration nursing">Three years' post-registration experience</years>, a substantial part of it in <must g="1">colorectal</must>, <must g="1">general surgery</must> or <must g="1">gastroenterology</must> nursing
– <must>Caring for patients with newly formed stomas</must>
– Experience of <must>teaching</must> in formal and informal settings
Desirable
– <nice>Clinical audit</nice>
– Has <nice>run own clinic</nice>

Skills and knowledge
Essential
– <must>Breaking bad news</must> and <must>advanced communication skills</must>
– Able to <must>prioritise own caseload</must> and <must>work without direct supervision</must>
– Understanding of <must>safeguarding</must> and <must>mental capacity</must>
– Basic <must>IT skills</must> (email, Word)
Desirable
– <nice>Parastomal hernia</nice> management
– <nice>Fistula care</nice>

Other
Essential
– Able to travel between sites; a <licence c="must">full UK driving licence</licence> and use of a car, reasonable adjustments will be made for disabled applicants

This post is subject to a DBS check at enhanced level. Applications from job seekers who require sponsorship are welcome and will be considered alongside all others. <no>Band 7</no> nurses from the stoma companies are also encouraged to apply, though we cannot match commercial salaries.

Please note: this vacancy may close early. Interviews are planned for the second week of March. Informal visits: Lead Nurse Bernadette Oyelaran, b.oyelaran@example.org.
