<title>Senior Product Manager, Claims Intake</title>
<employer>Larkspur Mutual Technologies</employer> | <place>Denver, CO</place> (hybrid, Tue–Thu in office) | Full-time | Req ID R-20418

About Us
Larkspur Mutual Technologies builds the software that 140+ regional insurers rely on when the worst day of a policyholder's life arrives. Since 2011 we have processed more than 22 million claims. Our engineers ship in <no>Kotlin</no> and <no>React</no>, our data scientists live in <no>Databricks</no>, and our people are the reason we were named a Top Place to Work in Colorado three years running. We think insurance can be human. Come help us prove it.

The Role
We are looking for someone to own our First Notice of Loss product end to end. You will sit in the Intake tribe with two engineering squads and a designer, and report to the VP Product. This is an individual contributor role; you will not be asked to do <no>people management</no>, at least not in year one.

What You'll Do
• <duty>Own the vision, roadmap and backlog for Claims Intake</duty>
• <duty>Spend at least a day a week with adjusters and policyholders running <must>discovery interviews</must></duty>
• <duty>Write <must>PRDs</must> that engineers actually want to read</duty>
• <duty>Define and track <must>OKRs</must> and adoption metrics, pulling your own numbers with <must>SQL</must></duty>
• <duty>Partner with Compliance on state-by-state filing requirements</duty>
• <duty>Present quarterly outcomes to customers' executives and to our board</duty>
• <duty>Say no, often, and explain why</duty>

What You'll Bring
• <years n="6" of="product management">6+ years</years> of experience in <must>product management</must>, including <years n="3" of="B2B SaaS">at least 3</years> with a <must>B2B SaaS</must> product
• Experience in <must g="1">insurance</must>, <must g="1">banking</must> or another <must g="1">heavily regulated industry</must>
• Demonstrated success bringing a product <must>from zero to one</must>
• Comfort with <must>A/B testing</must> and <must>product analytics</must> (<must g="2">Amplitude</must>, <must g="2">Mixpanel</must>, <must g="2">Pendo</must> or similar)
• <must>Excellent written communication</must>; we are a writing culture
• The ability to <must>influence without authority</must>
• <degree c="must">Bachelor's degree in business, computer science or a related field, or equivalent practical experience</degree>

Bonus Points
• You've worked with <nice g="3">Guidewire ClaimCenter</nice> or <nice g="3">Duck Creek</nice>
• <nice g="5">Conversational AI</nice> or <nice g="5">OCR</nice> in a shipped product
• <licence c="nice" g="4">AIC</licence> or <licence c="nice" g="4">CPCU designation</licence>
• <lang c="nice">Spanish</lang> (a third of our claimants prefer it)

You do not need to know how to <no>code</no>, and we will teach you <no>actuarial basics</no> during onboarding.

What We Offer
The base salary range for this position in Colorado is <pay>$148,000 – $176,000</pay> plus a 12% target bonus and equity. Offers depend on experience, skills and location. Medical, dental and vision from day one, 401(k) with 6% match, 20 days PTO plus 11 holidays, 16 weeks of paid parental leave, $1,500 annual learning stipend (colleagues have used it for everything from <no>Tableau</no> bootcamps to <no>pottery</no>), RTD EcoPass.

<permit>Applicants must be authorized to work in the United States without sponsorship now or in the future.</permit>

Larkspur is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. If you need an accommodation during the application process, write to talent@larkspurmutual.example.com.

Application window: we expect to accept applications through March 14, 2025. The process: recruiter call (30 min), hiring manager (45 min), a written exercise we pay you for, a panel on site. No brainteasers. No <no>whiteboard coding</no>.
