POSTING 2025-0417  |  Union: Allied Professionals Local 88
Position:  <title>Registered Respiratory Therapist</title>
Site:  <employer>Lakehead Shore General Hospital</employer>, <place>Thunder Bay, ON</place>
Department:  Cardiorespiratory (ICU, Emergency, Birthing Unit)
Status:  Permanent full time, rotating 12 h days/nights incl. weekends
Salary range:  <pay>$41.85 – $52.10 per hour</pay>
Number of vacancies: 2

POSITION SUMMARY
Reporting to the Manager, Cardiorespiratory Services, the RRT works to full scope within an interprofessional team serving a catchment about the size of France. The incumbent will <duty>assess, initiate and adjust invasive and non-invasive ventilation</duty>, <duty>attend high-risk deliveries</duty>, <duty>respond to all codes as airway lead together with the physician</duty> and <duty>accompany ventilated patients on inter-facility transfer</duty>. Students are with us most of the year; <duty>precepting</duty> is part of the job.

QUALIFICATIONS – REQUIRED
1. <degree c="must">Diploma or degree from an accredited respiratory therapy program</degree>
2. <licence c="must">Current registration, in good standing, with the College of Respiratory Therapists of Ontario (CRTO)</licence>
3. <licence c="must">BLS</licence> and <licence c="must">ACLS</licence>, current
4. <licence c="must">Neonatal Resuscitation Program (NRP)</licence> or willingness to obtain within 3 months of hire
5. <years n="2" of="acute care">Two (2) years' recent acute care experience</years>
6. Demonstrated competence in <must>mechanical ventilation</must>, <must>airway management</must>, <must>arterial blood gas</must> sampling and interpretation and <must g="1">high-flow nasal oxygen</must> or <must g="1">CPAP/BiPAP</must>
7. <must>Communication skills</must> with patients and families in distress
8. Satisfactory attendance record

QUALIFICATIONS – PREFERRED
Experience with <nice>pulmonary function testing</nice>; <nice>Meditech</nice> charting; <nice>neonatal ventilation</nice>; <licence c="nice">PALS</licence>; <lang c="nice">French</lang> or <lang c="nice">Ojibwe</lang> an asset.

Please note: <no>ECMO</no> is not offered on this site (patients are flown south) and <no>polysomnography</no> is done by the sleep clinic across the road. <no>Anesthesia assistant</no> training is supported after two years of service.

WE OFFER
HOOPP pension, relocation up to $7,500, northern allowance, staff gym, and a lake at the door.

Lakehead Shore General Hospital is committed to inclusive, barrier-free recruitment under the AODA. Proof of immunization and a vulnerable sector check are conditions of employment. Only those selected for an interview will be contacted. Quote the posting number and send a resume to hr@example.org.
