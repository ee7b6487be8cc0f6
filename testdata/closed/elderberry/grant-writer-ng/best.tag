Ngozi Abara-Whyte
GRANTS / PROPOSAL WRITER (NGO), Abuja

About: writes proposals & donor reports for health and WASH NGOs. 6 yrs. Not a fundraiser for individual giving. M&E: basics. Budgets: I do narrative; finance does the numbers.

Sahel Lantern Foundation, Abuja — Grants Officer, Feb 2022 → now
+ 19 proposals in 3 yrs as writer or co-writer, 7 funded. Total of the 7: approx $3.4m; my sole-authored ones = 3, $410k
+ EU consortium bid (5 orgs, Geneva lead) – I did our section, pp 22-31. Result out in Feb
+ reports: quarterly to 4 donors, on time except one (late field data)
+ compliance: reads USAID rules w/ the compliance manager (post closed Apr 2025 after stop-work)
+ donor mapping sheet, 60ish foundations, updated when I find time
+ supervised an NYSC corper each yr for drafting; HR appraises
+ Kano & Sokoto field visits, 2x a year, to collect stories (interpreter for Hausa in Sokoto)
+ tried Salesforce NPSP demo; we use Airtable

Rivers Wellspring Initiative, Port Harcourt – Programme Asst (comms/grants), 9/2019–1/2022
+ boreholes proj, 12 LGAs, my reports covered 3
+ letter of inquiry to a US family foundation – ED edited and signed; $50k got

Freelance since '23: 5 small CBOs, weekend, 2 unpaid. One got £8,000.

Before: NYSC in Jos 2018–19, taught Eng. JSS1–3

BA English, Uni of the Cross Niger, 2:1, 2018
Grant Professional Cert (GPC): eligible from 2026, not sat. PMD Pro L1 2023. Coursera on MEL, audited w/o cert
MSc Dev Studies (distance, Uni of East Thames UK) semester 2 of 6

Languages – Igbo, English, Pidgin, Hausa market-level. French A1 app
