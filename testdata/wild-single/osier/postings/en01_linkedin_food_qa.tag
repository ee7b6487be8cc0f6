Skip to main content
Ballyhooly Dairy Foods logo
<employer>Ballyhooly Dairy Foods</employer> 
Share
Show more options
<title>Quality Assurance Manager</title>
<place>Mallow, County Cork, Ireland</place> · Reposted 5 days ago · 61 people clicked apply
Promoted by hirer · Responses managed off LinkedIn
On-site  Full-time
Apply   Save
Your profile matches some required qualifications
Show match details

About the job

We have been making butter, cream and a slightly famous goat's milk cheddar since 1961. Three sites, 240 people, one very old delivery van we can't bring ourselves to sell.

Reporting to the Operations Director you will <duty>run the QA function across the Mallow site</duty> and look after a team of seven technicians. Day to day that means <duty>hosting customer and third party audits</duty>, <duty>chairing the weekly non-conformance meeting</duty> and <duty>signing off finished product for release</duty>. You'll own the <must>HACCP</must> plan and be the person who knows <must>BRCGS Food Safety</must> Issue 9 inside out. The microbiology bench is run by our sister lab in Fermoy, so no <no>plating or PCR work</no> for you.

What we need to see:
• <degree c="must">Degree in Food Science, Dairy Technology or similar (Level 8)</degree>
• <years n="5" of="quality in food manufacturing">At least 5 years</years> in a quality role in <must>food manufacturing</must>, <years n="2" of="managing people">2 of them</years> with direct reports
• <must>Root cause analysis</must> – 5 Whys, fishbone, whatever works for you
• <must>Internal auditing</must> (<licence c="must">Lead Auditor certificate</licence>)
• Somebody <must>calm under pressure</must> who can say no to production at 4pm on a Friday
• <nice>Dairy</nice> background would be lovely, but we have taken people from meat and bakery before
• <nice>SAP QM</nice> a plus

What's in it for you
Salary <pay>€68,000 – €75,000</pay> DOE, plus pension, 25 days and as much butter as your doctor will permit.

Ballyhooly is an equal opportunities employer.

Seniority level
Mid-Senior level
Job function
Quality Assurance
Referrals increase your chances of interviewing at Ballyhooly Dairy Foods by 2x

Similar jobs
Quality Lead – Rathduff Meats – Cork (Hybrid)
Regulatory Affairs Specialist – Orlan Pharma – Ringaskiddy
Production Supervisor, nights – Glenbower Cereals
