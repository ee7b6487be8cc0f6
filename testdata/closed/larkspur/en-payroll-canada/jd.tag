Job ID 44817-WPG
Posted by: Prairie Bridge Staffing on behalf of our client

<title>SENIOR PAYROLL ADMINISTRATOR</title> (permanent, hybrid 3/2)
<place>Winnipeg, MB</place>
<pay>$68,000 – $78,000</pay> + 6% RRSP match + health & dental from day 1

THE CLIENT
<employer>Sturgeon Creek Foods</employer> runs four plants in Manitoba, Saskatchewan and Alberta plus a small sales office in Longueuil. About 1,300 people get paid, two thirds of them under one of three collective agreements. The finance group uses <no>SAP S/4HANA</no> and the HR folks live in <no>a recruiting tool called Greenhouse</no>; payroll sits with finance and has its own system, <must>Dayforce</must>, which you should know well enough to fix a pay code without calling support.

THE JOB
Reporting to the Payroll Manager, you will <duty>process bi-weekly hourly and semi-monthly salaried payrolls end to end</duty>. This means <duty>auditing time and attendance feeds</duty>, <duty>calculating retro pay after settlements</duty>, <duty>issuing ROEs</duty>, <duty>remitting source deductions, WCB and garnishments</duty>, and <duty>reconciling payroll GL accounts at month end</duty>. In January you <duty>own the year-end slips</duty> (T4, T4A and, for the Longueuil people, RL-1). You will be the go-to for plant supervisors when somebody's shift premium is off, so patience on the phone counts. You'll also <duty>train and back up a junior administrator</duty>, who reports to the manager and not to you.

MUST-HAVES
1. <licence c="must">Payroll Compliance Professional (PCP) designation from the National Payroll Institute</licence>, in good standing
2. <years n="5" of="full-cycle Canadian payroll">Minimum 5 years of full-cycle Canadian payroll</years>, <must>multi-provincial</must>, for 500+ employees
3. Experience <must>interpreting collective agreements</must> – you've read one cover to cover and have opinions
4. <must>Year-end reporting (T4/T4A)</must> and <must>ROE Web</must>
5. Strong <must>Excel</must>: <must g="1">pivot tables</must> or <must g="1">Power Query</must>, lookups in your sleep
6. <permit>Legally entitled to work in Canada</permit>

ASSETS (not deal breakers!)
- <nice>Quebec payroll</nice> (QPP, QPIP, RL-1)
- <lang c="nice">Conversational French</lang>
- <nice>Pension administration</nice>
- <nice>System implementation or upgrade</nice> experience
- <degree c="nice">A diploma in business, accounting or HR</degree>

You do not need <no>CPA</no>, and <no>benefits plan design</no> is done by an outside broker.

Sturgeon Creek Foods is committed to employment equity and encourages applications from Indigenous people, newcomers, persons with disabilities and members of racialized communities. Background check required. Please send a Word resume to apply@prairiebridge.example.com quoting the job ID. Only candidates selected for an interview will be contacted.
