Resume — Taneesha "Tan" Birchall
Wind turbine tech, based Warrnambool VIC, happy to travel, 0491 570 158, tan.birchall@mail.example

Tickets
GWO BST (all modules) – valid till 03/2026
GWO Basic Technical: mech + hyd done, elec booked for August
HV switching – authorised as a Recipient in Charge on our site only, NOT a switching operator
EWP under 11 m; Dogging (DG) licence; working at heights
Cert III Engineering – Mechanical Trade (fitter), Kirrimba TAFE 2016
Cert IV Electrotech?? started 2023, deferred

Work
Gale Ridge Wind Farm (operator: Austwind O&M)   Feb 2020 –
Wind Turbine Technician, L2. 31 x 3.6 MW machines
• 6- and 12-monthly services in a 2-person crew, avg 1.5 turbines/week in season
• Availability of the farm 97.2 % FY23 (contract 97)
• Gearbox exchange Sept 2022, 3 units: OEM crew did the swap, I was the site spotter & did permits
• Bolt tensioning, hydraulic pitch accumulators, yaw brakes, blade visual inspections from ground with a scope (drone by contractor)
• Safety rep for the techs (8 of us), elected 2022
• fault resets / first look on SCADA alarms on a 1-in-4 roster
• Put together a spares list for the pitch system, saved a few trips to Melbourne, nobody measured it
• buddy for 2 trainees

Coorong Quarry Services, Mt Gambier SA — Fitter, fixed plant     2016 – Jan 2020
• crushers, conveyors, hydraulic hoses; some MIG welding (not ticketed)
• shutdowns, up to 12 h nights; leading hand on the last one (2019, 9 days, 5 blokes)

Apprentice fitter, Pascoe's Dairy Machinery, Terang   2012 – 2016

Other
Rope access: did IRATA L1 course 2021, didn't get enough hours logged, lapsed
SAP PM – close out work orders
CFA volunteer since 2018
HR truck licence
