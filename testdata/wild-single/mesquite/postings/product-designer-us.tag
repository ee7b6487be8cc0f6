<title>Product Designer II</title>
at <employer>Fernbank Learning</employer> (View all jobs)
<place>Atlanta, Georgia</place>, hybrid

<employer>Fernbank</employer> makes reading software for grades K–3. 1.4 million children use it; most of them can't read the buttons yet. That single fact makes this one of the odder design jobs in the country.

WHO YOU'LL WORK WITH
A squad has a PM, a designer, a literacy specialist, four engineers (<no>React Native</no>, <no>Unity</no> for the games) and a slice of a researcher. Illustration and <no>animation</no> come from the Story Studio, curriculum from former teachers. Marketing design, including <no>Webflow</no>, isn't ours. You'd join the Teacher Tools squad: the grown-up half of the product, where a second-grade teacher with 26 kids sees who needs help with vowel teams.

WHAT THE JOB IS
– <duty>Take problems from fuzzy to shipped</duty>: flows, prototypes, specs, the awkward empty states
– <duty>Plan and run usability sessions</duty> in classrooms, about one morning a month
– <duty>Contribute components to the Trellis design system</duty>
– <duty>Present work at Thursday critique</duty>
– <duty>Pair with engineers until it's right in the build</duty>

WHAT WE'RE HOPING FOR
We think you've been designing software for <years n="3" of="product design">around 3 to 5 years</years>. Your portfolio shows two or more <must>shipped products</must> – for web, tablet, whatever – and tells us what you'd do differently. You have strong <must>interaction design</must> and decent <must>visual design</must>; if we had to choose we'd take the former. <must>Figma</must> is second nature, variables and auto layout included. You've either <must g="1">conducted user research</must> yourself or <must g="1">partnered closely with researchers</must>. You design for <must>accessibility</must> from the first sketch (<must>WCAG 2.1 AA</must> is a contract term with every district we serve). You can <must>explain a decision</must> to a superintendent and to a seven-year-old.

It would be lovely, but isn't required, if you'd worked on <nice g="2">edtech</nice> or <nice g="2">data-heavy dashboards</nice>, taught in a <nice>classroom</nice>, or could prototype in <nice>code</nice>.

We don't require a <no>degree</no>, we don't do <no>design exercises</no> at home, and no, you needn't know <no>Orton-Gillingham</no>: literacy boot camp is your first week.

PAY AND BENEFITS
Salary <pay>$98,500–$121,000</pay>. We post the real range; offers usually land in the middle. Health plans with $0 premium option, 18 weeks paid family leave, school-calendar summers (every Friday off June–August), $1,500 a year for learning. Recent uses: <no>Swift</no> course, <no>ceramics</no>, an <no>ASL</no> class.

THE SMALL PRINT
Because you'll visit schools, offers depend on a <licence c="must">Georgia fingerprint clearance</licence>; we arrange it. <permit>Work authorization in the U.S. is required</permit> and we do transfer H-1Bs. Tuesday and Wednesday in the Ponce City office; the rest is yours.

Apply for this job
* indicates a required field
First Name *  Last Name *  Email *
Portfolio link * (password is fine)
In two sentences: something you designed that failed *
