<h>Curriculum Vitae</h>
<name>Anjali Mistry-Boyle</name> MCIPPdip (studying, see below)
Tel <phone>07700 900 318</phone> / <email>anjali.mb@example.org</email> / <place>Pudsey, W. Yorks</place>

<h>A bit about me</h>
<summary>Payroll person for eleven years, mostly weekly-paid shop and warehouse staff. I like a clean control account and I am the one in the office who can still work out SMP on paper. British citizen.</summary>

<h>Where I've worked</h>

<job><employer>Brackenhall Garden Centres Ltd</employer>  (31 sites, c. 1,450 on the payroll)
<title>Payroll Team Leader</title>, <start>Sept 2020</start> to date
<point>I look after two payroll administrators (appraisals, absence, holiday cover, the lot) and I report to the Financial Controller, who signs off the BACS file.</point> <point>One weekly run of about 1,100 hourly people and a monthly one of 350.</point> <point>In 2022 we came off Sage 50 Payroll and went to Staffology: I wrote the data mapping with the supplier's consultant, did three parallel runs and chased down the 64 differences; the Finance Director was project sponsor.</point> <point>HMRC did an NMW review in 2021 about uniform deductions and unpaid opening-up time. I pulled together the evidence and worked out arrears for 212 leavers and current staff, £18,400 in total.</point> <point>Nest uploads, three-yearly re-enrolment 2022, opt-outs.</point> <point>FPS/EPS, P11Ds (only 9 cars), control account recs by working day 4.</point>
</job>

<job><employer>Kestrel & Dunn Bureau Services</employer>, <place>Bradford</place>
<title>Payroll Administrator</title> then <title>Senior Payroll Administrator</title> from 2017
<start>Feb. 2014</start> – <end>Aug. 2020</end> (June 2018-March 2019 on maternity leave)
<point>Portfolio of 38 clients at the end, from a chip shop with four staff to a hotel with 160.</point> <point>Tronc for two of the restaurants: I processed what the troncmaster sent, did not decide the shares.</point> <point>SSP, SMP, SPP, attachment of earnings, starters and leavers.</point> <point>Trained two apprentices.</point>
</job>

<job>Before that: <employer>Morley Building Society</employer>, <title>cashier</title>, <start>2011</start>-<end>14</end>.</job>

<h>Exams</h>
<edu><school>CIPP</school> <degree>Foundation Degree in Payroll Management</degree>: years 1 and 2 passed, year 3 due to finish <end>summer 2025</end></edu>
<edu><degree>A levels</degree> <field>Maths (C), French (D), Business Studies (B)</field>, <school>Priesthorpe School</school>, <end>2011</end></edu>

<h>Systems</h>
<skills><skill>Staffology</skill>, <skill>Sage 50 Payroll</skill>, <skill>BrightPay</skill>, a bit of <skill>Moneysoft</skill>. <skill>Excel</skill> (XLOOKUP and pivots every day, no macros)</skills>

<other>Out of work: two small children, allotment, Leeds Rhinos.</other>
