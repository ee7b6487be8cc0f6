Bethan Aldous RVN
Registered Veterinary Nurse – Shrewsbury

Profile
RVN since 2018, small animal, bit of exotics. Currently deputy to the head nurse in a 4-vet practice. Looking for something w/ more inpatient nursing.

Employment

Millrace Vets, Shrewsbury (independent, 4 vets, 6 nurses)
RVN Sept 2018 – present, deputy head nurse since Mar 2022
• monitoring GAs, approx 12 pw, mostly ASA 1–2; occasional ASA 4 with vet in theatre
• covered for head nurse during her mat leave (7 months, 2023): rotas, 1:1s. Appraisals stayed w/ the practice manager
• clinical coach to 2 SVNs – one qualified 2024, other in yr 2
• nurse clinics: weight & post-op checks, Tues & Thurs pm. Dental clinics were started by my colleague, I do them when she's off
• Dental rads, intra-oral; conscious dog chest/abdo under supervision of vet
• stock ordering of the pharmacy w/ VetStoreman (the CD register is kept by the head nurse and a vet, I am second signatory)
• helped Dr Okell w/ the PSS inspection paperwork 2021 → practice accredited, GP level
• OOH: 1 in 5 weekends until Feb 2020, now outsourced

Ludford Pet Hospital – student veterinary nurse, Aug 2016 - Aug 2018
• kennel, prep, theatre. Around 25 inpatients on a busy day (team of 9)

Kennel hand (Sat job), Wem Boarding Kennels 2014-16

Quals
L3 Dip Vet Nursing, Border Counties College, 2018
Cert in Emergency & Critical Care (nurses) – 2 of 3 modules passed, last one due Nov
ISFM feline friendly – online, 2022
Rat & rabbit handling day, BVNA congress

CPD 21 hrs last yr (15 req'd)

Other
Full licence. PMS: RoboVet (daily), Merlin (a little, at Ludford). Welsh – conversational
