DENISE OKAFOR-TRAYLOR, RN
Dayton OH | d.okafortraylor@mailbox.example | 937-555-0148

LICENSES ETC
RN, Ohio (active, compact/multistate) – exp 10/2026
BLS, ACLS current. PALS lapsed 2022.
PCCN – sat for it in Feb, didn't pass; retake booked for fall
NIHSS cert

WORK
Staff RN, 4 West (tele/step-down, 28 beds), Millbrook Valley Hospital, Dayton   06/2019–now
- nights, .9 FTE, 4:1 most shifts, sometimes 5:1
- relief charge ca. 2x/month since 2022 (house supe makes the staffing calls)
- drips: dilt, amio, heparin. No titrated pressors on our unit, those go to ICU
- precepted 5 new grads + 1 traveler
- unit falls committee (member). Falls went 3.1 -> 2.2 per 1,000 pt days in 2023; bed-alarm project was run by our CNS, I did the night audits
- Epic superuser for the 2021 go-live, nights only
- helped pharmacy pilot barcode scanning of heparin syringes, 6 wks
- discharge teaching for HF pts, teach-back, usually the ones leaving at 7a

RN med-surg, Saint Orla's, Springfield OH   01/2017–05/2019
- 32 beds, ortho/gen surg post-op, 5–6:1, day/eve rotation
- wound vacs, PCA; epidurals monitored w/ acute pain team
- floated to rehab approx once a pay period

PCT (aide), same hospital, 2015–2016 during school

SCHOOL
ADN, Clark Basin Community College, Dec 2016
BSN – online, Whitford State, 21 of 30 credits done, expect spring 2026

OTHER
Spanish: enough for basic pt questions, I use the interpreter line for consents
DAISY nominee 2023 (not awarded)
Volunteer, county flu clinic, every Oct 2020–2022
