<employer>Wellington Ranges Health Service</employer>
POSITION DESCRIPTION

Position title:     <title>Sonographer (Grade 3)</title>
Department:         Medical Imaging, <place>Sale VIC</place>
Hours:              0.8 to 1.0 EFT, ongoing
Remuneration:       <pay>$58.10 – $66.45 per hour plus salary packaging</pay>
Reports to:         Chief Sonographer

About the department
We are a 2-room ultrasound service in a 110-bed regional hospital, about 9,000 examinations a year. <no>Echocardiography</no> is provided by a visiting cardiac service, and the <no>CT</no> and <no>MRI</no> lists are staffed by our radiographers. There is no overnight on-call.

Purpose of the role
The Grade 3 sonographer will <duty>perform general, obstetric and vascular examinations for inpatients and outpatients</duty>, <duty>provide preliminary worksheets to the reporting radiologist</duty>, <duty>share the clinical supervision of students</duty> and <duty>contribute to the quality program</duty>.

KEY SELECTION CRITERIA
Essential
1.  <degree c="must">Graduate Diploma in Medical Ultrasound</degree> or a qualification recognised as equivalent.
2.  <licence c="must">Current ASAR registration as an Accredited Medical Sonographer (General)</licence>.
3.  <years n="3" of="general ultrasound">At least three years' post-qualification experience</years> across general ultrasound, with demonstrated competence in <must>obstetric ultrasound</must> including <must>second trimester morphology</must>, <must>abdominal ultrasound</must> and <must>vascular ultrasound</must> (DVT, carotid).
4.  Confident in <must>musculoskeletal ultrasound</must>, the shoulder in particular.
5.  Experience in the <must>supervision of trainee sonographers</must>.
6.  Day-to-day use of <must>PACS</must> and <must>RIS</must>.
7.  Well developed <must>communication skills</must> with patients who may be anxious or unwell.

Desirable
8.  Assisting at <nice>ultrasound-guided procedures</nice>.
9.  <nice>Neonatal hip</nice> scanning, or willingness to learn.
10. <licence c="nice">FMF certificate of competence in nuchal translucency</licence>.
11. Involvement in <nice>protocol development</nice> or audit.

Mandatory before commencement: <licence c="must">Working with Children Check</licence>, National Police Check, evidence of immunisation, and <permit>the right to work in Australia</permit>. Current <licence c="must">CPR</licence> (within 12 months).

Wellington Ranges Health values diversity and encourages applications from Aboriginal and Torres Strait Islander people. We offer relocation help up to $6,000, 5 weeks leave, study leave and on-site childcare.

How to apply: via our e-recruit page, quoting reference 25-0417. Address each selection criterion in no more than 2 pages. Enquiries: imaging@wrhealth.example.org
