From: HR, <employer>Tanjong Meridian Bulk Pte Ltd</employer>
Subject: We are looking for 1 x <title>Vessel Operations Executive (Dry Bulk)</title>
Office: <place>Shenton Way, Singapore</place> (5 mins from Tanjong Pagar MRT)
Salary: <pay>S$5,200 – S$6,800 + AWS + VB</pay>

Dear all,

One of our ops colleagues is relocating to Geneva, so we need a replacement for the Handysize / Supramax desk. TMB operates around 28 vessels on time charter and voyage charter, mostly coal, bauxite, fertiliser and grains in the Indo-Pacific. Our sister company in Batam does <no>ship management and crewing</no>, this role doesn't. <no>Chartering</no> is done by the three guys on the other side of the room; they fix, you perform.

Main duties:
1. <duty>Give voyage instructions to Masters and follow up daily until the vessel is redelivered</duty>
2. <duty>Appoint port agents, check pro-forma DAs and settle final DAs</duty>
3. <duty>Plan and stem bunkers at best cost</duty>
4. <duty>Check statements of facts and prepare laytime statements for demurrage / despatch</duty>
5. <duty>Handle on-hire and off-hire surveys, hire statements and off-hire claims together with the claims team</duty>
6. Weekend and night duty phone on rotation (1 in 4)

Requirements:
- <degree c="must">Diploma or Degree in Maritime Business, Nautical Studies or equivalent</degree>
- Min. <years n="4" of="dry bulk vessel operations">4 years of dry bulk operations experience</years> with an owner or operator. Container or tanker exposure only will not be considered for this headcount
- Good working knowledge of <must>charter parties</must>, i.e. <must g="1">NYPE</must> or <must g="1">GENCON</must>
- Able to do <must>laytime calculation</must> on your own
- Familiar with <must>bunker procurement</must> and <must>weather routing reports / performance claims</must>
- <must>Veson IMOS</must> user
- <lang c="must">Good spoken and written English</lang>. <lang c="nice">Mandarin</lang> is helpful as we've got to liaise with Mandarin-speaking agents and receivers
- <permit c="must">Singaporeans and PRs only</permit>, there is no EP quota for this position

It'll be an advantage if you know <nice>draft surveys</nice>, <nice>IMSBC Code</nice> or <nice>CII and EU ETS reporting</nice>. Our data fellow handles the <no>Power BI</no> dashboards, so don't worry about that.

Benefits: 18 days AL, medical and dental, flexi-start 8–9.30am, hybrid (2 days WFH after confirmation), durian party in July.

Interested candidates please email CV in Word or PDF with current and expected salary and notice period to careers@tmbulk.example.com. We regret only shortlisted candidates will be notified. TMB follows the Tripartite Guidelines on Fair Employment Practices.
