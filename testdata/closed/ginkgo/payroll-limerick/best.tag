<name>Gráinne Hartigan</name>, <cert><cname>CPT</cname> (<issuer>IPASS</issuer>)</cert>
<place>Castletroy, Co. Limerick</place>. <phone>087 555 0129</phone>. <email>grainne.hartigan@example.org</email>

<summary>I've spent eleven years or so making sure people in the Mid-West get
paid right, first in a bureau and these last six years in a food
company. Calm at year end.</summary>

<h>Career to date</h>

<job><employer>Ballycasey Foods Group</employer>, <place>Shannon</place>
<title>Payroll & Benefits Manager</title> (from <start>March '22</start>); came in as
<title>Payroll Team Lead</title>, <start>Nov '19</start>
<point>  1,150 heads, 740 of them weekly with shift, night premium and piece
  rates, the rest monthly. All on Core, clocking from Softworks.</point>
<point>  I manage two specialists and a part-time clerk (reviews, leave, the
  lot).</point>
<point>  RPNs, submissions through ROS, correcting the oddities before payday
  instead of after. Overpayments were €41k in 2020, €9k in 2024.</point>
<point>  ERR went live here Jan 2024 (T&S, remote working allowance, small
  benefit); I set up the codes and trained the line admins.</point>
<point>  BIK on 22 cars and vans. Six US assignees on SARP, their returns are
  done by our tax advisers, I do the payroll side.</point>
<point>  Wages control account and journals into SAP finance by WD3, queries
  from the auditors come to me.</point>

                                            G. Hartigan – CV – page 1 of 2

<point>  Revenue Level 1 intervention in 2023, self-review of the BIKs,
  closed without a settlement.</point>
<point>  Auto-enrolment: registered us with NAERSA, listed the 310 people not in
  our own scheme, first deductions planned for January 2026.</point>
<point>  HR moved to Workday in 2023. I was the payroll rep on the project for
  the absence feed; payroll itself stayed on Core.</point>
<point>  38 staff in Newry are paid by a UK bureau. I check and sign off their
  monthly report, I don't run it.</point>
<point>  SIPTU house. I sit in on pay claims talks to cost the options.</point></job>

Sept '18 – Oct '19   at home with twins

<job><employer>Thornfield Shared Services</employer>, <place>Dooradoyle</place>, payroll bureau
<title>Payroll Specialist</title>, <start>June '13</start> – <end>Aug '18</end> (<title>trainee</title> for the first year)
<point>  14 client payrolls at the busiest, 5 to 600 employees each, Megapay
  and Sage Micropay: hotels, a nursing home group, engineering.</point>
<point>  Had 9 of the 14 through the list matching for PAYE Modernisation
  before I went on leave.</point>
<point>  Wrote the bureau's data breach procedure with the DPO when GDPR came
  in.</point></job>

<job><employer>Dunraven Motors</employer>, <place>Adare</place>. <title>Accounts assistant</title>, <start>2010</start> – <end>2013</end>
<point>  Purchase ledger, and wages for 30 on a Friday.</point></job>

<h>Exams</h>
<cert><cname>Certified Payroll Technician</cname>, <issuer>IPASS</issuer>, <date>2014</date></cert>
<edu><degree>Diploma in Payroll Management</degree>, <school>IPASS</school>, two of the three modules
passed, third in spring</edu>
<edu><degree>BBS</degree> (<field>accounting and finance</field>), <school>University of Limerick</school>, <end>2010</end>, <grade>2.2</grade></edu>

<h>PC</h>
<skills><skill>Excel</skill>: pivots, XLOOKUP, some <skill>Power Query</skill>, no macros. <skill>Core</skill> (Pay and
Time), <skill>Softworks</skill>, <skill>SAP FI</skill> for journals only.</skills>

<language>Gaeilge</language>: <level>comhrá maith</level>. <status>Irish citizen</status>.
                                            G. Hartigan – CV – page 2 of 2
