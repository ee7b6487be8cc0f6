Tamsin Okonedo-Rudge
Trainee sonographer (yr 2 of 2) / HCPC reg. diagnostic radiographer
Truro

Since Sept 2024 – Trevenna Hospitals NHS Trust, Truro – trainee sonographer, Band 6 Annex 21
PgCert Medical Ultrasound at Wessex Coast Uni (CASE accredited), finish due July 2026. Modules done: physics, abdo & gynae. Obs module still running.
* general abdo lists, 12 pts per session, my own room but a qualified sonographer countersigns every report
* gynae TA/TV: 140 of 200 logbook scans so far
* obs: dating scans w/ mentor in the room; anomaly scans – watch only
* DVT scans: signed off Nov 2025, unsupervised since, weekdays
* no MSK, no echo
* did the audit on gallbladder polyp follow up w/ Dr Lavery – she designed it and presented it, I pulled the 88 cases from PACS
* on the rota for 1 late/wk, no on call yet

Aug 2019–Aug 2024 – same trust, radiographer B5 then B6 from Apr 2022
plain film, theatre (C-arm), mobile. CT: rotated 4 months, cannulation cert (expired 2024, not renewed). Resus plain film when on nights. Covered student coordinator for Jess's mat leave, 7 months, 2 days/wk.
Supervised 1st & 2nd yr students on placement (informal).
RIS go-live 2021: superuser for our dept – the trust has 5 depts; training itself was by the supplier.

BSc (Hons) Diagnostic Radiography 2:1, Univ. of the Tamar, 2019

HCPC registered since 2019. Member SoR. RCS reg of clinical technologists – no. BMUS student member.
Machines: GE Logiq E10 (main), Canon Aplio (a bit). PACS Sectra, RIS CRIS.
Driving licence yes, own car
