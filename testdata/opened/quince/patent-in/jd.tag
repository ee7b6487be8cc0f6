From: HR Desk, <employer>Sarvottam LifeSciences Ltd</employer>
Sub: Opening - <title>Assistant Manager, Intellectual Property (Small Molecules)</title> - <place>Genome Valley, Hyderabad</place>

Dear All,

Greetings from Sarvottam!! Kindly circulate the below requirement in your network. 2 positions, immediate joiners / max 60 days notice. 6 days working (2nd & 4th Sat off), work from office only. CTC <pay>Rs. 14 - 19 LPA</pay> based on present CTC and interview.

About company: Sarvottam is a Rs. 1,850 Cr. API and finished dosage company having 5 USFDA approved sites and filing 12-15 ANDAs every year. Our regulatory team takes care of <no>DMF filing</no> and the synthesis is done by R&D, hence no <no>lab work</no> is involved in this role.

Job Description
1. <duty>Freedom to operate (FTO) analysis for API routes, polymorphs and formulations</duty> for US, EU and India
2. <duty>Drafting of provisional and complete specifications</duty>, and <duty>replying to FERs and attending hearings at the Indian Patent Office</duty>
3. <duty>Orange Book tracking and PIV / Section viii strategy inputs</duty> to portfolio team
4. <duty>Filing pre-grant and post-grant oppositions</duty> along with outside counsel
5. <duty>Guiding 2 junior associates</duty> and sitting in R&D weekly review to suggest non-infringing routes

Desired candidate profile
- <degree c="must">M.Pharm or M.Sc. in Organic / Medicinal Chemistry</degree> compulsory (Ph.D. welcome). B.Tech/ B.Sc./ Biotech profiles pls excuse, our R&D heads want somebody who reads a reaction scheme like a newspaper
- <licence c="must">Registered Indian Patent Agent</licence>
- <years n="6" of="pharma IP">6-9 yrs</years> in pharma IP, either industry or KPO/ law firm
- Strong in <must>prior art search</must> with <must g="1">SciFinder</must> or <must g="1">Reaxys</must>, plus any one commercial patent database (<must g="2">Orbit</must> / <must g="2">PatBase</must> / <must g="2">Derwent Innovation</must>)
- Sound knowledge of <must>Section 3(d)</must> of Indian Patents Act and of <must>Hatch-Waxman</must>
- <must>Claim drafting</must> and <must>claim charts</must>
- Good written <lang c="must">English</lang>; <lang c="nice">Telugu</lang> will be an added advantage but not at all mandatory
- <degree c="nice">LL.B.</degree> preferable; exposure to <nice>peptides</nice> or <nice>complex injectables</nice> preferable
- <nice>Litigation support</nice> to US counsel will be given weightage
- Biologics is handled from Bengaluru, so <no>sequence searching</no> is not required. <no>Trademarks</no> also not in scope.

Perks: bus facility from Miyapur/ Uppal/ ECIL, subsidised canteen, GMC 5 lakh for family incl. parents, LTA, exam fee reimbursement.

Selection process: written test (one FTO case, 90 min) -> technical -> HR -> offer. Please mention in mail body: total exp, relevant exp, current CTC, expected CTC, notice period, patent agent reg. no. Mails without same will not be considered.

Interested may share CV to careers@sarvottam.example.com with subject "IP-SM". We do not charge any fees at any stage, beware of fraud calls. Sarvottam is an equal opportunity employer, women returning after break are encouraged to apply.

Thanks & Regards
Team HR
