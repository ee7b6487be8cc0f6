VACANCY ANNOUNCEMENT — <employer>Puits & Paix International (PPI)</employer>

Post: <title>WASH Engineer / Project Manager</title>
Duty station: <place>Goma, DR Congo</place>, with about 50% of time in field bases (Minova, Masisi) security permitting
Contract: 12 months, renewable subject to funding; unaccompanied
Remuneration: <pay>EUR 2,900–3,400 gross/month</pay> by experience + per diem USD 650 + shared guesthouse + R&R every 8 weeks
Line manager: Head of Programmes. Manages: 4 national engineers, 2 community mobilisers
Start: ASAP

1. BACKGROUND
PPI has worked on rural water in the Great Lakes since 1994. After the latest displacement we are extending gravity-fed schemes and trucking points to 11 sites under ECHO funding.

2. MAIN RESPONSIBILITIES
2.1 <duty>Design and supervise the rehabilitation of gravity-fed water networks</duty> and boreholes
2.2 <duty>Prepare bills of quantities and tender dossiers</duty>; <duty>control contractors on site</duty>
2.3 <duty>Set up emergency latrines and faecal sludge removal</duty> in camps
2.4 <duty>Monitor a budget of about EUR 1.6M with Finance</duty>
2.5 <duty>Represent PPI in the WASH Cluster</duty>
2.6 Health promotion is run by a sister team: the engineer coordinates with them but needs no background in <no>hygiene promotion</no>.

3. PROFILE
3.1 Education
<degree c="must">University degree in civil engineering, hydraulics or water and sanitation</degree>. A <degree c="nice">Master's in humanitarian action</degree> is welcome.
3.2 Experience
- <years n="4" of="WASH projects">4 years</years> in <must>WASH</must> of which <years n="2" of="work in low-income or conflict-affected countries">2</years> in <must>low-income or conflict-affected countries</must>
- <must>Gravity-fed water supply design</must>
- <must>Managing donor-funded budgets</must>; <nice>ECHO or BHA rules</nice> a clear advantage
- <must>Team management</must> in multicultural settings
3.3 Technical skills
- <must>EPANET</must> or similar hydraulic modelling; <must>AutoCAD</must>; <must>GPS survey</must>
- Knowledge of the <must>Sphere standards</must>
- <nice>Solar pumping</nice> and <nice>KoboToolbox</nice> are assets
3.4 Languages
<lang c="must">French (C1)</lang> and <lang c="must">English (working level, reports are in English)</lang> mandatory; <lang c="nice">Swahili</lang> desirable.
3.5 Personal
<must>Resilience in volatile security contexts</must>, <must>diplomacy</must>, <must>readiness to live in basic conditions</must>. A <licence c="must">manual driving licence</licence> is needed for the bases.

4. SAFEGUARDING
PPI has zero tolerance of sexual exploitation and abuse. Offers are subject to checks under the Misconduct Disclosure Scheme.

5. HOW TO APPLY
CV (max 3 pages), cover letter and three referees to jobs@ppi.example.org, subject line "WASH-GOM-0625". Closing date 30 June, Brussels time. We review as applications arrive and may close early. Due to volume, only shortlisted candidates are contacted. PPI never asks for money at any stage.
