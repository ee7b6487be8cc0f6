<employer>Millrace Regional Medical Center</employer>
Careers > Allied Health > Req. 41877

<title>Respiratory Therapist II - Adult Critical Care (Nights)</title>
<place>Dayton, OH</place> | 0.9 FTE | 6:45p - 7:15a | every third weekend
<pay>$33.40 - $46.10 per hour</pay> + $5.25 night differential. Sign-on bonus for external candidates, ask your recruiter.

Millrace is a 412-bed, not-for-profit, Magnet-recognized teaching hospital on the Great Miami River. Our 38 therapists cover two adult ICUs, a step-down unit and a Level II trauma ED. The neonatal unit has its own staff; <no>NICU experience</no> is not needed for this position.

A night here
You will <duty>manage 5-8 mechanically ventilated patients</duty> under our RT-driven protocols, <duty>run daily spontaneous breathing trials and recommend extubation</duty>, <duty>respond to rapid response and code blue calls</duty>, <duty>transport ventilated patients to CT and the cath lab</duty>, and <duty>orient new graduates and students</duty>. You'll draw and interpret ABGs at the bedside, so solid <must>arterial puncture</must> and <must>blood gas interpretation</must> are a must.

Minimum qualifications
* <degree c="must">Associate degree from a CoARC-accredited respiratory care program</degree> (<degree c="nice">Bachelor's</degree> preferred)
* <licence c="must">RRT credential through the NBRC</licence>. CRT-only candidates cannot be considered.
* Active <licence c="must">Respiratory Care Professional license, State of Ohio</licence>
* <licence c="must">BLS</licence> and <licence c="must">ACLS</licence> at time of hire
* <years n="3" of="adult acute care respiratory therapy">3 years in adult acute care</years>
* Working knowledge of <must>invasive mechanical ventilation</must>, <must>non-invasive ventilation</must> and <must>high-flow nasal cannula</must>
* <must>Airway management</must>, including assisting with intubation and <must>tracheostomy care</must>
* Electronic charting; <must g="1">Epic</must> or <must g="1">Cerner</must>

Preferred
* <licence c="nice">ACCS specialty credential</licence>
* <nice>Inhaled nitric oxide</nice> or <nice>inhaled epoprostenol</nice> set-up
* <nice>Precepting</nice> students
* Proning experience is welcome too (<nice>prone positioning</nice>).

We will teach you <no>ECMO</no> circuit basics during orientation; perfusion owns the pumps.

What you get: medical from day one, 403(b) match to 5%, $4,000 tuition per year, free garage parking after 6p. Millrace Regional is an Equal Opportunity Employer, including disability and protected veterans. All offers are contingent on a drug screen, TB test and background check. Apply online; questions to rtjobs@example.org.
