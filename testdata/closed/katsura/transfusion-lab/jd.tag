<employer>Wexcombe Hospitals NHS Foundation Trust</employer>
Pathology Directorate

JOB ADVERT

<title>Senior Biomedical Scientist - Blood Transfusion</title>
Band 7 | <pay>£47,810 to £54,710 a year pro rata</pay> | Permanent | 37.5 hours, shifts incl. weekends | <place>Yeovil, Somerset</place>

Job overview
Our transfusion laboratory issues some 14,000 red cell units a year to a district general hospital, two community hospitals and the air ambulance. We've just had a clean UKAS visit and want to keep it that way. The postholder will be the deputy to the Transfusion Laboratory Manager.

Main duties of the job
* <duty>Supervise the bench on a daily basis and be the point of advice for complex cases</duty>
* <duty>Own non-conformances, change controls and the validation of new equipment</duty>
* <duty>Report to SHOT and SABRE together with the Transfusion Practitioner</duty>
* <duty>Take part in the out of hours rota</duty>
Taking blood from patients isn't part of the post (<no>phlebotomy</no> is nurse-led here) and <no>cellular pathology</no> sits on another site.

PERSON SPECIFICATION

Qualifications and registration
Essential
- <licence c="must">HCPC registration as a Biomedical Scientist</licence>, in force on the day you apply
- <degree c="must">BSc Biomedical Science (IBMS accredited)</degree> or equivalent
- <must>IBMS Specialist Diploma</must> in Transfusion Science or Haematology with Transfusion
Desirable
- <nice>MSc</nice> or Higher Specialist Diploma. If you do not have the <no>Higher Specialist Diploma</no>, we'll fund it and give you study leave.

Experience
Essential
- <years n="4" of="transfusion laboratory">Not less than 4 years post-registration</years> in a <must>hospital transfusion laboratory</must>
- <must>Antibody identification</must> and <must>crossmatching</must> for patients with several alloantibodies
- <must>ISO 15189</must> accreditation and the <must>Blood Safety and Quality Regulations 2005</must>
- <must>Root cause analysis</must> and CAPA
- <must>Training and competency assessment</must> of staff
- Automated analysers, either <must g="1">Ortho Vision</must> or <must g="1">Grifols Erytra</must> or <must g="1">Bio-Rad IH-500</must>
- A <must>LIMS</must> (ours is <nice>WinPath Enterprise</nice>)
Desirable
- <nice>Q-Pulse</nice>
- <nice>Equipment validation</nice>
- <nice>Massive haemorrhage protocol</nice> drills
- <nice>Internal audit</nice>

Personal: calm at 3 am, tidy in writing, kind to trainees.

The Trust pays relocation up to £5,000, and there's a nursery and a bus that comes. We are a Disability Confident employer. Applicants who require sponsorship are considered alongside all others. Apply through NHS Jobs quoting ref 318-TR-0925; an informal visit is welcome, phone Blood Bank and ask for Delyth. Interviews are expected in the second week of November. DBS check applies.
