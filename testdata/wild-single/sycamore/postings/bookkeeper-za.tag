Position: <title>Bookkeeper to Trial Balance</title>
Company: <employer>Karoo Spoor Outfitters (Pty) Ltd</employer>
Location: <place>Paarden Eiland, Cape Town</place> (office based. Parking is a nightmare, take the bus)
Salary: <pay>R24 000 – R29 000 CTC per month</pay>, depending on experience
EE statement: Preference will be given in line with our Employment Equity plan.

We make rooftop tents, canvas awnings and drawers for 4x4s and sell them to dealers here and in Namibia and Australia. The company doubled over the past three years, the accounts department did not: it's Lindiwe (Financial Manager) and a stack of boxes. The factory has its own <no>production planning</no> and <no>costing</no> person, and <no>payroll</no> is outsourced, so this is a clean bookkeeping job.

WHAT YOU WILL DO
You will <duty>run our ERP (<must>Odoo</must>) on the finance side</duty> and <duty><must>close the month</must> by working day five</duty>. You will <duty>process <must>creditors</must> and <must>debtors</must> for about 220 accounts</duty>, <duty>reconcile four bank accounts and the two credit cards daily</duty>, <duty>prepare and submit <must>VAT201</must> and <must>EMP201</must> returns on <must>eFiling</must></duty>, <duty>keep the fixed asset register</duty>, and <duty>pull together the audit file</duty> each February with our auditors, who are friendly but thorough. Imports are paid in dollars, so <must>forex payments</must> will cross your desk most weeks. You will also <duty>chase late payers</duty>. Politely the first two times.

WHAT YOU BRING
<degree c="must">Matric with Accounting</degree> and a <degree c="must">National Diploma in Accounting</degree> or equivalent (ICB level 5 counts)
Minimum <years n="4" of="bookkeeping to trial balance">4 years'</years> experience to <must>trial balance</must>
<must>Excel</must> – <must>pivot tables</must> and <must>lookups</must>, not only colouring in cells
Good <lang c="must">English</lang>; <lang c="nice">Afrikaans</lang> is an advantage as many of our dealers prefer it
<must>Accuracy</must>, <must>deadline driven</must>, <must>discreet</must>
A clear <permit>criminal and credit record</permit> – checks will be done
<permit>SA citizen or holder of a valid work permit</permit>

WOULD BE NICE
Experience in a <nice>manufacturing environment</nice>. <nice>Import/export documentation</nice>. Registration with <licence c="nice">SAIPA</licence> or <licence c="nice">ICB</licence>.

If you come from <no>Pastel</no> or <no>Xero</no>: we moved away from both and are not going back, but the principles are the same.

WHAT WE OFFER
Provident fund (after 3 months), 50% towards medical aid, 18 days' leave, staff price on tents and one free weekend rental a year. Social committee does a <no>trail running</no> thing on Wednesdays.

Please mail a CV (max 3 pages) and certified copies of qualifications to jobs@karoospoor.example.com. If you have not heard from us within 14 days consider your application unsuccessful. There will be a practical Excel test. No agencies please!!
