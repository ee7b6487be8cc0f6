<employer>Teo Vaswani & Partners LLP</employer> (Singapore)
<title>Patent Paralegal</title> | IP Prosecution | <place>Raffles Place</place>

Our patents practice is made up of four qualified patent attorneys and three paralegals, and files roughly 900 cases a year for clients in semiconductors, medtech and food science. We are replacing a colleague who is going on to law school and would like an overlap of at least a month, hence the early advertisement.

In this position you <duty>prepare and e-file applications, responses and assignments at IPOS</duty>, <duty>enter Singapore national phase from PCT applications</duty>, <duty>instruct foreign associates and chase them</duty>, <duty>docket incoming official correspondence within one working day</duty> and <duty>send renewal reminders</duty>. You also <duty>draft debit notes</duty> (we bill in six currencies) and <duty>compile quarterly portfolio reports for clients</duty>.

To be considered you should have <years n="2" of="patent prosecution support">two or more years in a patent prosecution support role</years>, at a firm or in-house. <no>Trade mark</no> experience alone is unfortunately insufficient. You are at home with <must>PCT procedure and time limits</must> and know your way around <must>ePCT</must>; you have used a docketing system, ideally <nice>Anaqua Patricia</nice> as that is what we run, although <nice>FoundationIP</nice> or similar is a good start. A <degree c="must">diploma in law and management, a paralegal diploma, or a degree in any field</degree> is required. <licence c="nice">WIPO DL-101 or the IPOS/NUS Graduate Certificate</licence> would count in your favour.

An eye for detail is what everyone writes. What we mean: <must>you notice when a priority date is 366 days back</must>, and you say so. You <must>stay calm on deadline days</must>. <lang c="must">English</lang> must be impeccable in writing; <lang c="nice">Mandarin</lang> or <lang c="nice">Japanese</lang> would be helpful for liaising with associates in Shenzhen and Osaka, but all formal correspondence is in English.

No <no>technical background</no> is necessary and you will not be asked to <no>draft claims</no> or conduct <no>prior art searches</no>; these are for the attorneys and our search vendor.

Hours are 9 to 6, with genuine work-from-home on Wednesdays and Fridays after confirmation. <pay>S$4,200 to S$5,300 per month</pay>, AWS, variable bonus, 18 days' leave, medical and dental.

This opening is <permit>for Singapore Citizens and PRs</permit> in line with our current quota. Please write to hr@teovaswani.example.com stating current and expected salary and notice period. TVP adheres to the Tripartite Guidelines on Fair Employment Practices.
