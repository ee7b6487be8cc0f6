<title>Assistant Manager – Technology Risk & IT Audit</title>

Job Req ID: 60417
Location: <place>Manchester, United Kingdom</place> (hybrid)
Other Locations: <no>Birmingham, Glasgow</no> (see separate reqs)
Line of Service: Assurance
Grade: AM
Time type: Full time
Posted: 13 days ago

<employer>Crossley Vane</employer> is a mid-tier audit and advisory partnership: 61 partners, 900 people, clients who are usually family-owned or on AIM. Our Tax, Deals and <no>Forensics</no> colleagues sit in the same building but recruit for themselves.

A career within Technology Risk

You'd split the year in two. October to April is external audit support: <duty>walk through and test general IT controls</duty>, <duty>document findings</duty>, <duty>agree reliance with the financial audit team</duty>. From May on you're on co-sourced internal audits – <duty>scoping cyber, change and resilience reviews</duty>, <duty>presenting reports to audit committees</duty> – for building societies, housing associations and one airport. You <duty>coach two or three associates</duty> and <duty>manage budgets on smaller engagements</duty>.

We are an audit practice. You won't configure <no>firewalls</no>, do <no>penetration tests</no> (that's subcontracted) or implement <no>Workday</no>, although you will sit opposite people who do.

To really fit in this role you'll have:

• <years n="3" of="IT audit">3 years or more</years> in <must g="1">IT audit</must>, <must g="1">technology risk</must> or a second-line <must g="1">IT controls</must> job
• <licence c="must">CISA</licence>, or an <licence c="must">ACA / ACCA</licence> with technology experience; passed and awaiting certification is fine
• solid knowledge of <must>ITGCs</must> – access, change, operations – and of <must>automated controls</must> in at least one ERP (<must g="2">SAP</must>, <must g="2">Dynamics 365</must>, <must g="2">Oracle Fusion</must>)
• a feel for frameworks: <must>COBIT</must>, and <must g="3">ISO 27001</must> or <must g="3">NIST CSF</must>
• the ability to <must>write findings</must> which a finance director reads to the end
• experience of <must>reviewing juniors' work</must>
• a <degree c="must">2:1 degree</degree>, any subject, or equivalent professional route

Additional qualities, desirable only:

• data analytics in <nice g="4">Alteryx</nice>, <nice g="4">IDEA</nice> or <nice g="4">SQL</nice>
• <nice>SOC 1 / ISAE 3402</nice> reporting
• <nice>FCA-regulated clients</nice>
• Knowledge of <nice>Provision 29</nice> of the UK Corporate Governance Code

Travel: clients from Carlisle to Stoke; trains are normal, so <no>a driving licence</no> isn't needed. Overnight stays perhaps 20 nights a year.

What you'll receive in return

<pay>£43,000 - £51,500</pay>, a car allowance from Manager grade, 26 days' leave with the option to buy five, private healthcare, time off in lieu in busy season (and we track that it gets taken). Study support for <no>CISM</no>, <no>CISSP</no> or <no>CIA</no>, whichever suits, and an internal <no>AI assurance</no> academy from September.

Right to work: applicants <permit>must have existing and continuing right to work in the UK</permit>; we hold a sponsor licence but are not using it at this grade.

Diversity at <employer>Crossley Vane</employer> isn't a poster. Adjustments: recruitment@example.org or 0161 496 0773. We don't use A-level grades in screening. #LI-Hybrid
