MARISOL QUINTRELL  •  AEA (EMC) •  Louisville KY / NYC local hire ok

STAGE MANAGEMENT (recent)
The Glass Orchard – PSM – Ohio Falls Rep (LORT D) – fall '25, 5 wk run + 3 rehearsal. 1 ASM, 1 PA
Two Rivers, One Bridge – ASM (deck) – same – spring '25. Went on book & called 6 of 32 perfs when PSM was out sick
Nutcracker '23, '24 – ASM – Bluegrass City Ballet – children's wrangling of 44 kids with 5 volunteers, SL cues, did not call
Twelfth Night – SM – Shelby Park outdoor (non-union, stipend) – summer '22 – tour to 4 county parks, not the full 9; budget by producer
Readings/workshops: 7, mostly 29-hr
'Hadley!' musical, pre-Bway lab NYC – PA – 4 wks '24. fight calls were run by the fight captain, I kept the log

Also
House mgr subs at Ohio Falls, 10-15 shifts a season. Light board op (ETC Ion), programming no – LD's assistant does that. QLab: fire + small edits. Vectorworks: read & print. Rigging: no; fly rail under the flyman's eye.

Day job
Event coordinator p/t (20h) Derbyfield Conference Ctr 2021–now. Run of show for ca 25 events a yr; AV is contracted out. Banquet captains not mine.

Training
BFA Theatre (Stage Mgmt emph.), Univ. of Western Kentuckiana 2021
Intern, Cumberland Summer Stage 2019, 2020 cancelled (covid)
CPR/First Aid till 11/26. OSHA-10 in progress (6 of 10 hours). Intimacy direction – one weekend intro. ASL beginner 1 completed, level 2 waitlist.
Equity: Membership Candidate, 38 weeks of 50... card pending when I hit my points – not a full member
Sightreads music: follows a vocal score, piano rusty. Drives 15-passenger van & 16' box truck
