WE ARE HIRING!!! 🎉 <title>Customer Service Representative</title> (Voice – Telco Account)
📍 <place>Eastwood, Quezon City</place> – ONSITE
💰 <pay>Up to ₱28,000 package + ₱15,000 signing bonus</pay> (1st day hires before Oct 31)

<employer>Sampaguita Connect Solutions Inc.</employer> is one of the fastest growing BPOs in Metro Manila with 6,000 ka-Connect across 4 sites. Our accounts range from telco and travel to <no>healthcare coding</no> and <no>back-office accounting</no>. For this posting we are filling 120 seats for a US telco.

Qualifications:
✔ At least <degree c="must" g="1">Senior High School graduate</degree> or <degree c="must" g="1">completed 2 years in college with no back subjects</degree>
✔ With at least <years n="0.5" of="BPO voice">6 months</years> <must>BPO voice experience</must> (NO work experience? We also have non-voice accounts, ask our recruiters)
✔ <lang c="must">Excellent English communication skills, B2 or higher in Versant</lang>
✔ <must>Amenable to working onsite</must> and in <must>shifting schedules, including graveyard, weekends and holidays</must>
✔ <must>Basic computer navigation</must>, <must>typing speed of 30 WPM</must>
✔ <must>Customer-oriented</must>, <must>patient with irate callers</must>
✔ <must>Can start ASAP</must>

Advantage but not required:
➕ <nice>Technical troubleshooting</nice> (modem, DSL, fiber)
➕ <nice>Upselling</nice>
➕ <nice g="2">Avaya</nice> or <nice g="2">Genesys</nice>

What will you do?
👉 <duty>Take inbound calls on billing, plans and service interruptions</duty>
👉 <duty>Resolve on the first call or endorse to Tier 2</duty>
👉 <duty>Document every interaction in the CRM</duty> – <no>Salesforce</no> training is provided, 3 weeks, paid
👉 <duty>Hit CSAT, AHT and QA targets</duty>
This is NOT a <no>sales</no> account. No <no>cold calling</no>, no quota!

Why Sampaguita?
🌼 HMO on Day 1 with 2 free dependents
🌼 20% night differential
🌼 Shuttle from Cubao and Marikina after 10 PM
🌼 Rice and laundry allowance
🌼 Performance bonus up to ₱7,000
🌼 Free <no>Spanish</no> classes – bilingual agents earn more!
🌼 Career growth: 8 of 10 TLs started on the phones

How to apply: Walk in at 5/F Narra Tower, Mon–Sat 8AM–6PM, look for Ma'am Jhoanna or Sir Paolo (tell the guard "SCS recruitment"). Bring 2 valid IDs, updated resume and a black ballpen. One day process: initial interview, Versant, final interview, job offer. <permit>NBI clearance</permit> and pre-employment medical to follow.

Sampaguita does not collect any fee from applicants. Beware of scammers.
