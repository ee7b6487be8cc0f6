Oluwaseun Pemberton – Social Worker (Children)
Leicester, car driver, SWE registered

I've been a social worker 3 yrs post-qualifying, all of it in one authority. Before that six years in residential. Calm with cross parents; less calm with Liquidlogic.

Current post: Soar Valley Borough Council, Child in Need / CP team, Sept 2021 onwards
Social Worker (Grade 9), moved up from Grade 8 after ASYE
Caseload 17–19 children (team avg 18)
• CIN and CP plans, core groups, s47 enquiries jointly with police (ABE: trained, have done three as second interviewer)
• Court: 5 sets of care proceedings as allocated SW, incl. one contested final hearing. Initial statements are QA'd by my manager & legal
• PLO pre-proceedings, 4 families, 2 stepped down
• parenting assessments ParentAssess trained; the formal ones mostly commissioned out to independent SWs
• Duty rota, 1 day a fortnight
• practice-ed stage 1 finished; stage 2 starts Jan. One BA student on a 70-day placement last year, with an off-site PE who signed the report
• Covered for ATM 3 weeks (Aug 2023), allocations only, no supervision of staff
• part of the working group that rewrote the neglect toolkit (12 people across 4 services)

Residential Support Worker, later Senior RSW – Kestrel Lodge (private, 5 beds, EBD), 2012–2018
• shift lead, keyworker to 2 young people, Team-Teach
• Ofsted went from Requires Improvement to Good in 2016

Student placements: youth justice (70 d), hospital discharge team (100 d)

Education
MA Social Work, University of Welland 2018–2021 (part-time), Pass
BA Criminology 2:2, 2012
Level 3 Diploma in Children & YP Workforce 2014

Training: Signs of Safety 2 day; DASH risk checklist awareness; Makaton level 1-2
Speak Yoruba at home.
