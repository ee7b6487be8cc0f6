Ref 2291/KZN
<title>Claims Assessor: Commercial Property</title>
<employer>Umgeni Mutual Insurance Brokers & Underwriting Managers</employer>
<place>Pietermaritzburg, KwaZulu-Natal</place> (60% on the road)

Our client book consists of sugar mills, schools, body corporates and family businesses in the Midlands. Since the floods of 2022 the claims team has grown from four to eleven, and we are now appointing an additional assessor with immediate effect.

Purpose of the position
To <duty>investigate, quantify and report on non-motor commercial claims</duty> up to R5 million, from first notification through to settlement. Above that limit files go to external loss adjusters, whom you will <duty>appoint and monitor</duty>. <no>Motor assessing</no> is done by the Durban office, and <no>marine cargo</no> by a panel in Johannesburg; please don't apply with only that background.

Minimum requirements
1. Grade 12 plus an <licence c="must">NQF 4 qualification in short-term insurance (FAIS recognised)</licence>
2. <licence c="must">RE5</licence>, passed. No RE5, no interview.
3. <years n="5" of="property claims assessing">Five (5) years'</years> experience in property claims, of which at least <years n="2" of="commercial lines">two (2)</years> in <must>commercial lines</must>
4. <must>Policy wording interpretation</must>: you know the difference between <must>average</must> and a first loss cover and can explain it to an angry hotelier
5. <must>Building quantities</must> and current repair costs, enough to challenge a contractor's quote
6. <must>Report writing</must> in clear <lang c="must">English</lang>
7. <licence c="must">Code B driver's licence</licence> with own reliable vehicle
8. <must>Negotiation skills</must>, <must>integrity</must>, <must>ability to work unsupervised</must>

Advantageous
• <degree c="nice">B.Tech or degree in Quantity Surveying, Civil Engineering or Law</degree>
• <nice>Business interruption claims</nice>
• <nice>Drone</nice> photography with an <licence c="nice">RPL</licence>
• <lang c="nice">isiZulu</lang> (strongly preferred)
• Familiarity with <nice>TIAL</nice> or any other <nice>claims management system</nice>
• Associate or Fellow of the <licence c="nice">Insurance Institute of South Africa</licence>

Duties in more detail
– <duty>Visit the site within 48 hours of allocation</duty>, photograph, measure, interview
– <duty>Determine cause and check for breach of warranties</duty>
– <duty>Set and revise reserves weekly</duty>
– <duty>Identify salvage and recovery prospects</duty>
– <duty>Flag suspected fraud to the forensic unit</duty> (that unit does its own <no>polygraphs</no> and <no>data mining</no>, you only flag)
– <duty>Comply with TCF, POPIA and Policyholder Protection Rules</duty>; sound knowledge of <must>POPIA</must> and the <must>PPR</must> is therefore assumed

Remuneration
<pay>R480 000 to R560 000 per annum total package</pay> plus AA-rate travel reimbursement, cellphone and data allowance. Group life, retirement annuity, gap cover. 22 working days' leave. The office has a generator, an inverter and a borehole, in other words: you can work.

Process
Applications with CV and proof of RE5 to vacancies@umgenimutual.example.org. <permit>Credit, criminal (AFIS) and FAIS fit-and-proper checks</permit> will be done on all shortlisted candidates. Preference shall be given to members of designated groups. <permit>South African citizens or permanent residents</permit> only.
