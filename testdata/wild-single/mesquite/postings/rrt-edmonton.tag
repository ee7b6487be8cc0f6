<title>Registered Respiratory Therapist</title> – Adult Critical Care
<employer>Prairie Crossing Health</employer> ~ <place>Edmonton, AB</place>

Competition # 2291-RT
Union: HSAA. Temporary full-time, 14 months, 1.0 FTE
Shift pattern: Days, Evenings, Nights, Weekends, 12 h
Salary: <pay>$39.87 - $52.60 hourly</pay>

YOUR OPPORTUNITY:
As an RRT in our 24-bed general systems ICU you are the one the room turns to when the vent alarms. You <duty>manage invasive and non-invasive ventilation</duty>, <duty>respond to codes and rapid response calls</duty> throughout the building, <duty>assist with bronchoscopy and percutaneous tracheostomy</duty>, <duty>draw and interpret arterial blood gases</duty>, and <duty>lead spontaneous breathing trials</duty> on daily rounds. <duty>Precepting of students</duty> from NAIT is part of the job after six months. <no>ECMO</no> is provided at the <no>Mazankowski</no>, not here; <no>ECMO</no> specialists should look at posting 2304. <no>Pulmonary function testing</no> and <no>sleep lab</no> are staffed separately.

DESCRIPTION / CLASSIFICATION:
Respiratory Therapist I

REQUIRED QUALIFICATIONS:
<degree c="must">Graduate of an accredited respiratory therapy program</degree>. Active or eligible for <licence c="must">registration with the College and Association of Respiratory Therapists of Alberta (CARTA)</licence>. <licence c="must">Current BLS - Health Care Provider</licence>.

ADDITIONAL REQUIRED QUALIFICATIONS:
<years n="1" of="adult ICU or emergency">Minimum one year</years> in the last three in <must g="1">adult ICU</must> or <must g="1">emergency</must>. Proven <must>intubation</must> skills or demonstrated ability to assist with <must>difficult airways</must>. Able to <must>lift, push and stand for prolonged periods</must>. <must>Effective communication</must> with families in distress. Fit testing and criminal record check prior to first shift.

PREFERRED QUALIFICATIONS:
<licence c="nice">ACLS</licence>. <nice>Inhaled nitric oxide</nice>. Experience with <nice g="2">Dräger V500</nice> or <nice g="2">Hamilton C6</nice> ventilators. <nice>Arterial line insertion</nice>. <nice>Connect Care</nice> charting; those who have not used it get two classroom days.

WHAT ELSE YOU SHOULD KNOW
<employer>Prairie Crossing</employer> is a 310-bed community teaching hospital. We have had trouble keeping RTs, which is why staffing was raised to four per shift last fall. The former ratio is not coming back. We pay relocation of up to $5,000 and CARTA dues. <no>NRP</no> and <no>PALS</no> are reimbursed if you'd like to pick them up, though we have no <no>neonatal</no> unit.

International graduates: please have your CARTA assessment finished before applying. <permit>Eligibility to work in Canada</permit> must be confirmed at offer.

Vaccination: employees are asked to provide their immunization record on hire.

All postings close at 23:59 MT of the posting closing date. Please ensure that your resume shows months as well as years, otherwise seniority can't be calculated.
