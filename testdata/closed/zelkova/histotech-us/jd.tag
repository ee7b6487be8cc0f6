Job ID: 2025-41877
<title>Histotechnologist II – Anatomic Pathology</title>
<employer>Larkmoor Health System</employer> | <place>Portland, Maine</place> | Full time, 40 hrs, 4:00 AM to 12:30 PM, rotating Saturdays

About Us
Larkmoor Health System is a not-for-profit network of seven hospitals and more than ninety outpatient practices. Our core values are Compassion, Candor and Curiosity. Our Anatomic Pathology laboratory accessions roughly 62,000 surgical cases each year.

Position Summary
Under the direction of the Histology Supervisor, the Histotechnologist II prepares human tissue for microscopic examination by a pathologist. The incumbent <duty>performs embedding and sectioning</duty>, <duty>prepares routine and special stains</duty>, <duty>assists with intraoperative consultations</duty> and <duty>troubleshoots staining quality</duty>. This position has no direct reports.

Minimum Qualifications
Education: <degree c="must">Associate degree in a life science or completion of an accredited histotechnology program</degree>. <degree c="nice">Bachelor's degree in biology, chemistry or related field</degree> preferred.
Certification: <licence c="must">HT(ASCP) or HTL(ASCP)</licence> at time of hire. Candidates who are merely eligible will not be considered.
Experience: <years n="3" of="clinical histology laboratory">three (3) years in a clinical histology laboratory</years>; research-only experience does not substitute.

Knowledge, Skills & Abilities
 - <must>Microtomy</must> of paraffin tissue at production volumes
 - <must>Embedding</must> with correct orientation of small biopsies
 - <must>Frozen sections</must> on a cryostat without assistance
 - <must>Special stains</must>, manual as well as automated
 - <must>Immunohistochemistry</must> on either a <must g="1">Ventana BenchMark</must> or a <must g="1">Leica Bond</must> platform, including <must>antibody validation</must>
 - Working knowledge of <must>CAP checklist requirements</must> and <must>CLIA</must>
 - Safe handling of <must>formalin and xylene</must>
 - Able to <must>train new employees</must> at the bench

Preferred
 - <nice>Mohs</nice> experience
 - <licence c="nice">QIHC qualification</licence>
 - Exposure to <nice>Epic Beaker</nice> or another laboratory information system
 - <nice>Digital slide scanning</nice>

Please note: grossing of large specimens is done by our pathologists' assistants, so <no>gross dissection</no> is not part of this role. <no>Next-generation sequencing</no> belongs to our Molecular team down the hall, and you will never be asked to do <no>phlebotomy</no>.

Applicants must be <permit>authorized to work in the United States</permit>; visa sponsorship is not available for this role.

What We Offer
<pay>$33.10 – $46.75 per hour</pay> based on experience, early-shift differential of $2.50, sign-on bonus of $7,500 paid in two installments, health, dental and vision from day one, 403(b) with match, tuition assistance and a free ferry pass for island residents.

Larkmoor Health System is an equal opportunity employer and does not discriminate on the basis of any protected status. All offers are contingent on a background check, a urine drug screen and proof of immunization.

To apply, create a profile in our Candidate Portal and attach a resume. Applications that arrive by e-mail cannot be considered.
