<employer>Severn Vale University Hospitals NHS Foundation Trust</employer>

<title>Diagnostic Radiographer (CT rotational)</title>
NHS AfC: Band 6
Main area: Radiology. Grade: Band 6. Contract: Permanent. Hours: Full time, 37.5 hours per week (flexible working requests considered)
Job ref: 312-RAD-7740195
Site: St Kenelm's Hospital    Town: <place>Tewksford</place>
Salary: <pay>£38,682 - £46,580 per annum</pay>    Closing: 12/10/2025 23:59    Interview: w/c 27/10/2025

Job overview
An exciting opportunity has arisen for an enthusiastic radiographer to join our friendly CT team. We have three scanners (two Siemens, one Canon), a cardiac list twice a week and a community diagnostic centre opening in spring. <no>MRI</no>, <no>mammography</no> and <no>interventional</no> are staffed by separate teams, with no rotation for this post. Band 5 radiographers at the end of their preceptorship are welcome to ring us; please do not count yourself out.

Main duties of the job
<duty>Perform a full range of CT examinations including trauma and stroke calls</duty>. <duty>Justify requests within agreed protocols under <must>IR(ME)R 2017</must></duty>. <duty>Supervise students, assistants and apprentices</duty>. <duty>Take part in the out-of-hours rota</duty> (roughly 1 night week in 8). <duty>Contribute to audit and <must>dose optimisation</must></duty>.

Working for our organisation
Our 9,400 colleagues serve 680,000 people. Our values are Kind, Curious, Together. In the latest CQC report we were rated Good. Staff benefit from a nursery, cycle scheme, choir and the Learning Hub, which offers everything from <no>British Sign Language</no> to <no>leadership</no> programmes.

Person specification

Qualifications
Essential criteria
* <degree c="must">BSc (Hons) Diagnostic Radiography, DCR(R) or equivalent</degree>
* <licence c="must">Current HCPC registration</licence>
* Evidence of <must>CPD</must>
Desirable criteria
* <licence c="nice">IV cannulation certificate</licence>
* <degree c="nice">PgCert in CT or willingness to work towards it</degree>

Experience
Essential criteria
* Post-registration experience in an <must>acute NHS or equivalent setting</must>
* Competent in <must>general radiography including theatre and mobile work</must>
* Some <must>CT</must> experience, head scans as a minimum
Desirable criteria
* <years n="1" of="CT" c="nice">12 months</years> in CT
* <nice g="1">Cardiac CT</nice> or <nice g="1">CT colonography</nice>
* <nice>Student supervision</nice>

Skills and knowledge
Essential criteria
* <must>Sound knowledge of radiation protection</must>
* Use of <must>PACS and RIS</must>
* <must>Able to prioritise a busy worklist</must>
* <must>Effective communicator with distressed or confused patients</must>
Desirable criteria
* <nice>Soliton</nice> RIS

Other
Essential criteria
* <must>Able to take part in a 24/7 rota</must>
* <must>Physically able to move and handle patients using aids</must>

Please note
This post requires a <permit>Disclosure and Barring Service check</permit>. The Trust is a licensed sponsor and applications from people who currently require Skilled Worker sponsorship to work in the UK are considered alongside all others. We reserve the right to close this vacancy early. If you have not heard within three weeks of the closing date, you have on this occasion been unsuccessful. AI-written supporting statements are easy to spot; use your own words.
