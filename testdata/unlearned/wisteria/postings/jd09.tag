<employer>Wharfedale and Calder Hospitals NHS Foundation Trust</employer>
Job reference: 388-PATH-6120-B
<title>Specialist Biomedical Scientist – Blood Transfusion</title>
Band 6 <pay>£38,682 to £46,580 a year</pay> pro rata
Hours: 37.5 per week incl. nights and weekends on rota
Base: <place>Calder Royal Infirmary, Halifax</place>

Job overview
An opportunity has arisen within our busy transfusion laboratory, which supports a major trauma unit, maternity (4,800 deliveries) and a haematology day unit. The lab is UKAS accredited to ISO 15189. We have recently moved to new analysers, full training on which is given.

Main duties of the job
• <duty>Perform and authorise grouping, antibody screening and identification and crossmatching</duty>
• <duty>Issue blood components and products, incl. during major haemorrhage activations</duty>
• <duty>Work as lone biomedical scientist out of hours</duty>
• <duty>Train and assess associate practitioners and trainees</duty>
• <duty>Investigate incidents and draft reports to SABRE/SHOT</duty>
• <duty>Carry out audits in line with the audit calendar</duty>

Working for our organisation
The Trust employs 6,300 staff. Pathology is part of a network of three trusts; colleagues elsewhere in the network run <no>molecular HLA typing</no> and <no>flow cytometry</no>, so you will meet them but not be asked to do it. Our digital histopathology programme won a regional award in 2024.

PERSON SPECIFICATION

Education / Qualifications
Essential
 - <licence c="must">HCPC registration as Biomedical Scientist</licence>
 - <degree c="must">BSc (Hons) Biomedical Science (IBMS accredited)</degree> or equivalent
 - <licence c="must">IBMS Specialist Portfolio in Transfusion Science</licence>, or in Haematology with Transfusion
Desirable
 - <degree c="nice">MSc</degree> or working towards
 - <licence c="nice">BBTS Specialist Certificate in Transfusion Science Practice</licence>

Experience
Essential
 - <years n="2" of="post-registration hospital transfusion laboratory">Minimum two years' post-registration experience in a hospital transfusion laboratory</years>
 - Experience of <must>serological investigation of antibodies</must>
 - <must>Use of a LIMS</must>
Desirable
 - <nice>Out of hours lone working</nice>
 - <nice>Root cause analysis</nice>

Knowledge and skills
Essential
 - <must>BSQR 2005 and MHRA requirements</must>
 - <must>Quality management, ISO 15189</must>
 - Able to <must>prioritise in an emergency</must> and <must>communicate clearly with clinicians by telephone</must>
Desirable
 - <nice>Q-Pulse</nice>
 - <nice>WinPath Enterprise</nice>

Other
Essential
 - <must>Participation in the 24/7 shift rota</must>
 - <must>Normal colour vision</must>

Applicants who have no experience of <no>Ortho Vision</no> need not worry.

Certificate of Sponsorship: Applications from job seekers who require current Skilled Worker sponsorship to work in the UK are welcome and will be considered alongside all other applications.

This post is subject to the Rehabilitation of Offenders Act (Exceptions Order) 1975 and a submission for Disclosure to the Disclosure and Barring Service. Please note that we reserve the right to close the advert early. Interviews w/c 9 June. For an informal visit contact Folasade Birtwhistle, Transfusion Lab Manager.
