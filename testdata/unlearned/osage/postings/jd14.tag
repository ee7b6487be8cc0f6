<title>Team Leader – Inbound Customer Care (UK retail campaign)</title>

At <employer>Umlambo Connect</employer> we believe in people, passion and possibility. Rated a Top Employer three years running, we've grown from 12 seats above a bakery in Woodstock to 2 300 across the Western Cape, and our culture of care is second to none!! Our analytics hub uses <no>Power BI</no> and <no>Python</no> to surface insights, our trainers hold <no>SETA assessor accreditation</no>, and our vibe is unmatched.

WHERE: <place>Cape Town, Foreshore</place> (on site, safe transport home after 19h00)
WHEN: shifts between 09h00 and 00h00 SAST to follow UK hours, 5 days out of 7
WHAT IT PAYS: <pay>R21 500 – R25 000 basic p/m</pay> + performance incentive up to R4 000, medical aid contribution after probation

YOUR MISSION, SHOULD YOU ACCEPT IT
★ <duty>Lead 15 agents</duty> on voice, chat and e-mail
★ <duty>Coach on at least 4 recorded contacts per agent per month</duty>
★ <duty>Hit AHT, FCR, CSAT and adherence targets</duty>
★ <duty>Handle escalated complaints</duty>
★ <duty>Run disciplinary conversations with HR</duty>, fairly and on paper
★ <duty>Join weekly calibration with the client in Leeds</duty>

THE NON-NEGOTIABLES
★ <degree c="must">Matric (NQF 4)</degree>
★ <years n="1" of="team leader in a contact centre">12 months as Team Leader</years> in a contact centre of 100 seats or more – acting TL or SME is not counted
★ <years n="2" of="international customer service campaign">2 years on an international campaign</years>
★ <must>Coaching</must> and <must>performance management</must>
★ <must>Excel intermediate (pivots, lookups)</must>
★ <lang c="must">English, neutral accent, excellent spoken and written</lang>
★ <permit>South African ID or valid work permit</permit>
★ Clear criminal and ITC record (will be verified)

THE CHERRIES
★ <nice g="1">Genesys</nice> or <nice g="1">Amazon Connect</nice> ★ <nice>WFM / intraday</nice> background ★ <degree c="nice">Generic Management NQF 5</degree> ★ <nice>UK consumer rights</nice> knowledge

We want leaders who are <must>resilient</must>, <must>punctual</must> and who <must>take feedback</must> as well as they give it. If you're looking for <no>outbound sales</no>, that's a different campaign, check our page.

APPLY: WhatsApp "TEAMLEAD UK" to 060 555 0119, do the 20 min typing + listening test, then we'll call you for a panel. Umlambo Connect is a Level 1 B-BBEE contributor. Preference to EE candidates. POPIA: by applying you agree that we keep your data for 12 months.
