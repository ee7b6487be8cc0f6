<name>Rosalind "Roz" Vanterpool</name>
<place>Westerville, Ohio</place> • <phone>(614) 555-0136</phone> • <email>roz.vanterpool@example.com</email> • <link>linkedin.example.com/in/rozvanterpool</link>

<headline>PAYROLL SUPERVISOR</headline>

<summary>Eleven years of getting paychecks out on time, the last four with my own team. I like clean reconciliations and short meetings.</summary>

<h>EXPERIENCE:</h>  <job><employer>BUCKEYE TRAIL SENIOR LIVING</employer>	<place>Columbus OH</place>	<start>8/2021</start>-<end>Present</end>
<title>Payroll Supervisor</title>
Span: 2,150 employees, 6 states (OH KY IN MI PA WV), 24 communities
- <point>3 direct reports (2 payroll clerks, 1 timekeeping analyst); hired two of them, write all the reviews, let one go in 2023</point>
- <point>Semi-monthly and bi-weekly cycles in WFN; sysadmin rights, built the custom PTO accrual policies for all 6 states</point>
- <point>About 340 active child support, tax levy and creditor orders at any time. Zero late remittances since 4/2022</point>
- <point>Wrote the regular-rate calculator (Excel, Power Query) after a DOL inquiry about shift differentials; back pay of $61K was found and paid, inquiry closed w/o penalty</point>
- <point>941s and W-2s go out through ADP tax service, I reconcile every quarter to the penny and fix the notices. Amended 9 SUI returns for 2020</point>
- <point>Dietary and housekeeping at 3 buildings are SEIU: step increases, dues, retro after the 2023 contract (412 checks)</point>
- <point>Sit on the committee choosing the next HCM; UKG and Dayforce are the finalists, nothing signed</point>
- <point>Built an open-door hour on each payday Friday: line at my desk went from 40 people to under 10 once the pay stub cheat sheet was on the break room wall</point>
- <point>COVID-era retention credit paperwork (ERC) was done by our CPA firm, I pulled the data for it</point>
- <point>JE upload to Sage Intacct each cycle, tie-out by day 3</point></job>

<job><employer>MOHICAN LOGISTICS, INC.</employer>	<place>Grove City OH</place>	<start>5/2016</start>-<end>8/2021</end>
<title>Sr. Payroll Specialist</title> (<start>2019</start>-), <title>Payroll Specialist</title> (2016-19)
- <point>800 drivers and dock hands, 14 states; per diem, local taxes (RITA/CCA), reciprocity</point>
- <point>One of 2 payroll testers when Paychex was replaced by ADP WFN, 3 parallel runs</point>
- <point>Took the payroll inbox from 3-day to same-day answers; two of us shared it</point>
- <point>Wage attachment letters, W-4 changes, lost checks, new-hire reporting, all the daily stuff</point>
- <point>Documented 12 SOX-style key controls for the parent company; walked auditors through samples every Jan.</point></job>

<job><employer>Hollis & Pruitt CPAs</employer>	<start>2014</start>-<end>2016</end>
<title>Payroll/bookkeeping assistant</title>
- <point>After-the-fact payroll for 30ish small clients, several restaurants with tip credit</point>
- <point>Bank recs and sales tax in QuickBooks Desktop, reception phones during tax season</point></job>

<job><employer>Kroft's Family Market</employer>	<start>2009</start>-<end>2014</end>
<title>Cashier, later front-end lead</title> (part time, through school)</job>

<h>EDUCATION & CREDENTIALS</h>
<edu><school>Columbus State Community College</school>, <degree>A.A.S.</degree> <field>Accounting</field>, <end>2014</end></edu>
<cert><cname>FPC</cname>, <issuer>PayrollOrg</issuer>, <date>2018</date></cert>. CPP: sat in spring, missed by 4 points, retest Oct.

<h>OTHER</h>
<other>Spanish: high school, can manage a hello and a pay stub question. Notary public. Coach of a 10U softball team, treasurer of the league since 2022 (about $18K a year through the account).</other>
