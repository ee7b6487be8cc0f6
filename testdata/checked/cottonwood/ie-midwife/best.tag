Aoibhínn Ní Chearúil, RM
Co. Galway  /  087 555 0190  /  aoibhinn.nc@postbosca.example
NMBI reg. active

Profile: staff midwife, 6 yrs post reg., mostly labour ward, now rotating to community. Happiest with low-risk women and homely births.

EXPERIENCE

St Enda's Maternity Hosp., Galway (approx 2,700 births/yr)
Staff Midwife, rotational, 0.8 WTE - Feb 2020 - date
- Labour ward (30 months), postnatal ward, and since Sept 2024 the DOMINO/community team (6 midwives, CMM2 in charge)
- I've caught approx. 210 babies as lead midwife here
- Shift leader on postnatal when CMM1 is off, maybe twice a month
- Water births: trained, have done 4 as second midwife, none as first yet
- Perineal suturing 1st + 2nd degree. 3rd degree goes to the registrar
- IV cannulation, CTG interpretation (K2 updated yearly)
- Audit on delayed cord clamping w/ a colleague (she presented it). 60 charts. Compliance 71 -> 88% on re-audit
- On working group for the new birth-choices leaflet; leaflet still w/ the printers
- Switch to MN-CMS electronic chart: was a super user on one ward, national team did the rollout
- Preceptor to 3 student midwives to date

Ardnamurragh General, Co. Mayo
Staff midwife (12 month contract) - Jan 2019 - Jan 2020
- Mixed antenatal/postnatal ward of 22 beds
- Helped at breastfeeding class Wednesdays, the lactation consultant ran it

EDUCATION
BSc Midwifery (Hons), 2:1, Univ. of Corrib 2014-2018
PG Cert Midwifery-led care - 1 of 2 modules passed, second deferred
NRP provider (neonatal resus) exp. 11/2026. PROMPT day attended 2023
Midwife prescribing - would like to do, not applied

Irish (native), English, little bit of Polish for the antenatal clinic
Member INMO. Sea swimming.
