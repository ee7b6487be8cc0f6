NORTH MARCHES CONSTABULARY — POLICE STAFF VACANCY

Post title:        <title>Contact Management Officer (999/101 Call Handler and Dispatcher)</title>
Force:             <employer>North Marches Constabulary</employer>
Department:        Force Control Room
Location:          <place>Kelderby HQ</place>
Grade / salary:    Scale 4, <pay>£26,682 – £28,770</pay> + 20% shift allowance
Hours:             37, 2-2-2-4 shift pattern (days, lates, nights)
Vetting level:     Management Vetting (MV)
Closing date:      23:55, Monday 3 November 2025
Ref:               PS/25/311

PURPOSE OF THE ROLE
To be the first point of contact for the public in an emergency or otherwise, and to make sure the right resource gets there. You are not a police officer and no knowledge of <no>criminal law</no> is expected; you do a 14-week course on <no>STORM command and control</no>, <no>THRIVE risk assessment</no> and <no>Airwave radio</no> before you take a call on your own.

MAIN RESPONSIBILITIES
a)  <duty>Answer emergency and non-emergency calls, webchats and social media contacts</duty>
b)  <duty>Assess threat, harm and risk and grade the incident</duty>
c)  <duty>Dispatch and monitor officers by radio</duty>
d)  <duty>Create accurate incident logs while the caller is still talking</duty>
e)  <duty>Carry out PNC checks for officers</duty> (once trained)

PERSON SPECIFICATION                                              E / D     Assessed
<degree c="must">GCSE English at grade C/4 or above, or equivalent</degree>                   E        A
<must>Typing 35 wpm with at least 95% accuracy</must>                            E        T
Experience of <must>dealing with the public by telephone or face to face</must>   E    A/I
Able to <must>multi-task under pressure</must>                          E        T/I
<must>Clear spoken English over the radio</must>                                 E        T
<must>Resilience</must> when hearing distressing content                         E        I
<must>Tact</must> and <must>confidentiality</must>                                            E        I
Working knowledge of <must>Microsoft Windows applications</must>        E        A
Previous <nice g="2">contact centre</nice> or <nice g="2">control room</nice> work               D        A
Local <nice>geographical knowledge of the force area</nice>             D        I
<lang c="nice" g="1">Welsh</lang>, <lang c="nice" g="1">Polish</lang> or <lang c="nice" g="1">Romanian</lang>                                           D        A
<nice>Mental health first aid</nice>                                             D        A
(A = application, T = test, I = interview)

ELIGIBILITY
Applicants must be aged 18 or over on appointment and <permit>have lived continuously in the UK for the last five years</permit>. <permit>Management Vetting</permit> covers you, your partner and anyone living with you; please tell us everything, an undeclared parking fine does more harm than a declared one. <must>No unspent convictions</must>. <must>No County Court judgments outstanding</must>. A hearing test and a drugs test form part of the medical.
A <licence c="nice">driving licence</licence> is helpful since there are no buses at 5 a.m., but it is not a requirement.

WHAT YOU GET
Local Government Pension Scheme, 25 days' leave rising to 30, Blue Light Card, canteen, on-site gym, a sergeant who brings cake.

North Marches is a Disability Confident employer and offers an interview to any disabled candidate meeting the essential criteria. CVs are not accepted. Apply by the online form.
