Job Description

Designation : <title>Assistant Manager – Indirect Taxation (GST)</title>
Company : <employer>Vasundhara Agro Pumps Pvt. Ltd.</employer>
Location : <place>Coimbatore (Tamil Nadu), 5.5 days working, WFO only</place>
CTC : <pay>₹ 9.5 – 12 LPA (incl. 10% variable)</pay>
Notice period : Immediate to 45 days
No. of positions : 1
Reporting to : DGM Finance

About the Company
Vasundhara is an ISO 9001 certified manufacturer of <no>submersible pumps</no> and <no>solar pump controllers</no> having 3 plants, 11 depots and 640 dealers across South India. Turnover 410 Cr. Plants are running on <no>TPM</no> and <no>Kaizen</no>. Statutory auditors are one of the Big 6.

Roles & Responsibilities
1. <duty>Preparation and timely filing of GSTR-1, GSTR-3B, GSTR-9 and 9C</duty> for 7 registrations.
2. <duty>Monthly ITC reconciliation with GSTR-2B</duty> and vendor follow up.
3. <duty>Drafting replies to departmental notices, SCN and DRC-01</duty>; attending hearings along with consultant.
4. <duty>E-invoice and e-way bill monitoring</duty> at depots.
5. <duty>Refund claims under inverted duty and export with LUT</duty>.
6. <duty>Supporting statutory and internal auditors</duty> with schedules.

Direct tax (<no>TDS</no>, <no>transfer pricing</no>, ITR) is handled by separate team and is NOT part of this role. <no>Payroll</no> is outsourced.

Desired Candidate Profile
• <degree c="must">CA Inter / CMA Inter / B.Com with M.Com</degree>. <degree c="nice">Qualified CA</degree> will be preferred, first attempt not necessary.
• <years n="4" of="GST compliance">Min. 4 yrs – Max. 7 yrs</years> relevant exp. in <must>GST compliance</must> in a manufacturing set-up. Candidates from CA firms having handled manufacturing clients can also apply.
• Thorough knowledge of <must>CGST Act & Rules</must>, <must>HSN classification</must>, <must>reverse charge</must>, <must>place of supply</must>.
• Hands on in <must g="1">SAP FICO</must> or <must g="1">Tally Prime</must> or <must g="1">Oracle NetSuite</must>. We use SAP ECC, migration to <no>S/4HANA</no> is planned and training will be given by the implementation partner.
• Strong <must>MS Excel</must> – <must>pivot tables</must>, <must>VLOOKUP/XLOOKUP</must>. <nice>Power Query</nice> or <nice>VBA macros</nice> added advantage.
• Good <must>drafting skills</must> in English.
• <must>Customs</must> basics: bill of entry, <nice>RoDTEP</nice>, <nice>Advance Authorisation</nice> are plus.
• <lang c="must">English</lang> and <lang c="must">Tamil</lang> compulsory for dealing with depots; <lang c="nice">Hindi</lang> preferable.
• Should be <must>deadline oriented</must>, <must>honest</must> and able to <must>coordinate with sales and stores</must>.

Perks
Canteen, company bus from Gandhipuram, Mediclaim 5 lakh for family, PF, gratuity, annual Diwali bonus, one paid certification per year (past employees did <no>DipIFRS</no>, <no>Power BI</no>). 

Selection Process
Telephonic round > Excel test (45 mins) > Technical with DGM > HR with salary fitment. Outstation candidates may take first 2 rounds on Teams.

Interested candidates pls mail updated resume with current CTC, expected CTC, notice period & reason for change to careers@vasundharapumps.example.com with subject "GST-AM-CBE". Candidates who appeared in last 6 months need not apply. We never ask for money from applicants at any stage.
