POSITION TITLE:        <title>Registered Nurse – Satellite Haemodialysis</title>
ORGANISATION:          <employer>Wimmera Plains Health</employer>
CAMPUS:                <place>Horsham, Victoria</place>
CLASSIFICATION:        RN Grade 2 (YP2–YP9), <pay>$38.80 – $49.60 per hour</pay> plus penalties
HOURS:                 0.8 EFT, rotating roster Monday to Saturday
REPORTS TO:            Nurse Unit Manager, Renal

1. ABOUT THE UNIT
Eight chairs, two shifts a day, 27 people who drive up to 140 km to get to us. We are a satellite of a metropolitan hub and there is no nephrologist in the building, so nurses here think for themselves.

2. KEY RESPONSIBILITIES
2.1 <duty>Plan, deliver and document haemodialysis</duty> for a caseload of four patients per shift
2.2 <duty>Take charge of the shift</duty> on rotation
2.3 <duty>Monitor water quality and disinfection</duty> and act on results out of range
2.4 <duty>Liaise with the hub's renal team</duty> on monthly bloods and target weights

3. KEY SELECTION CRITERIA (please address each)
Essential
3.1 Current <licence c="must">AHPRA registration as a Registered Nurse</licence> without conditions
3.2 <years n="3" of="haemodialysis nursing">Minimum three years</years> of haemodialysis nursing, recent and hands-on. As the unit has no doctor on site we cannot consider less
3.3 Demonstrated skill in <must>cannulation of arteriovenous fistulas and grafts</must>
3.4 <must>Central venous catheter care</must> in dialysis
3.5 Confident with the <must g="1">Fresenius 5008</must> or the <must g="1">Gambro AK 98</must>
3.6 Ability to <must>recognise and respond to the deteriorating patient</must>
3.7 <licence c="must">Current Victorian driver licence</licence>, <licence c="must">Working with Children Check</licence> and a <licence c="must">National Police Check</licence> under 12 months old

Desirable
3.8 <degree c="nice">Postgraduate Certificate in Renal Nursing</degree>, held or in progress
3.9 <nice>Buttonhole technique</nice>
3.10 <nice>Patient teaching for home haemodialysis</nice>
3.11 Experience in <nice>culturally safe care for Aboriginal and Torres Strait Islander people</nice>

4. OTHER INFORMATION
<no>Peritoneal dialysis</no> is looked after by the community team in Ballarat. <no>Apheresis</no> is not performed here. You will be shown our electronic record, <no>TrakCare</no>, in your first week, so no knowledge of it is expected.
Applicants must hold <permit>Australian citizenship, permanent residency or a valid work visa</permit>.
Immunisation evidence (category A) is needed before commencement. Relocation support up to $5,000 and three months in the nurses' home are available.

Wimmera Plains Health is a child-safe employer and welcomes applicants of all backgrounds, abilities and identities.
Enquiries: Leanne, NUM Renal, 03 5550 0121. Apply through the portal; emailed applications cannot be accepted.
