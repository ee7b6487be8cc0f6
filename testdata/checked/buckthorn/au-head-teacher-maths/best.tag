Graham Tzannes — teacher CV
Wagga Wagga NSW · accredited NESA (Proficient). Working towards Highly Accomplished, portfolio in draft

Roles
2020–now  Head Teacher Mathematics, Kooralong High School (public, 780 students, 62 teaching staff)
 Faculty of 9 teachers incl. 2 part time and 1 beginning teacher. I teach 0.7 load: Yr 8, 10, 12 Standard, 11 Extn 1
 * HSC Maths Advanced: avg z score -0.31 in 2019 to -0.05 in 2023 (still below state). Class taught mostly by L. Draper
 * wrote new scope & sequence for Stage 4 for the 2022 syllabus; Stage 5 shared out amongst the faculty
 * NAPLAN numeracy yr 9: top two bands 14% → 19% (2019-2022), whole school effort with literacy/numeracy coordinator
 * performance & development plans for 7 of 9 (the DP does the two on long service provisions)
 * faculty budget $11,500 p.a.
 * timetable committee – one of four. DP builds it (Edval)
 * relieving Deputy Principal, Term 3 2023 (10 weeks), years 7 and 8 only
 * ran 4 after-school maths help sessions a fortnight w/ uni tutors
 * Applied for Newman grant 2022, not successful; got $3,000 from local club for calculators

2011–2019 Maths teacher, Murrumba Catholic College, Griffith
 * year adviser 2015–17 (cohort abt 110)
 * coached chess team; regional semis 2016
 * HSC marker, Maths General, 2 seasons (2014, 2016)

2009–2010 casual relief, Riverina schools

Study
B Ed (Sec) Maths/ Science, Riverbank University 2008
Grad Cert Ed Leadership – same, done 2021
M Ed – 2 subjects to go, deferred

Bits
Google Classroom, Desmos, Edval (view & swaps), Sentral. Python – taught a yr 9 elective for one semester with help from TAS
First aid, anaphylaxis, WWCC current. Bus licence (LR)
