<title>Senior QA Engineer - Payments</title>
<employer>Lulwa Pay Technologies FZ-LLC</employer>, <place>Dubai Internet City, UAE</place>
Job ref: LPT/ENG/0417   |   Full time, on site 4 days   |   Immediate joiners preferred

Who we are
Lulwa Pay runs the card acquiring and wallet rails behind some 2,300 merchants in the GCC. Forty-one people, eleven nationalities, one very strong coffee machine. Our backend squads write <no>Kotlin</no> and deploy on <no>Kubernetes</no>; you will not have to do either, but you will break what they build.

What you will be doing
* <duty>Own the regression suite for the merchant portal and the mobile wallet</duty>
* <duty>Write test plans and test cases from user stories and review them with the BA</duty>
* <duty>Test settlement, refund and chargeback flows end to end before every fortnightly release</duty>
* <duty>Log, triage and follow up defects until closure</duty>
* <duty>Coordinate UAT with the acquiring bank's team</duty>

What we look for
* Minimum <years n="5" of="software testing">5 years in software testing</years>, of which at least <years n="2" of="test automation">2 in test automation</years>
* Strong hands on with <must g="1">Selenium WebDriver</must> or <must g="1">Playwright</must>, coded in <must g="2">Java</must> or <must g="2">TypeScript</must>
* <must>API testing</must> (we use Postman heavily, other tools are fine)
* <must>SQL</must> good enough to reconcile a settlement file against the ledger on your own
* Prior exposure to <must>payments or banking domain</must> is mandatory. Candidates without it will not be shortlisted.
* Comfortable in <must>Agile/Scrum</must>, and with <must>Jira</must>
* <degree c="must">Bachelor's degree in engineering, computer science or MCA</degree>
* <lang c="must">Fluent English</lang>; <lang c="nice">Arabic</lang> is an advantage but not needed

Good to have
- <nice>Appium</nice> or any mobile automation
- <nice>JMeter</nice> / performance testing
- <nice>ISTQB Foundation</nice>
- <nice>CI pipelines (Jenkins, GitLab CI)</nice>
- having sat through a <nice>PCI DSS</nice> audit and lived

What you get
<pay>AED 15,000 - 18,500 per month</pay> all inclusive, visa and family medical, annual ticket home, 26 days leave. A <no>Python</no> course every spring, for whoever likes it. We sponsor the visa, so no permit is required at the time of applying.

How to apply
Send your CV in Word or PDF to talent@lulwapay.example.com with current salary, expected salary and notice period in the mail. Due to high volume only shortlisted profiles will be contacted. No agencies please.
