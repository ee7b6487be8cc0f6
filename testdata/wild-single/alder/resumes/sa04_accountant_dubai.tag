<name>JINCY THOMAS</name>, <headline>B.Com, M.Com (Inter) – Accountant, 7 yrs UAE Exp.</headline>
<place>Al Qusais, Dubai, UAE</place>  Mob: <phone>+971 50 771 3390</phone>  <email>jincythomas.acc@example.com</email>
Visa Status: <status>Husband Visa (NOC available)</status> | Notice period: <status>30 days</status>

<h>CAREER SUMMARY</h>
<summary>Accountant with hands on experience up to finalization of accounts in trading and contracting companies. VAT return filing done independently since 2018, Corporate Tax - registration only so far.</summary>

<h>ORGANISATIONAL EXPERIENCE</h>

<job>Organization	: <employer>Blue Lagoon Building Materials Trading LLC</employer>, <place>Dubai</place>
Period		: <start>Jan 2019</start> – <end>till now</end>
Position held	: <title>Accountant</title> (reporting to Finance Manager)
Job Profile	:
	o <point>Day to day accounting in Tally Prime, PDC management, bank reconcilation of 4 banks</point>
	o <point>Receivable follow up of 230 customers; overdue reduced from AED 1.9 Mn to 1.1 Mn</point>
	o <point>WPS salary preparation for 64 staffs</point>
	o <point>Quarterly VAT return, FTA portal</point></job>

<job>Organization	: <employer>Noor Al Madina Technical Services</employer>, <place>Sharjah</place>
Period		: <start>Aug 2016</start> – <end>Dec 2018</end>
Position held	: <title>Junior Accountant cum Admin</title>
Job Profile	:
	o <point>Petty cash, supplier payments, LPO making</point>
	o <point>Trade licence and labour card renewals with the PRO</point></job>

<job>Organization	: <employer>Kurian & Associates, Chartered Accountants</employer>, <place>Kottayam, Kerala</place>
Period		: <start>06/2014</start> – <end>05/2016</end>
Position held	: <title>Audit Assistant</title>
Job Profile	:
	o <point>Vouching, stock audit of co-operative banks, TDS and Service tax returns</point></job>

<h>ACADEMIA</h>
<edu><degree>Master of Commerce</degree> - <school>Mahatma Gandhi University, Kottayam</school> - first year passed, final year not completed</edu>
<edu><degree>Bachelor of Commerce</degree> (<field>Finance & Taxation</field>) - <school>Mahatma Gandhi University, Kottayam</school> - <end>2014</end> - <grade>76%</grade></edu>
<edu><degree>Plus Two</degree> (<field>Commerce</field>) - <school>Kerala State Board</school> - <end>2011</end> - <grade>81%</grade></edu>

<h>ADDITIONAL QUALIFICATIONS</h>
<cert><cname>Diploma in Computerised Financial Accounting</cname> (<issuer>G-Tec Computer Education</issuer>, <date>2014</date>)</cert>

<h>COMPUTER SKILS</h>
<skills><skill>Tally ERP 9</skill> / <skill>Tally Prime</skill> / <skill>Peachtree</skill> / <skill>QuickBooks (little)</skill> / <skill>Ms Excel – Vlookup, Pivot</skill></skills>

<h>STRENGTHS</h>
<skills>- <skill>Hard working</skill>
- <skill>Can work under pressure</skill></skills>

<h>PERSONAL PROFILE</h>
Date of Birth: <status>19.11.1993</status>  Nationality: <status>Indian</status>  Religion: <status>Christian</status>
Passport: <status>R 21xxx90, exp. 08/2028</status>  Driving Licence: <status>UAE (automatic)</status>
Languages: <language>English</language>, <language>Malayalam</language>, <language>Hindi</language>, <language>Arabic</language> (<level>to read and write</level>)
<other>Reference : will be furnished upon request.</other>
