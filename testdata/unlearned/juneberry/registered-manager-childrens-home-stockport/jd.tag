<employer>Fernlea Children's Services</employer>
Vacancy ref FCS/RM/014

JOB TITLE: <title>Registered Manager – Children's Residential Home</title>
LOCATION: <place>Stockport, SK2</place>
SALARY: <pay>£48,500 - £54,000</pay> plus up to £6,000 in bonuses linked to inspection outcome and occupancy
HOURS: 40 per week, with a share of the on-call rota (1 week in 4)

About the home
Larch House is a four-bed home for young people aged 10 to 17 with emotional and behavioural difficulties. It was rated Good in all areas at its last inspection. The present manager is moving on to a regional role after six years, so you will inherit a settled team of eleven, a deputy who knows every cupboard, and a dog called Biscuit.

The role
You hold the registration with Ofsted and are accountable for everything that happens under the roof. You will:
• <duty>lead, supervise and appraise a team of residential support workers</duty>
• <duty>write the six-monthly quality of care review</duty> and act on the independent visitor's monthly report
• <duty>manage referrals and matching</duty> together with our placements desk
• <duty>hold the home's budget</duty> and <duty>plan the rota</duty> without leaning on agency
• <duty>chair placement planning meetings</duty> with social workers and families

Essential
1. <licence c="must">Level 5 Diploma in Leadership and Management for Residential Childcare</licence> (or an equivalent recognised by Ofsted)
2. At least <years n="2" of="residential childcare">two years' experience in residential childcare within the last five years</years> – this is Regulation 28 and we have no discretion
3. At least <years n="1" of="supervising care staff">one year supervising and managing care staff</years>
4. Confident knowledge of the <must>Children's Homes Regulations 2015</must> and the Quality Standards
5. First-hand experience of <must>Ofsted inspections</must> under the <must>SCCIF</must>
6. <must>Safeguarding</must> experience at the level of a designated lead, incl. working with the LADO
7. <must>Risk assessment</must> and <must>behaviour support planning</must>
8. <must>Budget management</must>
9. A full UK <licence c="must">driving licence</licence>

Desirable
• <nice g="1">Team Teach</nice> or <nice g="1">PRICE</nice> instructor or practitioner training
• Training in <nice>PACE</nice> / therapeutic parenting
• <nice>ClearCare</nice> or another electronic recording system
• <nice>registering a new home</nice>; a second one is planned for Marple next spring

What we don't expect
Our young people attend our own school in Hazel Grove, so there is no <no>teaching</no> in this post; <no>payroll</no> and <no>recruitment advertising</no> are done by head office, and our in-house psychologist looks after <no>clinical formulation</no>.

In return: 33 days' leave including bank holidays, a Level 7 funded if you want it, clinical supervision every month, Blue Light Card.

Fernlea is committed to safeguarding and promoting the welfare of children. The post is exempt from the Rehabilitation of Offenders Act 1974; an enhanced DBS check with barred list, full career history with explanation of gaps and two references incl. your latest employer will be taken up before interview. You must have the <permit>right to work in the UK</permit>; we cannot sponsor. 

Application form only (no CVs by email please, although you may attach one to the form). Closing date: Sunday 23:59. Interviews are held at Larch House and the young people have a panel of their own.
