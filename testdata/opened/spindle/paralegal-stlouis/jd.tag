<title>Senior Litigation Paralegal (Product Liability)</title>
<employer>Marchetti Dunleavy LLP</employer> | <place>St. Louis, MO</place> | Hybrid, 3 days in office
<pay>$78,000 – $94,000</pay> + overtime

ABOUT THE FIRM
Marchetti Dunleavy is a 44-lawyer defense boutique. Our clients make ladders, lawn mowers, pressure cookers and other things that people occasionally use upside down. We try cases, eight to ten a year, and a good paralegal sits at counsel table when we do.

ABOUT THE JOB
Working with two partners and three associates, you will <duty>manage the discovery calendar for roughly 25 active matters</duty>, <duty>run document reviews with contract reviewers</duty>, <duty>draft written discovery and privilege logs</duty>, <duty>prepare witness and exhibit binders</duty> and <duty>present exhibits electronically at trial</duty>. You should be at home with <must>e-filing in federal and Missouri state courts</must>, since we file something nearly every day.

MINIMUM QUALIFICATIONS
1. <degree c="must">Bachelor's degree</degree>, any major. Our two largest clients require it in their billing guidelines, so we are unable to make exceptions
2. <years n="6" of="civil litigation paralegal work">Six years</years> as a civil litigation paralegal
3. <must>Relativity</must> (searches, batching, productions)
4. <must>Trial presentation software</must>: <must g="1">TrialDirector</must> or <must g="1">OnCue</must>
5. <must>Deposition summaries</must> that a partner can cross-examine from
6. <must>Cite checking</must> to the Bluebook
7. Ability to <must>travel to trial</must> for up to three weeks

PREFERRED
- <licence c="nice">NALA Certified Paralegal (CP)</licence> or equivalent
- <licence c="nice">Missouri notary commission</licence>
- <nice>Medical records</nice> review, since most plaintiffs were hurt
- <lang c="nice">Spanish</lang>

WHAT THIS JOB IS NOT
Data processing in <no>Nuix</no> is done by our litigation support group downstairs. You will not <no>supervise other paralegals</no>, and <no>billing and e-billing</no> belong to the accounting department. Knowledge of <no>insurance coverage law</no> is not expected.

BENEFITS
Medical, dental, vision, 401(k) with 4% match, MetroLink pass, twelve weeks' parental leave. And a ladder, if you want one.

Marchetti Dunleavy LLP is an Equal Opportunity Employer. All employment decisions are made without regard to race, color, religion, sex, national origin, age, disability, veteran status or any other protected characteristic. Applicants must be <permit>authorized to work in the United States</permit>.

Submit resume and a redacted writing sample (a deposition digest is ideal) to careers@marchettidunleavy.example.com.
