Careers at Harrow Creek  >  Claims  >  Property

<title>Senior Commercial Property Claims Adjuster</title>
<employer>Harrow Creek Mutual Insurance Company</employer>
<place>Columbus, OH</place> | Hybrid (Tues/Thurs in the office, otherwise home or field)
Req. 24-1187 | Exempt | <pay>$86,500 - $104,000</pay> plus bonus, company car

Harrow Creek has insured hardware stores, congregations and family farms' packing sheds since 1911. We are a mutual: no shareholders, and a claims department that answers its own phone.

THE JOB
You will <duty>own a desk of roughly 120 business losses a year from first notice to closing</duty>, most between $25,000 and $250,000. You'll <duty>inspect damaged buildings and stock in person</duty>, <duty>explain to owners what the policy pays and what it does not</duty>, <duty>set and revise reserves</duty> and <duty>bring claims to a fair settlement</duty>. Two or three times a year you'll join our <must>catastrophe deployment</must> team for up to four weeks. Commercial auto and bodily injury are handled by a different unit, so <no>bodily injury evaluation</no> is not part of this desk.

WHAT WE NEED FROM YOU
* <years n="5" of="commercial property claims">At least five years of adjusting</years> <must>commercial property claims</must>. Homeowners time is respected but doesn't count toward the five.
* A current <licence c="must">Texas all-lines adjuster license</licence> or another state's property adjuster license that reciprocates (Ohio doesn't license company adjusters, our storm states do).
* <must>Coverage analysis</must> under <must>ISO commercial property forms</must>, and the ability to put the result in writing: <must>reservation of rights letters</must>, denials, status letters.
* <must>Xactimate</must> estimating without help.
* Working up <must>business interruption</must> and extra expense losses, with an accountant for the complicated ones.
* <must>Reserving</must> discipline.
* An eye for <must>subrogation</must> - you know when to call an origin-and-cause expert and when to save the toaster.
* <must>Negotiation</must> with contractors, public adjusters and attorneys.
* A modern claims system: <must g="1">Guidewire ClaimCenter</must>, <must g="1">Duck Creek Claims</must> or the like.
* You can carry and climb a 28-foot ladder and hold a valid <licence c="must">driver's license</licence>.

HELPFUL, NOT NEEDED
An <nice>AIC</nice> or <nice>CPCU</nice> designation (or being on the way). <degree c="nice">Bachelor's degree</degree>. Conversational <lang c="nice">Spanish</lang>. Experience with the <nice>appraisal clause</nice>.

Don't worry about drones: we'll teach you and pay for your <no>FAA Part 107</no> certificate. And our pricing actuaries use <no>Python</no>; you will never have to.

<permit>You must be authorized to work in the United States</permit>; we don't sponsor visas for this role.

BENEFITS: 401(k) with 6% match, medical from day one, 20 days PTO, tuition help, a real pension (yes).

To apply send a resume by email to claimsjobs@harrowcreek.example.com with the requisition number in the subject line. Two interviews, one of which is a mock inspection. Harrow Creek is an equal opportunity employer and considers all applicants without regard to race, color, religion, sex, age, disability, veteran status or any other protected characteristic.
