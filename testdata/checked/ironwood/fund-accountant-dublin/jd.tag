<title>Senior Fund Accountant (Private Equity & Real Assets)</title>
<employer>Carrowbeg Fund Services DAC</employer>, <place>Dublin 2</place> – hybrid, three days a week in Sir John Rogerson's Quay

Who we are
Carrowbeg looks after some 140 closed-ended funds for managers in Europe and the US. We were founded in 2009, are still owned by the people who work here and like it that way. Our <no>UCITS</no> colleagues sit one floor below; this role is not with them. Our IT crew look after the <no>SQL</no> side of reporting, so you won't have to.

What your weeks look like
- You <duty>prepare quarterly NAVs and financial statements</duty> for five to seven partnerships, from <must>capital calls and distributions</must> to the final investor notices.
- You <duty>calculate management fees and carried interest</duty>; you should be able to rebuild a <must>distribution waterfall</must> in <must>Excel</must> without the template.
- You <duty>review the work of two juniors</duty> and answer the auditors' questions before they ask twice.
- You <duty>keep the AIFMD filing calendar</duty>.

What we need from you
- <years n="4" of="fund accounting">At least 4 years in fund accounting</years>, a good part of it in <must>private equity</must> or comparable closed-ended structures
- <degree c="must">Part-qualified or qualified ACCA, ACA or CIMA</degree>
- Sound <must>IFRS</must> knowledge; <nice>US GAAP</nice> would be handy as two of our clients report under it
- Hands-on use of <must g="1">Investran</must> or <must g="1">eFront</must>
- <must>Audit liaison</must>, including the dull part in March
- Fluent <lang c="must">English</lang>; <lang c="nice">German</lang> is a bonus, half of our GPs are in Munich
- You have <permit>the right to work in Ireland (Stamp 1G, Stamp 4 or EU/UK citizen)</permit>. We can't sponsor for this post.

Nice: <nice>AIFMD Annex IV reporting</nice>, <nice>ILPA templates</nice>, some <nice>Power Query</nice>.

What you get
<pay>€62,000 – €72,000</pay>, 10% bonus, 25 days, pension 8%, study leave for whatever exams are left, bike scheme, and no Friday meetings after 2 pm.

Send a CV to hiring@carrowbeg.example.com. Two interviews, one of them with a spreadsheet. Carrowbeg is an equal opportunities employer.
