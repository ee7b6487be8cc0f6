CURRICULUM VITAE
SANDEEP V. KULKARNI
Mob: 98xxx 44120 / Email: sv.kulkarni@example.in / Nashik

CAREER OBJECTIVE
To work in a reputed organisation in QC/ADL.

TOTAL EXPERIENCE: 5 yrs 4 months (OSD formulation)

EXPERIENCE
1) Trisandhya Pharma Ltd., Nashik (OSD plant, WHO-GMP, EU-GMP; USFDA inspection awaited)
Sr. Officer – QC, Aug 2022 to till date
> Analysis of finished product & stability samples by HPLC (Waters Alliance 2695, Empower 3), dissolution, UV
> Stability section: 1 of 3 analysts. Approx 140 samples in a month for whole section
> Handling OOT / OOS Phase I investigations - 9 done in 2024. Phase II is with QA
> Calibration of HPLC (4 nos out of 11) & dissolution apparatus as per schedule. Karl Fischer calibrated by vendor
> Method transfer from ADL to QC for 2 products, participated as second analyst
> Preparing STP/ SOP drafts, review by section head
> faced EU-GMP audit (2023) in stability section, no critical obs. 2 minor obs in our section closed in 30 days
> Training of new joinees - 2 trainee chemists, on GLP and pipette verification. No direct reportees

2) Garuda Lifesciences Pvt Ltd, Sinnar
QC Officer (trainee first 12 months), Jul 2019 - Jul 2022
> RM & PM sampling and testing, wet chemistry - assay by titration, LOD, IR ID
> GC: residual solvents, assisting senior chemist only
> LIMS (Caliber) data entry; migration was done by IT dept
> reduced RM release time from 7 to 5 days along with stores & QA team

EDUCATION
M.Sc (Analytical Chemistry) – Godavari Univ., 2019, 64.8 %
B.Sc (Chemistry) – 2017, first class
PG Diploma in Drug Regulatory Affairs – distance mode, pursuing

SKILLS
HPLC, UV, IR, dissolution, KF. GC – basic. Empower 3, Chromeleon (exposure). MS Excel. LC-MS: attended 2-day workshop

LANG: Marathi, Hindi, English; Kannada speak only
