VACANCY NOTICE
Organisation: <employer>Waihara District Council</employer>
Position title: <title>Intermediate / Senior Planner, Resource Consents</title>
Group: Regulatory and Environment
Reports to: Team Leader Consents
Location: <place>Waihara civic building</place> (working from home up to 2 days after induction)
Hours: 37.5 per week, permanent
Salary band: <pay>Band 16, $88,400 to $112,900</pay>
Closes: Sunday 5pm

About us
Waihara has 41,000 people, two harbours, a great deal of kiwifruit and a coastline everyone wants to build on. The consents team is six planners and two administrators. We received 612 applications last year.

Purpose of the position
To <duty>process land use and subdivision consents</duty> from lodgement to decision within statutory timeframes, and to <duty>give duty planner advice</duty> at the counter and by phone two half days a week.

Key accountabilities
- <duty>Assess applications and write notification and decision reports</duty> under the <must>Resource Management Act 1991</must>
- <duty>Set and negotiate conditions</duty>, including with developers who know the district plan better than you do
- <duty>Present evidence at hearings</duty> and, from time to time, in mediation
- <duty>Peer review reports of graduate planners</duty> (Senior level)
- Work with iwi and hapū partners, so an understanding of <must>Te Tiriti o Waitangi and tikanga</must> in planning practice is needed
- Liaise with the development engineers; you do not need to do <no>engineering design</no>

Person specification
Essential
• <degree c="must">A planning degree accredited by the New Zealand Planning Institute</degree>. Please note we cannot consider other degrees for this role, as our delegations policy requires it.
• <years n="3" of="resource consent processing">Minimum three years</years> processing <must>resource consents</must> in a council or as a consultant to one
• Clear, plain-English <must>report writing</must>
• Ability to <must>manage a caseload of 25 or more live applications</must>
• <must>Customer service</must>, including with people who are upset
• <licence c="must">Full NZ driver licence</licence> (site visits)
• <permit>NZ citizenship, residence or a current work visa</permit>

Desirable
• <licence c="nice">Full membership of NZPI</licence>
• <licence c="nice">Making Good Decisions certificate</licence>
• Experience with <nice>coastal hazards</nice> or <nice>subdivision of horticultural land</nice>
• <nice>GIS viewer</nice> skills and an electronic consents system such as <nice g="1">Objective Trapeze</nice> or <nice g="1">TechnologyOne</nice>
• <lang c="nice">Basic te reo Māori</lang>; we run free classes on Tuesdays

Policy work on <no>plan changes</no> sits with another team. The new planning legislation will be taught as it comes into force, nobody is expected to be an expert yet.

We value diversity and welcome applicants of every background; tell us what you need to take part in an interview. Pre-employment checks include a Ministry of Justice check and a drug test.

Application: cover letter (one page), CV and the online form at waihara.example.org/jobs. Applicants selected will be asked to do a 45 minute writing exercise. Questions: Hinemoa in People and Culture.
