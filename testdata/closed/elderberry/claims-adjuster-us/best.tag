DARLENE KOSTECKI
Property Claims Adjuster, Toledo OH
dkostecki@mailbarn.example | 419-555-0148

WHAT I DO
Desk adjuster, homeowners, wind/hail & water. Some field (ride-alongs plus about 30 roofs on my own in the 2023 derecho). Settlement authority $15k, anything over goes to Ray (my supervisor). No litigated files – those go to the SIU/lit unit.

JOBS
Maumee Mutual, Toledo – Property Claims Rep II, 6/2021 to now
- avg 110 open files, peak 160 in cat season
- write my own Xactimate estimates for interior water; roofs usually written by the IA firm, I review
- flagged 14 files to SIU in 2024, 5 came back confirmed
- one of three who tested the new photo-estimate app; vendor built it, IT rolled it out
- cycle time on my desk 31 -> 24 days (2022 to 2024), whole unit got a new triage rule in 2023 which helped
- buddy for 2 new hires (no reports)
- deployed once, 3 wks, Iowa derecho cleanup, under a cat lead

Great Black Swamp Insurance, Bowling Green – Claims Assistant, 2/2019 - 5/2021
- FNOL calls, set up claims, mailed letters, P/T first year (24 hrs)
- auto glass only: paid up to $1,000 w/o sign-off

Hollings Roofing, Perrysburg – office, 2016-2019
- scheduled crews, typed up supplements the owner wrote

LICENSES / SCHOOL
Ohio resident adjuster... Ohio does not license staff adjusters so I hold Texas all-lines (non-resident designated home state), exp 9/2026
AIC: 2 of 4 exams passed, third booked for March
Xactimate Level 1 cert; studying for L2
Owens Community College, A.A.S. Business, 2018 (evenings)
Haag roof course – attended the 1-day intro, not the certified inspector

OTHER
Spanish: enough for an FNOL call w/ the script. Guidewire ClaimCenter daily. Excel basics.
