REQ-40817   |   <employer>Lake Wissota Regional Cancer Center</employer>   |   <place>Eau Claire, WI</place>
Position: <title>Radiation Therapist</title>
FTE: 1.0 (four 10-hour days, no weekends, rotating emergency call about one week in six)
Hourly range: <pay>$41.20 - $56.75</pay>

ABOUT THE DEPARTMENT
Our department treats about 55 patients a day on two Varian TrueBeams and one Halcyon, which went clinical last August. We are part of a five-hospital nonprofit system. Planning is done by <no>three dosimetrists in Eclipse</no> and our physics group handles <no>machine commissioning and annual QA</no>. Pediatric cases and <no>proton therapy</no> are referred out to Rochester.

POSITION SUMMARY
The Radiation Therapist <duty>delivers prescribed treatments to patients as part of a two-person team at the console</duty>, <duty>verifies patient identity and setup before each fraction</duty>, and <duty>performs morning machine warm-up and daily QA</duty>. Therapists rotate through <duty>CT simulation, including making immobilization devices</duty>, every third month. You will <duty>educate patients and families on side effects and daily routine</duty> and <duty>chart treatments and report deviations through our incident learning system</duty>.

MINIMUM QUALIFICATIONS
* <degree c="must">Graduate of a JRCERT-accredited radiation therapy program</degree>
* <licence c="must">ARRT registration in Radiation Therapy, R.T.(T)</licence>
* <licence c="must">Current BLS for Healthcare Providers</licence> (AHA)
* <years n="2" of="staff radiation therapist">Two years as a staff therapist in a clinical department</years>
* Proficiency with <must g="1">ARIA</must> or <must g="1">MOSAIQ</must> record-and-verify
* Competence in <must>image-guided treatment, kV and CBCT matching</must>
* Able to lift 50 lb and assist with patient transfers

PREFERRED
* <nice>SBRT and/or SRS treatment delivery experience</nice>
* <nice>Surface-guided setup (AlignRT, Identify or similar)</nice>
* <nice>Deep inspiration breath hold for left breast</nice>
* <degree c="nice">Bachelor's degree</degree>
* <nice>Having precepted students</nice>: we are a clinical site for the program in La Crosse
Spanish or Hmong is welcome, but interpreters are available on every shift so <no>no second language</no> is needed.

WHY HERE
Tuition assistance to $5,250 a year, <no>paid CT registry prep</no> if you want to sit for it, 403(b) match, free parking (really), relocation help up to $4,000 for candidates beyond 75 miles.

HOW TO APPLY
Complete the online profile and attach a resume. References are contacted only after the onsite interview. An Equal Opportunity Employer, including Veterans and Individuals with Disabilities. Offers are contingent on a caregiver background check and proof of immunizations.
