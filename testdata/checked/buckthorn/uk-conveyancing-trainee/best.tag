Imran Sadiq-Howe, LLB
Trainee licensed conveyancer
Keighley, W Yorks / 07700 900318

I have been in residential conveyancing since leaving uni and I'm about half way to my CLC licence. I run my own small caseload under supervision of Mrs Tranmer (licensed) who signs all reports on title and undertakings. I don't do commercial.

Work so far

Tranmer & Oakes Conveyancers, Bingley. 11 staff.
Trainee conveyancer since Jan 2023, before that conveyancing assistant (from Sept 2021)
 – caseload 25-30 files, freehold sale & purchase, remortgage; leasehold: only assist, enquiries & LPE1
 – approx 90 completions in 2024 (the office: 610)
 – SDLT returns submitted after the fee earner checks them
 – AP1s / HMLR requisitions: cut our outstanding reqs from 48 to 19 with one of the assistants, over 5 months
 – AML: do client ID and source of funds first look. MLRO is Mr Oakes, who decides
 – new case mgmt system (LEAP): I was one of the two 'champions' for our floor; supplier trained the rest & migrated the files
 – cover front desk 1 lunch in 4
 – a few first registrations (3), one still pending at LR

Aire Valley CAB – volunteer gateway assessor, Oct 2019 – Jun 2021, one morning a week in term. Mostly housing/benefit triage, no advice given

Morrow's Garden Centre, tills, summers

Education
LLB Law (2:2), University of Calderbridge 2018–21
CLC Level 4 Diploma in Conveyancing Law & Practice – achieved Feb 2024
CLC Level 6 – enrolled Sept 2024, 3 of 7 units
A levels: Law B, History C, English C

IT/skills
LEAP, HMLR portal, Lender Exchange; Excel – ok not advanced. Audio typing 60 wpm. Urdu & Punjabi spoken, can't write it.
