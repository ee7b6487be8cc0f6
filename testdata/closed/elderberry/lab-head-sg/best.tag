DR. VIKNESH RAMACHANDRAN-TAY
Head, Microbiology Lab (food & water testing)

Who: lab head 3 yrs; bench 11 yrs before. Signatory under SAC-SINGLAS for 9 of our 14 micro methods. Remaining 5 (incl. Legionella) are signed by Ms Ong.

KALLANG ANALYTICAL PTE LTD
Head of Lab, Micro  2022/10–
* 16 staff: 3 seniors report to me, the rest report to them
* budget S$2.1m opex, capex decided by GM (I propose)
* ISO 17025 reassessment 2024: zero major, 4 minor NCs. QA manager runs the system
* turnaround for TPC 5d -> 3.5d, partly since couriers went 2x daily
* Johor branch lab: planned 2026, I wrote the layout brief; mgmt hasn't approved
* LIMS switch (vendor: config & data move), my lab wrote the user requirements and did UAT for micro only, chem had its own
* validated qPCR Salmonella: 1 matrix (poultry) finished, dairy ongoing, not accredited yet
* complaint rate: around 0.4 % of reports
* acting for GM during his leave - usually 2 wks a yr

Senior Microbiologist 2017–22, same co.
* in charge of water section (4 pax) on weekdays; weekend duty shared
* COVID 2020–21: seconded 5 mths to a govt swab lab, extraction bench, night shift, not result reporting

Research Asst → postdoc (2 yr), Straits Inst. of Food Sci 2011–2017
* norovirus in oysters, 6 papers, first author on 2. Grant was Prof Halloran's
* 1 patent application filed as 3rd inventor, abandoned

Studies: PhD Food Microbiology, Univ. of Merlion Hills 2015 (part-time while RA); BSc (Hons) 2nd Upper 2011
Courses: ISO 17025 internal auditor (2018). Lead assessor training – done the course, exam not taken. Exec MBA – offer deferred to Aug 2026
SAC technical assessor: observer on 1 visit
Tamil, English; Mandarin – greetings
