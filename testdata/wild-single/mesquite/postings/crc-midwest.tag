<employer>University of North Prairie</employer>
Job Posting Detail

Working Title: <title>Clinical Research Coordinator II</title>
Posting Number: S104372
Department: Medicine – Division of Nephrology
Campus: <place>Health Sciences Center, Omaha</place>
FTE: 1.0 / Exempt: No
Hiring Range: <pay>$26.40 - $33.15 per hour</pay>
Appointment: Grant funded, renewable annually
Open until filled; priority date 04/18

Position Summary
This position coordinates industry-sponsored and NIH-funded trials in chronic kidney disease and transplant. Works under general direction of the Research Nurse Manager. The Division presently has 14 open protocols; study drugs are prepared by the Investigational Pharmacy and <no>statistical analysis</no> is performed by the College of Public Health.

Essential Functions (percent of effort)
40% <duty>Screen, consent and enroll participants</duty>; <duty>schedule and conduct study visits</duty> including vital signs, ECG and questionnaires
25% <duty>Enter data and resolve queries</duty> in sponsor EDC systems (training on <no>Medidata Rave</no> and <no>Veeva</no> is sponsor-provided)
15% <duty>Prepare IRB submissions, continuing reviews and deviation reports</duty>
10% <duty>Process, store and ship biospecimens</duty>
10% <duty>Host monitoring visits and audits</duty>; other duties as assigned

Required Qualifications
Education: <degree c="must">Bachelor's degree in a health or science field</degree>. Relevant experience may substitute on a year-for-year basis.
Experience: <years n="2" of="human subjects research">Two (2) years</years> of <must>human subjects research</must>.
Knowledge of <must>Good Clinical Practice</must> and <must>federal regulations</must> governing research (21 CFR 50, 56; 45 CFR 46).
Demonstrated experience obtaining <must>informed consent</must>.
Proficiency with <must g="1">REDCap</must> or a comparable <must g="1">electronic data capture</must> system and with <must>Microsoft Office</must>.
Strong <must>organizational</must> and <must>interpersonal skills</must>.

Preferred Qualifications
<licence c="nice">CCRC or CCRP certification</licence>
<nice>Phlebotomy</nice>
<nice>Epic</nice> research module
<lang c="nice">Spanish, conversational</lang>
<nice>Nephrology</nice> or <nice>transplant</nice> background

Certifications/Licenses Needed
<licence c="must">BLS within 60 days of hire</licence>; <licence c="must">IATA dangerous goods training</licence> (offered on site). A <no>nursing license</no> is not required for this position.

Physical / Working Conditions
Occasional early morning visits (6:30 am). Lifting up to 25 lbs. Exposure to blood and body fluids; hepatitis B vaccination offered. May travel to the outreach clinic in <no>Grand Island</no> about once a month, vehicle provided.

Required Applicant Documents: Resume, Cover Letter, List of three references
Optional: Copy of certification

Supplemental questions
1. Do you <permit>now, and without sponsorship in the future, have authorization to work in the US</permit>? (Y/N)
2. How many years have you coordinated clinical trials?
3. Describe the most complex protocol you have worked on. (2,000 characters)

The University provides tuition remission of up to 15 credits per year, usable toward the <no>MPH</no> or any other program, employer retirement contribution of 8%, and free transit on city buses. UNP does not discriminate based on race, color, age, ethnicity, religion, sex, pregnancy, disability, genetic information, veteran's status or any other protected category.
