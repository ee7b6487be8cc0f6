<title>Registered Nurse – Intensive Care Unit</title>
<employer>Wirrabeen Base Hospital</employer>, <place>Wirrabeen NSW</place>

Employment Type: Permanent Full Time or Permanent Part Time
Position Classification: Registered Nurse Year 3 – 8
Remuneration: <pay>$1,488.20 – $1,882.10 per week</pay> plus superannuation, leave loading and salary packaging
Hours Per Week: up to 38, rotating roster incl. nights
Requisition ID: REQ551206

Sea change, but keep your acuity? Our 11-bed Level 5 ICU takes trauma, sepsis, post-op vascular and the odd tiger snake bite, and it is four minutes' walk from a patrolled beach.

What you'll be doing
You will <duty>care for ventilated and haemodynamically unstable adults 1:1</duty>, <duty>attend MET calls on the wards</duty> (usually as the second nurse in your first six months), <duty>support families through end of life discussions</duty> and <duty>precept new grads and agency staff</duty>. Confident <must>arterial line management</must>, <must>vasopressor titration</must> and <must>advanced airway care</must> are assumed from day one. You'll <duty>document in <must>eRIC</must></duty>. We do not run <no>ECMO</no> here; those patients are retrieved to Sydney. <no>CRRT</no> is taught in house, over two study days, so don't let it stop you applying.

Selection criteria (please address each in your cover letter, 2 pages max)
1. Current <licence c="must">registration with AHPRA as a Registered Nurse (Division 1)</licence>.
2. Minimum <years n="2" of="adult intensive care">two years' post-registration experience</years> in <must>adult intensive care</must>, within the last five years.
3. <degree c="must" g="1">Graduate Certificate in Critical Care Nursing</degree>, or <must g="1">enrolment in, or willingness to commence, one within 12 months</must>.
4. Demonstrated competency in caring for patients receiving <must>invasive and non-invasive ventilation</must>.
5. Current <licence c="must">Advanced Life Support (ALS2 or equivalent)</licence>.
6. Evidence of <must>clear, calm communication</must> in a multidisciplinary team, with an example.
7. Ability and willingness to <must>work a 24/7 rotating roster</must>.

Desirable
– <nice>experience as a shift coordinator / in charge</nice>
– <nice>organ and tissue donation</nice> champion work
– interest in <nice>quality improvement audits</nice>

Need to know
This is a Category A position. <must>Immunisation evidence (incl. dTpa, MMR, varicella, hepatitis B) is required before commencement</must>. A <permit>National Police Check</permit> and <permit>Working with Children Check</permit> will be done at our cost. <permit>To be considered for a permanent position you must be an Australian citizen, permanent resident or NZ citizen</permit>; temporary visa holders may be offered a contract up to the visa's expiry.

An eligibility list may be created for future vacancies. Aboriginal and Torres Strait Islander people are strongly encouraged to apply; our Aboriginal Workforce team is happy to yarn about the process first.

Relocation help up to $5,000, 12 weeks' accommodation in the nurses' cottages, free parking (really).

Applications close: Sunday 20 July 2025, 11:59pm
Questions: Bronwyn Tait, Nurse Unit Manager, bronwyn.tait@wirrabeen.example.org
