Priyanka Deslauriers
Mississauga, ON / pdeslauriers@inbox.example / (905) 555-0172

SUMMARY: Dispatcher turned logistics coordinator. LTL mostly, some FTL cross-border. I know the 401 better than my own street.

NORTHSPAR FREIGHT INC., Brampton — Logistics Coordinator — Aug 2021 to present
-- ~45 loads/day across the desk (4 of us), my share 10-12
-- Lanes: ON–QC daily, ON–MI/OH twice a week. No western Canada.
-- Build PARS/ACE e-manifests; broker (outside firm) does the actual customs entry
-- On-time: desk at 94.6% for 2023, was 91% in 2022. We changed the cut-off from 4 to 3 pm, my manager's call, I collected the data for it
-- Carrier onboarding: collect insurance + CVOR + abstracts for ~8 carriers a qtr; safety dept approves
-- TMS = McLeod LoadMaster; moved from spreadsheets in 2022, vendor did the setup, I tested rating for the Quebec lanes
-- claims: log & chase, approx $60K open at any time; settlement authority $500
-- back-up for the supervisor during her mat leave top-up weeks (5 wks, summer 2024), no pay change

KETTLEBY CARTAGE LTD, Etobicoke — Dispatcher (afternoons) — Mar 2018 to Jul 2021
-- 22 trucks, owner-ops and company drivers, city P&D
-- HOS monitoring, Isaac tablets
-- trained 2 dispatchers
-- Cut empty kms? They said around 6% on my shift in 2020, hard to say how much was covid

KETTLEBY — Dock clerk, seasonal, Oct 2017–Feb 2018

EDUCATION
Humberline College, Supply Chain & Ops diploma (2 yr), 2017
CITT: 3 of 5 courses so far for CCLP
TDG certificate (ground), renewed Jan 2024
Forklift – counterbalance, licence expired

LANGUAGES  English, Punjabi (spoken at home), French—phone level w/ Quebec shippers, writing weak
Excel: pivots, xlookup. Power BI: I refresh reports someone else built.
