<employer>Clochbeg Services CLG</employer> – Vacancy Notice 31/25

<title>Person in Charge (Social Care Manager)</title>
Two designated centres (3 + 4 residents), <place>Loughrea and Gort, Co. Galway</place>
Full-time 39 hrs, permanent. <pay>€57,325 – €69,806 pro rata (aligned to the HSE Social Care Manager scale)</pay>

About Clochbeg
We are a Section 39 organisation supporting 210 adults with an intellectual disability in the west of Ireland. People live in ordinary houses, on ordinary roads, and we want them to have ordinary good days. Our houses are registered with HIQA.

The post
The Person in Charge holds the statutory post under the Health Act 2007 for both houses. She or he will <duty>lead a team of 16 social care workers and assistants</duty>, <duty>carry out supervision and probation reviews</duty>, <duty>plan rosters within budget</duty>, <duty>prepare for and respond to HIQA inspections</duty>, <duty>submit statutory notifications</duty> and <duty>act as line of contact for families</duty>. Sleepovers are not part of this post, though you will be on the on-call rota every fifth week. Our behaviour therapist writes the <no>functional assessments</no>; nursing colleagues look after <no>PEG feeding</no>.

Essential
(a) <degree c="must">Level 7 or 8 qualification in Social Care or equivalent</degree>
(b) <licence c="must">Registration with CORU as a social care worker</licence>, or proof of eligibility
(c) Not less than <years n="3" of="management or supervision in health or social care">three years in a management or supervisory role</years> in health or social care. This is set down in regulation 14 and we have no discretion: shift leading or mentoring students does not count, formal line management does.
(d) Sound knowledge of the <must>Health Act 2007</must> regulations and the <must>National Standards for Residential Services</must>
(e) <must>Safeguarding</must> – you know what to do on the day and on the day after
(f) <must>Person-centred planning</must>
(g) Experience of either <must g="1">positive behaviour support</must> or <must g="1">autism-specific</must> services
(h) <licence c="must">Full clean driving licence (B)</licence> and use of a car

Desirable
– A <degree c="nice">management qualification at Level 6 or higher</degree>
– <nice>Medication management</nice> trainer or auditor
– Familiarity with <nice>Assisted Decision-Making (Capacity) Act</nice> in practice
– Some <lang c="nice">Irish</lang>, as one of the families speaks it at home

What you can expect from us
A reasonable workload, a deputy in each house, 27 days' leave, a defined contribution pension, paid CORU fee and EAP. We will train you on our <no>Aplanet</no> records system.

How to apply
CV and a cover letter of not more than one page to recruitment@clochbeg.example.org by noon on Friday fortnight. Interviews will take place in Athenry. Garda vetting and two references are required. <permit>Candidates must be entitled to work in the State</permit>. A panel may be formed. Canvassing will disqualify. Clochbeg is an equal opportunities employer.
