<title>SDET - II</title> (Mobile)
<employer>Paisawallet Technologies Pvt Ltd</employer>
3.7 ★ (412 Reviews)
3 - 6 years    <pay>18-26 Lacs PA</pay>    <place>Bengaluru</place> (HSR Layout)
Posted: 2 weeks ago   Openings: 3   Applicants: 500+
Register to apply    Login to apply    Save

Job match score  Early Applicant ✗   Keyskills ✓   Location ✓   Work Experience ✓

Job description

Greetings from Paisawallet!!

We are India's fastest growing UPI-first wallet for tier 2 & tier 3 cities, 22 million MAU. Immediate joiners / max 30 days notice preferred. Work from office all 5 days, 1st and 3rd Saturday working.

Roles and Responsibilities :
> <duty>Design the automation framework for Android & iOS apps from scratch</duty>
> <duty>Review test plans of junior members & do RCA of production leakages</duty>
> <duty>Participate in release go/no-go call</duty>
> Integrate suites into <must g="2">Jenkins</must> / <must g="2">GitHub Actions</must> pipelines

Desired Candidate Profile :
> <years n="3" of="test automation">3+ yrs</years> of hands-on <must>test automation</must>, out of which <years n="1" of="mobile automation">min 1 yr</years> in mobile
> Strong coding in <must g="1">Java</must> or <must g="1">Kotlin</must> (Selenium record-playback only profiles please excuse)
> <must>Appium</must> mandatory
> <must>API testing</must> thru Rest Assured / Postman
> <must>SQL</must> queries, should know joins
> Good understanding of <must>Agile</must>
> <degree c="must">B.E/B.Tech/MCA</degree>
> <must>Good communication skills</must>

Good to have :
> <nice>JMeter</nice> or any load testing
> <nice>BFSI / payments domain</nice>
> <licence c="nice">ISTQB</licence>

Note : Devops team manages <no>Kubernetes</no>, not expected from QA. <no>Manual testing</no> is with vendor team.

Role: Automation Test Engineer
Industry Type: FinTech / Payments
Department: Engineering - Software & QA
Employment Type: Full Time, Permanent
Key Skills
Skills highlighted with '*' are preferred keyskills

Beware of imposters! We never ask for money in exchange of interview call.
Jobs you might be interested in
QA Lead - Chennai - 8-12 Yrs | Android Developer - Pune | Manual Tester - Noida - Walk-in
