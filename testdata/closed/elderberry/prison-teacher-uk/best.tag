Gareth Pimblett-Shaw – CV
Functional Skills tutor (prisons). Stoke-on-Trent

Currently
HMP Cannockdale (Cat C, men) — employed by Ladderline Education, not HMPPS. Tutor, English FS E3–L2, since Jan 2022. 0.8 FTE.
 - 3 classes of up to 10 learners, churn is heavy (transfers)
 - 24/25: 61 entered L1 reading, 47 passed (77%). Centre as a whole 70.
 - outreach on the seg unit & healthcare wing, one morning a fortnight, officer present
 - Neurodiversity lead's deputy – that's Moira's role, I step in when she's off
 - Shannon Trust: support 6 peer mentors (prisoners), the wing officer picks them
 - Ofsted Oct 2024: education graded Good. Curriculum head wrote the SAR; I gave data for English
 - trialling VR headset lessons – pilot of 4 sessions, colleague's bid, bid for more is pending

Sept 2017–Dec 2021
Trent Fields College, Stafford. Sessional lecturer (hourly paid, 12–18 hrs a wk), GCSE English resit 16–19. Cover for A-level Lang a few wks in 2020. Standardised marking within our team, did not examine for the board.

2009 - 2017
Bookseller then asst. manager, Pagefold Books, Hanley. 5 staff on a Sat. Manager did the P&L; I did rotas and the reading group.

Quals
PGCE (PCET), Trent Fields validated by N. Mercia Univ, 2019, p/t
BA English & Am Studies, 2:2, 2008
QTLS: applied Sept 2025, awaiting outcome
L5 Dip. SpLD (dyslexia) – first unit only, then stopped
Level 2 safeguarding 2025. Key trained, PPT done. Enhanced DBS + prison vetting (CTC no)
Assessor award: none. IQA: none, starting TAQA L4 in the spring if funded.

I can read basic Polish (kids' stories w/ dictionary).
