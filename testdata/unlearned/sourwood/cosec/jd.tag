<title>Senior Company Secretarial Assistant</title> (permanent, full time)
<employer>Harrowmere Group plc</employer> | <place>Dublin 2</place> | hybrid, three days in the office
<pay>€58,000 – €66,000</pay> DOE, 8% employer pension, health cover, 25 days

ABOUT US
Harrowmere makes packaging for people who would rather not think about packaging. We are listed in Dublin, employ 3,100 people and have 64 legal entities in eleven countries. The Company Secretariat is a team of four and sits beside Legal on the fourth floor, next to the good coffee machine.

THE JOB
You will report to the Deputy Company Secretary. In a normal month you will <duty>prepare and circulate papers for the main board and its committees</duty>, <duty>keep the statutory registers of our Irish and UK subsidiaries</duty> and <duty>draft routine board resolutions</duty>. Each spring you will <duty>help run the AGM together with the registrar</duty>. A tidy-up of dormant companies starts in the autumn and we expect a dozen or so <duty>voluntary strike-offs</duty>.

You will not be asked to look at <no>commercial contracts</no>, which stay with our solicitors, and <no>tax returns</no> are the business of Group Finance.

WHAT WE NEED FROM YOU
• <years n="4" of="company secretarial">At least four years in a company secretarial role</years>, in a firm or in-house
• <licence c="must">Qualified or part-qualified with the Chartered Governance Institute</licence>
• Sound working knowledge of the <must>Companies Act 2014</must>
• <must>CRO filings</must> (we file everything ourselves through CORE) and <must>RBO</must> returns
• Confident <must>minute taking</must> at board or committee level
• An entity management system: <must g="1">Diligent Entities</must>, <must g="1">Blueprint</must> or <must g="1">Athennian</must>
• <must>Discretion</must> and <must>attention to detail</must>. Everybody writes this. We mean it.
• <permit>The right to work in Ireland; we cannot sponsor a permit for this post</permit>

IT WOULD HELP
Some exposure to <nice>Market Abuse Regulation</nice> (insider lists, PDMR notices), to <nice>Companies House filings</nice>, or to <nice>overseas subsidiaries</nice>. <degree c="nice">A degree in law or business</degree> is welcome but nobody will be rejected for want of one. We run our meetings on <no>Diligent Boards</no>, which we will teach you in a morning.

HOW TO APPLY
CV and a short note to careers@harrowmere.example.com by Friday 14th. Two interviews, the second with a short minute-taking exercise. Harrowmere Group is an equal opportunities employer; tell us if you need any adjustment. No agencies, please.
