<employer>Department of the Navy — Fleet Readiness Support Activity Chesapeake</employer>
<title>Logistics Management Specialist</title>
This job is open to: Federal employees; Veterans; Military spouses

Summary
You will serve as a <title>Logistics Management Specialist</title> in the ground support equipment branch. This is a civilian position.

Overview
  Accepting applications
  Open & closing dates:   02/03 to 02/14
  Salary:                 <pay>$72,553 - $94,317 per year</pay>
  Pay scale & grade:      GS 11
  Location:               1 vacancy in <place>Patuxent River, MD</place>
  Remote job:             No      Telework eligible: Yes, situational
  Travel required:        25% or less
  Position sensitivity:   Noncritical-Sensitive (NCS)/Moderate Risk
  Series:                 0346
  Announcement number:    ST-12880317-26-FR

Duties
- You will <duty>forecast spares requirements for aircraft ground support equipment</duty>.
- You will <duty>reconcile custody records against physical inventory every quarter</duty>.
- You will <duty>brief the branch head on shortfalls</duty>.

Conditions of employment
- <permit>Must be a US Citizen</permit>
- Must be determined suitable for federal employment; <permit>must obtain and maintain a Secret clearance</permit>
- Males born after 12-31-59 must be registered for Selective Service
- You will be required to obtain <licence c="must">DAWIA Foundational certification in Life Cycle Logistics</licence> within 36 months

Qualifications
Your resume must demonstrate <years n="1" of="specialized experience at GS-09">at least one year</years> of specialized experience equivalent to the GS-09 grade level. Specialized experience must demonstrate the following: 1) <must>inventory management</must> of military equipment; 2) use of a <must>supply information system</must> such as <must g="1">Navy ERP</must>, <must g="1">GCSS-Army</must> or equivalent to track requisitions; and 3) preparing <must>technical reports</must> for management.

Experience refers to paid and unpaid experience, including volunteer work (Peace Corps, AmeriCorps).

Education
Substitution: <degree c="nice">a Ph.D. or three full years of graduate education in logistics</degree> may be used in place of experience. Transcripts required if you substitute.

How you will be evaluated
Responses to the questionnaire are compared with your resume on these competencies: <must>Attention to detail</must>, <must>Oral Communication</must>, <must>Logistics</must>, <must>Problem Solving</must>. Knowledge of <no>acquisition program management</no> will not be rated under this announcement.

Benefits
A career with the U.S. government provides a comprehensive benefits package. Free <no>Excel</no> and <no>Lean Six Sigma</no> courses on base.

A career here also means 11 paid federal holidays, 13 to 26 days of annual leave depending on years of service, the Thrift Savings Plan with up to 5% matching, and health insurance that can follow you into retirement. The installation has a marina, a child development center and two gyms. Your benefits depend on the type of position you hold and on whether it is full-time, part-time or intermittent.

How to apply
To begin, select "Apply" and follow the prompts. You will be redirected to the questionnaire, which takes roughly twenty-five minutes; it saves as you go. Resumes longer than two pages will be found ineligible. Do not paste charts or photographs; the system reads PDF and <no>Word</no> files and nothing else. Narratives that read as if copied from the announcement, or as if written by <no>generative AI</no>, receive no credit.

Next steps
Once the closing date has passed a human resources specialist will review your package. If found among the best qualified you will be referred to the hiring official, and you will hear from us either way. Further selections may be made from this announcement within 240 days, including for sister offices that need <no>budget analysis</no> or <no>aviation safety</no>; those would be announced to you separately.

Required documents: resume (2 pages max), SF-50, DD-214 if claiming preference. Reasonable accommodation policy | Financial suitability | New employee probationary period | Print | Share
