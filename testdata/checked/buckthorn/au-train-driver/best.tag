Kerrie-Anne Walsh
Train driver (freight) – Port Augusta SA
0491 570 156

Current quals
- Cat 1 RIW, valid Oct 2026
- Cert IV Train Driving (TLI42615), RTO: Spencer Rail Training 2019
- Route competency: Pt Augusta–Whyalla, Pt Augusta–Tarcoola. Tarcoola–Cook: learning, 5 of 8 trips done
- Loco: GM, NR, C44 (CLP class lapsed 2023, not used since)
- Cert IV TAE – 7 of 10 units
- DG awareness, first aid (HLTAID011)
- HR truck licence

Jobs
SOUTHERN GULF RAIL — Driver, Apr 2019 to now (full time, roster 24/7)
  * Ore trains up to 1.8km / abt 9,000t, two-driver op, DPU on some
  * Intermodal relief when the Adelaide depot is short, approx 1 run a month
  * Workplace assessor? Not yet, but on-job trainer for 3 trainees since '22 (assessor signs them off)
  * 0 SPADs in 6 yrs. One speed exceedance 2020 (4 km/h), self reported
  * Sat on fatigue roster working group 2023; management took up 2 of our 6 suggestions
  * Acting depot supervisor, 2 x three wk stints, 2024. 14 drivers on the sheet
  * trialed the in-cab tablet (run sheets/ fault reports) w/ 4 other drivers; IT rolled it out

SOUTHERN GULF RAIL — trainee driver, Feb 2018 – Apr 2019
  * Shunting + yard Spencer Jn, 600 hrs logged

Nullarbor Haulage – HR driver, groceries, Pt Augusta to Ceduna. 2014-Jan 2018
  * 3 runs a week, nil at-fault accidents

Before that: station hand & shearing shed, 2010–14, casual

Ed: Yr 11 Quorn

Computer: basic Excel, email. Use TMS for train consist, RailSafe portal for hazards (reporting only).
