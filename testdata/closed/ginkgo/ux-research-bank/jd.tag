<employer>Calder & Wharfe Bank plc</employer>
Design & Insight

<title>Senior UX Researcher</title>
Location: <place>Leeds</place> (two days a week in Wellington Street, the rest is up to you)
Salary: <pay>£54,000 to £63,000</pay> + up to 10% bonus + 12% pension
Closing date: when we've found the right person, but not before the 14th

The bank was founded by mill workers who didn't trust the other banks. 1.1 million people keep their money with us now, a third of them are over sixty, and half of everything they do happens in an app that was clearly designed by people under thirty. We'd like to understand them better. That's the job.

You'd join four researchers and a research ops coordinator. You'd be attached to the Borrowing tribe (mortgages, loans, arrears) and you would <duty>plan and run research from the first awkward kick-off to the playback nobody wants to miss</duty>. You'd <duty>decide what not to research</duty>, too. We're not looking for a hybrid: there are eleven designers here, you won't be asked to do <no>UI design</no>, and nobody will check your <no>Figma</no> skills. Likewise <no>Adobe Analytics</no> belongs to the data team, who are friendly.

What we need to see in your application

1. At least <years n="4" of="user research">four years</years> doing user research as your main job, in-house or agency.
2. Real breadth. On the qualitative side <must>in-depth interviews</must>, <must>moderated usability testing</must> and at least one longer method (<must g="1">diary studies</must> or <must g="1">ethnography</must>). On the quantitative side, <must>survey design</must> and enough <must>statistics</must> to know when a difference isn't one. Whether you do that in <must g="2">R</must>, <must g="2">SPSS</must> or <must g="2">Python</must> we don't mind. This is not optional: the last two people in the role were qual-only and it didn't work.
3. You've researched with <must>vulnerable customers</must> or with people who use assistive technology, you understand <must>informed consent</must> and you know your way round <must>GDPR</must>.
4. <must>Stakeholder management</must>: product owners, risk, compliance. Some of them will disagree with your findings.
5. <must>Synthesis</must> and <must>storytelling</must>. Please include one example where your work stopped something.

It would help, though we won't sift you out for it, if you'd worked in <nice>financial services</nice>, knew what the FCA's <nice>Consumer Duty</nice> wants from us, had used <nice>Dovetail</nice> or <nice>Qualtrics</nice>, could run a <nice>tree test</nice> without looking it up, or had <nice>mentored</nice> a junior. A <degree c="nice">degree in psychology, HCI or similar</degree> is fine; so is not having one.

You must have the <permit c="must">right to work in the UK</permit>. We can't sponsor visas for this role. Standard credit and DBS checks apply.

Benefits: 28 days + bank holidays, a day off on your birthday, colleague mortgage, free <no>Excel</no> and <no>SQL</no> courses via our academy, shared parental leave at full pay for 20 weeks.

How: CV plus one page, no portfolio needed at this stage, to talent@calderwharfe.example.org. Stage 1 is a chat (30 min). Stage 2 is a planning exercise we pay you £150 for. We're a Disability Confident employer and guarantee an interview to disabled applicants who meet the five points above.
