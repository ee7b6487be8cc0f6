Élodie Rankin-Achebe — fundraiser, 14 yrs in the sector. Halifax, Nova Scotia. era@charity.example

2019 → now   DIRECTOR OF DEVELOPMENT, Harbour Light Hospice Society (staff 40, budget $5.2M)
Annual fund + events + major gifts + grants. Three reports (2 FT, 1 at 60%) and a casual for receipting.
Raised: 1.9M (FY20), 1.7 (21), 2.3 (22), 2.6 (23). FY23 includes one bequest of $410K that we did nothing to get.
Capital campaign for the new house: goal 11M, 7.8M pledged to date (public phase not launched yet). Feasibility study by Coburg Counsel. The ED + campaign chair make the asks over 250K, I make the ones under
Monthly donors 312 -> 540
Gala: 280 guests, net $96K in 2023, event company produces it
Raiser's Edge NXT; conversion from DonorPerfect was done by my associate over winter 21/22
Present to board finance committee quarterly (non-voting)
Wrote the gift acceptance policy – board approved 2020
Grants: two federal apps, one successful ($75K over 2 yrs)

2014–2019   Manager, Annual Giving — Tidewater University, Advancement. Direct mail (~22K pieces/drop, 3 drops a year), phonathon w/ 18 student callers, participation 8.1 to 9.4%. One report.
2010–2014   Events & Stewardship Coordinator, Maritime Wildlife Rescue. Mat leave 2012–13

Credentials
CFRE – application in, exam in the November window
BA (Hons) English, Tidewater, 2009
Cert. in Fundraising Mgmt, online, 2015
AFP Nova Scotia chapter: member; VP 2021–22
French: mother tongue on mum's side – speak well, proposals I get proofread

Speaking: one breakout at the chapter day 2022 on monthly giving; panelist, 2023
Mentor in AFP's fellowship programme (1 fellow)
