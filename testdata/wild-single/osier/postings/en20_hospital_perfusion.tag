Cardiothoracic Theatres are expanding. Come and expand with us.

<employer>St Brendan's University Hospital</employer>
An Ospidéal Ollscoile Naomh Breandán
<place>Galway</place>

CAMPAIGN REF: SBUH/AHP/0925
Title of post and grade: <title>Clinical Perfusionist</title>, Senior (grade code 3310)
Tenure: Permanent, wholetime (37 hrs + on-call 1:5)
Remuneration: <pay>€61,248 – €78,914</pay> per HSE consolidated scales 1/8/2025, LSIs where applicable
Informal enquiries: Ms Deirdre Mannion, Chief Perfusionist, ext. 4471 (bleep 209)
Closing: 12 noon sharp, Wednesday 22nd. CVs not accepted, application form only.

Background
420 pump cases a year, all adult. From January the hospital takes on the western ECMO retrieval service. Paediatric cases are transferred to Dublin; <no>paediatric perfusion</no> therefore plays no role.

Principal duties & responsibilities
1. <duty>Set up, prime and conduct cardiopulmonary bypass</duty>
2. <duty>Provide cell salvage for theatres 1–6</duty>
3. Participate in <must>ECMO</must> service incl. transport
4. <duty>Maintain perfusion records and audit returns</duty>
5. Point-of-care testing: must be at ease with <must>blood gas analysis</must> and <must>coagulation monitoring</must> (ACT, ROTEM)
6. <duty>Teach trainees on the MSc</duty>

Eligibility criteria
(a) Hold an <licence c="must">accreditation of the Society of Clinical Perfusion Scientists, EBCP certificate or equivalent</licence>
AND
(b) <degree c="must">Recognised primary degree in a life science</degree> AND
(c) have <years n="3" of="clinical perfusion since accreditation">3 years</years> full time post-accreditation experience in <must>adult cardiac perfusion</must>
AND
(d) have the requisite knowledge and ability, incl. a high standard of suitability and <must>clinical reasoning</must>, <must>teamwork in the operating theatre</must> and <must>composure in emergencies</must>.

Desirable: <nice>VAD</nice> support; <nice>LivaNova S5</nice>; <nice>research or audit publications</nice>; <degree c="nice">MSc in Perfusion Science</degree>.

<permit>Non-EEA applicants must hold Stamp 4 at the closing date or be eligible for a Critical Skills permit.</permit>

A panel may be formed from which permanent and specified purpose vacancies may be filled for 12 months. Canvassing will disqualify. Garda vetting applies.
