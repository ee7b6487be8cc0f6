DARREN PELLOW
Electrician (JIB Approved since Feb 22)   full UK licence, own van
Plymouth / 07700 900412 / d.pellow@postbox.example

TICKETS
18th ed. (BS7671) - passed 2019, Amd 2 update done Nov 22
2391-52 I&T - did the course, passed the written, practical resit booked for Sept
AM2 Mar 17. NVQ3 Electrotechnical, Tamar Valley Coll., 13-17
ECS gold. IPAF 3a+3b. PASMA ran out Jan 24, not renewed
First aid at work - to 2026

WORK
Hallworthy M&E Ltd, Plymouth   Apr 20 - now
- 1st & 2nd fix, containment, SWA. mostly schools + 1 GP surgery
- biggest: Saltmead Primary, 14 classrooms, I did the 6 in the east block
- DB changes, dead testing. QS (Colin) signs the certs, I fill in the schedules of results
- fire alarm: pull in cables & fit heads, Fireline commission it
- look after 1 apprentice (2nd yr) on site Tue-Thu. he reports to the contracts mgr
- EV chargers: 11 domestic, fitted w/ a mate, since summer 23
- call-out rota 1 wk in 5
- snags on last job 9, down from 31 on one before (new checklist, foreman's idea, I filled it in for our block)

Trenant Electrical (sole trader, 3 of us)   Sep 17 - Mar 20
- rewires, about 25 houses in 2.5 yrs, council voids for Tamarside Homes
- EICRs: helped Mr Trenant, he did the coding and signed
- priced small jobs under £500, anything bigger he priced

Bodriggy Electrical Contractors - apprentice   Aug 13 - Aug 17
- site work, refurb of Carrick Ward (hospital): trunking & tray, under supervision
- day release. Apprentice of the yr: runner up 2016

OTHER
Solar PV - 1 day intro w/ manufacturer, no installs yet
KNX: only watched the vendor programme it at the surgery
Can read drawings; AutoCAD viewing only
Coach U11 rugby Saturdays
