<name>Noreen Castelino</name>, <cert><cname>PCP</cname></cert>
<headline>payroll (transit, union, lots of overtime)</headline>

<h>Tools & topics</h>
<skills><group>Systems</group>      <skill>Dayforce</skill> (daily) / <skill>ADP WFN</skill> (till 2019) / <skill>ROE Web</skill>
<group>Rules</group>        <skill>ESA</skill>, <skill>CBA premiums</skill>, <skill>TD1</skill>, <skill>RL-1</skill>, <skill>EHT</skill>, <skill>WSIB</skill>, <skill>family support + CRA garnishees</skill>
<group>Spreadsheets</group> <skill>XLOOKUP</skill>, <skill>pivots</skill>; <skill>Power Query</skill> just starting</skills>
<group>Languages</group>    <language>English</language>, <language>Konkani</language>, <language>French</language> <level>(can read a form, can't hold a call)</level>

<h>Paid work, newest on top</h>

<job><employer>Brightwater Transit Services</employer> | <place>Brampton</place> | <start>Mar '19</start> > <end>now</end>
  <title>Payroll Coordinator</title> <start>Mar '19</start>, <title>Sr Payroll Administrator</title> since <start>Jan '22</start>. Off on parental leave Aug '20 to Aug '21.
 o <point>1,150 bus operators + maintenance, 90 office; ON and AB, and 60 drivers across the river in Gatineau. Three agreements: ATU, Unifor, CUPE. Every second Thursday, no misses</point>
 o <point>'23 settlement: retro for 1,020 people going back 14 months, mine start to finish, paid in one run, 9 corrections after</point>
 o <point>Off-cycle cheques were ~40/mth, now about 12. Mostly by getting dispatch to close punches on Sunday night</point>
 o <point>ROEs, WSIB + EHT, garnishees. T4s last Feb 1,310 of them; the RL-1s for Gatineau I prepare and my mgr checks</point>
 o <point>Was one of four testers when we went over to Dayforce ('22): wrote the scripts for OT and spread premiums. Config was the vendor's</point>
 o <point>Sit in on grievance meetings when it's about pay, to explain the numbers. I don't speak for the company</point>
 o <point>Show the ropes to the two clerks, they report to the manager not me</point></job>

<job><employer>Kestrel Cold Foods</employer> (temp through Harrow Personnel, then kept) | <place>Etobicoke</place> | <start>Jun '17</start> > <end>Feb '19</end>
  <title>Payroll Clerk</title>
 o <point>weekly, 320 on the line, UFCW shop, ADP; keyed, balanced, sent the file</point>
 o <point>built the vacation accrual sheet they (I'm told) still use</point></job>

<job><employer>Dentamart Supply</employer> | <title>A/P clerk</title> | <start>'15</start> > <end>'17</end>
 o <point>invoices, 3-way match, about 600 a month</point></job>

<h>Paper</h>
<edu><school>Seneca</school>, <degree>2-yr diploma</degree> <field>Accounting & Payroll</field>, <end>'15</end></edu>
<cert><cname>PCP</cname> from the <issuer>National Payroll Institute</issuer>, <date>2020</date>, dues paid, CPE up to date</cert>
<cert><cname>PLP</cname>: 1 of the 3 courses done, second one this winter</cert>

<h>Find me</h>
<place>Brampton ON</place> . <phone>905-555-0126</phone> . <email>n.castelino@example.com</email> . <status>Canadian citizen</status>
