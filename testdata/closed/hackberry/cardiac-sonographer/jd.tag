JOB REQUISITION 24-11873
Position: <title>Cardiac Sonographer II – Adult Echo</title>
Facility: <employer>Maumee Valley Regional Medical Center</employer>, <place>Toledo, OH</place>
Department: Non-Invasive Cardiology (cost ctr 7714)
FTE/Shift: 1.0 / four 10-hour days, rotating call every 5th weekend
Hiring range: <pay>$38.15 to $51.40 hourly</pay>, shift and call differentials extra
Sign-on bonus available for external candidates

POSITION SUMMARY
Under the direction of the Echo Lab Manager, the Cardiac Sonographer II <duty>performs adult transthoracic and stress echocardiograms</duty> on inpatients and outpatients, <duty>assists cardiologists during transesophageal studies</duty>, and <duty>enters preliminary findings for physician over-read</duty>. Our lab is IAC accredited in adult TTE, TEE and stress and completes roughly 13,000 studies a year. Pediatric studies are sent to our partner hospital, so <no>fetal and pediatric echo</no> is not part of this role. Vascular techs handle all <no>carotid duplex</no>.

MINIMUM QUALIFICATIONS
Education: Graduate of a CAAHEP-accredited <degree c="must">diagnostic medical sonography or cardiovascular technology program</degree>.
Licensure/Certification: <licence c="must" g="1">RDCS (AE) through ARDMS</licence> or <licence c="must" g="1">RCS through CCI</licence>, active at time of hire. Registry-eligible applicants should look at requisition 24-11870 (Sonographer I).
<licence c="must">BLS</licence> (AHA) within 30 days.
Experience: <years n="2" of="adult echocardiography">Two years of adult echo</years> in a hospital setting.

REQUIRED KNOWLEDGE, SKILLS AND ABILITIES
• Complete 2D, <must>M-mode</must>, <must>color and spectral Doppler</must> examinations to ASE protocol
• <must>Strain imaging</must> (global longitudinal strain), chiefly for the cardio-oncology clinic
• <must>Stress echo</must>, both <must>treadmill</must> and <must>dobutamine</must>
• Assisting with <must>TEE</must>
• Use of <must>ultrasound enhancing agents</must>
• Able to <must>prioritize a worklist</must> of STAT and routine orders without constant supervision
• Clear, kind <must>communication with patients</must> who are frightened or in pain

PREFERRED
• Experience with <nice>structural heart</nice> imaging (TAVR, MitraClip)
• <nice>3D echo</nice> acquisition
• <nice>IV insertion</nice>
• <nice>Precepting students</nice>
• Epic <nice>Cupid</nice> or other structured reporting
• <lang c="nice">Spanish</lang>

A WORD ABOUT THE LAB
Eleven sonographers, four readers on any given weekday, nine machines (GE Vivid E95, two Philips EPIQ CVx) and a scheduler who protects lunch breaks. Outpatient slots are 60 minutes with enhancing agent, 45 without. New hires shadow for two weeks and scan with a buddy for four more. Our research nurses run the trials and the statistics; no <no>SPSS</no> or <no>grant writing</no> is expected of sonographers. Quality review meets on the first Thursday of the month and everybody brings one bad image of their own.

PHYSICAL DEMANDS: Able to push 350 lb equipment with assistance; frequent standing, reaching, scanning with either hand.

We offer tuition support (many of our sonographers go on to <no>cardiac CT</no> or management), 403(b) match and a sonographer-designed ergonomics program. MVRMC is an equal opportunity employer. All offers are contingent on drug screen, background check and flu vaccination. Apply through the careers portal only; paper resumes cannot be accepted.
