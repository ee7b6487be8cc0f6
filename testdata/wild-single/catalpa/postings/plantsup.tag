<employer>KAVERI DELTA FORGINGS PVT. LTD.</employer>, UNIT II — WALK-IN INTERVIEW

Post: <title>Production Supervisor (Forging / Heat Treatment)</title>, 4 nos.
Place of posting: <place>SIDCO Estate, Hosur</place>
CTC: <pay>Rs. 4.2 to 5.4 LPA + shift allowance + OT</pay>

Qualification: <degree c="must">Diploma in Mechanical Engg. / Metallurgy (DME)</degree>. B.E. candidates need not apply for this post.
Experience: Min. <years n="5" of="forging shop">5 yrs.</years> in <must>closed die forging</must> shop, out of which <years n="2" of="manpower handling">2 yrs.</years> handling <must>manpower</must> of 25 and above.
Age: below 38

Candidate should be thorough in:
 a) <must>Hammer</must> and <must>press</must> operation 1000T to 2500T
 b) <must g="1">Induction</must> or <must g="1">oil fired</must> furnace
 c) <must>IATF 16949</must> shop floor documents, <must>5S</must>, <must>Kaizen</must>
 d) <must>OEE</must> calculation, daily MIS in <must>MS Excel</must>
 e) <lang c="must">Tamil</lang> speaking compulsory; <lang c="nice">Hindi</lang> or <lang c="nice">Telugu</lang> preferable as workmen are from other states

Knowledge of <nice>Deform</nice> simulation and <nice>SAP PP</nice> is added advantage. <no>CNC programming</no> not required, machine shop is separate division. <no>Die design</no> by Pune office.

Job: <duty>shift handling (A, B, C rotation)</duty>, <duty>achieve production target with nil accident</duty>, <duty>rejection control below 1.2%</duty>, <duty>breakdown co-ordination with maintenance</duty>

Facilities: canteen, bus from Krishnagiri and Attibele, PF, ESI, Diwali bonus. Freshers and GETs: separate drive in June, training given on <no>robotics</no> and <no>Industry 4.0</no>.

Walk in with resume, originals, last 3 months payslip:
Sunday 16th, 9.00 AM to 1.00 PM, Time Office, <employer>Kaveri Delta Forgings Pvt. Ltd.</employer>, Unit II, Sipcot Phase I
Those who attended interview within last 6 months need not apply. No TA/DA. Security deposit never collected.
