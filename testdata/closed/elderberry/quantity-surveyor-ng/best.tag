OLAKUNLE EZENWOSU, MNIQS (probationer)
Qty Surveyor – Enugu / P.H.

Career summary
8 yrs post NYSC. Building works mostly, small civils. Pre-contract ok, post-contract stronger. Final accounts: 3 closed, 1 in dispute.

2020 – date  Senior QS, Okwuoma & Partners (Chartered QS), Enugu
– one of 4 seniors under a principal partner; partner signs all certs & BOQs
– Lecture theatre, State Poly (N1.9bn): took off substructure + finishes, frame was Chidi's. Tender came in 4% above our estimate
– interim valuations monthly on 2 sites (was 3 till 2023)
– teaching hospital ward block, P.H.: cost plan draft, project shelved 2022 for funds
– fluctuation claims – check contractor's calcs, after naira float in 2023 up to N210m asked, N134m recommended (partner's decision)
– Bimmeasure / CostX: trial licence 2024, one small job, firm went back to Excel + WinQS
– 2 industrial attachment students p.a., sit with them

2018–2020  Asst QS then QS, Harmatt Construction Nig. Ltd, Port Harcourt (contractor side)
– subcontract payments, materials recon. for 64-unit estate, phase 1 only (22 units) while I was there
– variations: priced, the commercial mgr negotiated
– site acct'nt left, so did petty cash 5 months also

NYSC 2017/18, Works dept, Ministry in Yola: measured culverts, roads dept

Education
HND Quantity Surveying, Upper Credit, Fed Poly Nekede Hills 2017 (ND 2014)
PGD Construction Mgt, Univ. of the Niger Bend – coursework done, project not submitted
NIQS: probationer; TPC passed, GDE in Nov. QSRBN: not yet registered
RICS – no, reading about the assoc. route

Soft: Excel v. good, WinQS good, AutoCAD view/print, MS Project little.
FIDIC Red: 2-day seminar; real work is under the SBFCN form (FIDIC only once, extract for partner).
Igbo, English, some Hausa
