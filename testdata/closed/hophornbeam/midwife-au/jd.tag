Position Description (extract for advertisement)

Position:        <title>Registered Midwife – Midwifery Group Practice</title>
Organisation:    <employer>Lower Mallee District Health</employer>
Location:        <place>Ouyen & Swan Hill region, Victoria</place>
Classification:  Clinical Midwife Specialist, <pay>YS6–YS10 per EBA plus 32.5% annualised on-call loading</pay>
Hours:           Permanent part time, 0.8 EFT

ABOUT US
Lower Mallee District Health is a small rural health service with about 240 births a year. Our Midwifery Group Practice (MGP) opened in 2021, and four midwives each follow a caseload of women from booking to six weeks. We acknowledge the Traditional Owners of the lands on which we work and strongly encourage Aboriginal and Torres Strait Islander applicants.

THE ROLE
You will <duty>carry a caseload of around 30 women per year</duty>, <duty>provide antenatal, intrapartum and postnatal care</duty> in clinic, hospital and home, and <duty>share the on-call roster with your MGP partner</duty>. You will <duty>recognise deviation from normal and consult and refer according to the ACM guidelines</duty>. Theatre scrub is covered by our perioperative team, so <no>scrub/scout skills</no> are not needed.

KEY SELECTION CRITERIA
Essential
1. <licence c="must">Current AHPRA registration as a midwife</licence> without conditions.
2. Minimum <years n="3" of="midwifery">three years' post-registration midwifery experience</years> across the full scope.
3. Demonstrated competence in <must>fetal surveillance / CTG interpretation</must> (FSEP or equivalent), <must>perineal repair</must> and <must>IV cannulation</must>.
4. Experience in <must g="1">caseload</must> or other <must g="1">continuity of care</must> models.
5. Current certificate in <must>neonatal resuscitation</must>, and annual <must>obstetric emergency training</must> (PROMPT or similar).
6. <must>Culturally safe care</must> for First Nations families.
7. <licence c="must">Current driver licence</licence>; distances are long, and a fleet car is provided.

Desirable
8. <licence c="nice">Endorsement for scheduled medicines</licence>
9. <nice>Water immersion and water birth</nice>
10. <licence c="nice">IBCLC</licence> or <nice>lactation</nice> short course
11. Familiar with <nice>BOS (Birthing Outcomes System)</nice>. Training is provided in <no>our new EMR</no>.

PRE-EMPLOYMENT
<licence c="must">Working with Children Check</licence>, police check, evidence of immunisation, and <permit>the right to work in Australia</permit> are required before commencement.

BENEFITS
Salary packaging, relocation help of up to $5,000, rental house for the first three months, paid FSEP and PROMPT days.

Applications: cover letter addressing the key selection criteria, resume and two referees to recruitment@lmdh.example.org by 5 pm on the closing date. Enquiries to the MGP Manager.
