<title>QC Microbiologist II - 2nd Shift</title>
Apply
locations  <place>Research Triangle Park, NC</place>
time type  Full time
posted on  Posted 6 Days Ago
job requisition id  REQ-20931

Job Family: Quality
FLSA: Non-Exempt
Shift: 2:00 pm - 10:30 pm ET

Company Overview
<employer>Corvane Biologics</employer> manufactures plasma-derived therapies for people with rare bleeding disorders. Our pipeline spans <no>gene therapy</no>, <no>monoclonal antibodies</no> and a partnered <no>mRNA</no> program in Leiden. More than 3,100 colleagues in nine countries share one purpose.

Position Summary
The QC Microbiologist II performs routine and non-routine microbiological testing in support of aseptic filling. This position does not supervise others and is not responsible for <no>method validation</no>, which is performed by the QC Technical Services group.

Essential Functions
- <duty>Perform environmental monitoring of Grade A-D cleanrooms</duty> (viable, non-viable, personnel)
- <duty>Execute bioburden, endotoxin and sterility tests</duty>
- <duty>Read plates and perform Gram stains and identifications</duty>
- <duty>Author laboratory investigations</duty> for excursions and OOS results
- <duty>Maintain the culture collection and media inventory</duty>
- Performs other duties as assigned

Minimum Qualifications
- <degree c="must">Bachelor's degree in Microbiology, Biology or related science</degree> with <years n="2" of="GMP laboratory">2+ years of GMP laboratory experience</years>; OR Associate degree with 5+ years
- <must>Aseptic technique</must>, including <must>cleanroom gowning qualification</must> history
- <must>Environmental monitoring</must>
- <must>LAL testing</must> by <must g="1">kinetic chromogenic</must> or <must g="1">gel clot</must> method
- Knowledge of <must>cGMP</must>, <must>USP 61/62</must> and <must>data integrity (ALCOA+)</must>
- Must write a clear <must>deviation report</must>
- <must>Attention to detail</must>; ability to <must>manage competing priorities</must>

Preferred Qualifications
- <nice>LabWare LIMS</nice> or <nice>MODA-EM</nice>
- <nice g="2">MALDI-TOF</nice> or <nice g="2">Vitek 2</nice> for identifications
- <nice>Isolator technology</nice>
- <nice>Trending and basic statistics</nice> in <nice>JMP</nice>
- <nice>EU GMP Annex 1</nice>
- <nice>Root cause analysis</nice> (5 Whys, fishbone)
- <licence c="nice">ASCP or NRCM certification</licence>

Physical Requirements
Able to stand for extended periods, wear full sterile gowning for up to 3 hours, and lift up to 25 lbs. No make-up, artificial nails or jewelry in classified areas. Vision corrected to 20/25 and normal color perception.

Pay Transparency
<pay>$34.10 - $46.85 hourly, plus 12% shift differential</pay>
The base pay offered will take into account internal equity and the candidate's geographic region, job-related knowledge and experience among other factors.

Benefits at Corvane include medical, dental and vision; 401(k) match to 6%; tuition reimbursement ($8,000 per year; recent graduates of the program studied <no>regulatory affairs</no> and <no>bioinformatics</no>); on-site gym; and 11 paid holidays.

Corvane participates in E-Verify. <permit c="must">Candidates must be authorized to work in the US without sponsorship now or in the future.</permit> All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, protected veteran status, or disability.

If you need assistance with this site, write to accommodations@corvane.example.com. This mailbox cannot answer questions on the status of an application.
