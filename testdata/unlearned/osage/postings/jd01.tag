ADVERT REF: MP/0417/EC                                CLOSING DATE: 14 March 2025, 16h00

EMPLOYER:            <employer>Kwelanga Ports Authority (SOC) Ltd</employer>
POSITION TITLE:      <title>Marine Pilot (Open Licence)</title>
OPERATING DIVISION:  Marine Services
LOCATION:            <place>Port of Gqeberha, Eastern Cape</place>
REPORTS TO:          Chief Harbour Master
GRADE / TOTAL COST:  Grade D4, <pay>R1 480 000 – R1 790 000 per annum</pay> (negotiable for Open Licence holders)
EE STATEMENT:        Preference will be given to suitably qualified candidates from designated groups in line with the Employment Equity Plan.

POSITION PURPOSE
To <duty>navigate vessels of any size safely into, out of and within the port limits</duty>, and to advise masters on local conditions.

KEY ACCOUNTABILITIES
1.1  <duty>Board vessels by pilot boat or helicopter</duty> in swells up to 4 m.
1.2  <duty>Conduct the master/pilot exchange</duty> and agree the passage plan.
1.3  <duty>Berth, unberth and shift vessels</duty> making use of up to four tugs. <must>Ship handling with ASD and Voith tugs</must> is assumed from day one.
1.4  <duty>Read and interpret <must>ECDIS</must>, <must>radar</must> and <must>PPU</must> information</duty>.
1.5  <duty>Report incidents, near misses and defects of vessels to the Harbour Master</duty>, in writing, the same shift.
1.6  <duty>Mentor trainee pilots</duty> on the simulator and afloat.
1.7  Not part of this post: <no>VTS operation</no> (handled by Port Control) and <no>dredging works</no>.

MINIMUM REQUIREMENTS
Qualification: <degree c="must">Diploma in Maritime Studies or equivalent (NQF 6)</degree>.
Licences: <licence c="must">SAMSA Certificate of Competency: Master Mariner (unlimited)</licence>. <licence c="must">Pilot's Open Licence</licence> for a South African port. <licence c="must">valid seafarer medical certificate</licence>. <licence c="must">HUET</licence> not older than 24 months. <licence c="nice">Code 08 drivers licence</licence> will be an added advantage.
Experience: <years n="5" of="licensed marine piloting">Five (5) years as a licensed marine pilot</years>, of which at least <years n="2" of="piloting deep-draught bulk carriers or container vessels">two years</years> on <must g="1">deep-draught bulk carriers</must> or <must g="1">container vessels above 300 m LOA</must>.

FURTHER REQUIREMENTS
A pilot who has been out of practice for more than six (6) months may apply but will be required to complete twelve (12) familiarisation acts, by day and by night, before being re-authorised. Holders of a restricted licence (up to 16 000 GT or 160 m) are kindly requested to respond to advert MP/0418/EC instead. Foreign pilotage licences are not recognised for this post. Knowledge of the <no>South African Search and Rescue structures</no> will be imparted during induction.

COMPETENCIES
Knowledge:  <must>COLREGs</must>; <must>National Ports Act and Port Rules</must>; <must>tidal and current behaviour</must>; <nice>LNG carrier operations</nice> (desirable)
Skills:     <must>bridge resource management</must>; <must>report writing</must>; <must>decision making under pressure</must>
Attributes: <must>physically fit</must>, <must>sober habits</must>, <must>assertive</must>
Language:   <lang c="must">English (SMCP standard)</lang>. <lang c="nice">isiXhosa</lang> or <lang c="nice">Afrikaans</lang> advantageous.

WORKING CONDITIONS
Shift roster 24/7, 12-hour shifts, 2 on 2 off 2 on 3 off. Candidates must be <must>able to climb a pilot ladder of 9 m</must> and will be tested. Random alcohol and drug testing applies. Personal protective equipment, including an inflatable life jacket with AIS beacon, is issued by the Authority and remains its property. The incumbent resides within 40 minutes of the port; relocation assistance of up to two months' rental is payable against receipts. Rest periods comply with the Merchant Shipping regulations and may not be waived by the incumbent.

BENEFITS
Defined contribution retirement fund (employer 9,5%), medical scheme subsidy, 13th cheque, housing allowance, 30 calendar days' leave plus accrued shift leave, group life cover, loss-of-licence insurance.

HOW TO APPLY
Applications on the e-recruitment portal only. No faxes. Attach certified copies (not older than 3 months) of ID, licences and qualifications. <permit>South African citizens or permanent residents</permit> only. If you have not heard from us within 60 days after closing kindly regard your application as unsuccessful. The Authority reserves the right not to fill the position.
