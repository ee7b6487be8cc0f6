<employer>Wharfedale & Aire Teaching Hospitals NHS Foundation Trust</employer>
Job title: <title>Medicines Management Pharmacy Technician</title>
Band: 5        Salary: <pay>£31,049 to £37,796 pa pro rata</pay>
Base: <place>St Oswin's Hospital, Otley</place>
Hours: 37.5, Mon-Fri with 1 in 5 weekends and bank holiday rota
Ref: 391-PH-2208

JOB OVERVIEW
The post sits with the ward-based team covering elderly medicine and two surgical wards. A further vacancy in <no>aseptic services</no> is advertised separately.

MAIN DUTIES
1. <duty>Take accurate drug histories on admission using at least two sources</duty> and <duty>carry out Level 1 medicines reconciliation</duty>
2. <duty>Assess patients' own drugs and order supplies to the ward</duty>
3. <duty>Counsel patients on inhalers, anticoagulants and compliance aids at discharge</duty>
4. <duty>Final accuracy check of dispensed items in the main dispensary (approx. 2 sessions a week)</duty>
5. <duty>Supervise and act as workplace mentor to pre-registration trainee technicians</duty>
The post holder will not make <no>clinical prescribing</no> decisions; these are referred to the ward pharmacist.

PERSON SPECIFICATION

Qualifications
Essential:  <licence c="must">Current registration with the General Pharmaceutical Council as a Pharmacy Technician</licence>
Essential:  <degree c="must">NVQ Level 3 / BTEC Level 3 in Pharmacy Services or equivalent</degree>
Essential:  <licence c="must">Accredited Checking Pharmacy Technician (ACPT / ACT)</licence>, in date
Desirable:  <nice>Medicines management accreditation</nice> (may be undertaken in post)
Desirable:  <nice>A1 assessor or TAQA award</nice>

Experience
Essential:  <years n="2" of="post-registration pharmacy technician">Two years post-registration</years>, some of it in <must>hospital pharmacy</must>
Essential:  <must>Drug history taking</must> or <must>medicines reconciliation</must>
Essential:  <must>Patient counselling</must>
Desirable:  <nice>EPMA (electronic prescribing)</nice>; we run SystmOne and <nice>EMIS</nice> look-up through the Summary Care Record
Desirable:  <nice>Stock control with JAC/WellSky</nice>
Desirable:  <nice>Audit</nice> or service improvement

Skills
Essential:  Sound <must>knowledge of controlled drugs legislation</must>
Essential:  Able to prioritise own workload; <must>clear communication with ward staff</must>
Essential:  Ability to travel between sites

Additional information: This post is subject to an enhanced DBS check. We hold a Certificate of Sponsorship licence but cannot sponsor this role, so <permit c="must">right to work in the UK</permit> must be in place. Interviews w/c 16 June. We reserve the right to close early. Flexible working requests are welcome, as are applications from the Armed Forces community.
