AOIFE BRANNIGAN, MPharm                                  GPhC reg. (since Aug 2016)
Band 7 Rotational Clinical Pharmacist

POST                          WHERE                              WHEN             WTE
Band 7 rotational             St Finbarr's Gen. Hosp. Trust      Oct 2019-        1.0 (0.8 from Sep 22)
Band 6                        St Finbarr's Gen. Hosp. Trust      Aug 2017-Oct 19  1.0
Pre-reg, then relief phcist   Kershaw Chemists (community)       Aug 2015-Jul 17  1.0

WHAT I DO NOW
Renal (current)     ward rounds Mon+Thu w/ consultant; 22 beds; drug hx within 24h for c. 85% of
                    admissions (ward target 80)
Aseptics            6-mth rotation 2021. Released TPN under the Accountable Pharmacist, did not
                    hold release on my own for chemo
Antimicrobials      did the data collection for the trust-wide audit (340 charts, 3 of us); antimicrobial
                    lead pharmacist wrote it up + presented
EPMA                super-user for renal when it went live Mar 2023. Build was done by the EPMA team
On call             resident, 1 in 9
Weekend dispensary  1 in 4
Training            practice supervisor for 1 trainee pharmacist at a time; designated supervisor is
                    the education lead
Guideline           drafting new phosphate binder guideline, to go to D&T committee in autumn

BAND 6 TIME
surgery, care of the elderly, MI (medicines information) 4 months each approx
MI: about 10 enquiries/wk, answers 2nd-checked
Missed dose project on 1 surgical ward: omitted doses 11% to 7% in 5 months, together with ward sister

COMMUNITY
Kershaw: pre-reg year at Millgate branch; relief cover 4 branches afterwards; flu jabs; MURs ~ 6/wk

QUALS
MPharm 2:1                 Univ. of Castlereagh              2011-15
PG Cert Clin Pharm         same                              2018-20
PG Dip                     same                              paused after 1 of 3 modules (mat leave 2022)
Independent prescriber     starting Jan, place + funding confirmed
ILS                        valid to Dec
MSc                        no

poster (2nd author) UK renal pharmacy meeting 2023 - phosphate binders adherence, 41 pts
Member renal pharmacy group. Irish basic
