<name>Leanne Petrakis</name>
<place>Dimboola VIC 3414</place>                                          <phone>0491 570 313</phone>
<status>Aust. citizen / Vic car licence</status>                                <email>leannepet@example.com</email>


<h>CAREER TO DATE</h>

<job><employer>Grampians Edge Health</employer>, <place>Stawell</place>
(public hospital + 2 aged care sites, approx 620 on the books)
<title>Payroll Team Member</title>                                      <start>Feb 2015</start> - <end>Aug 2018</end>
<title>Payroll & Remuneration Officer</title>                           <start>Aug 2018</start> - <end>now</end>
  > <point>Own the f/n run for 2 of our 3 pay groups (about 430 heads): kiosk
    times in, exceptions chased, ABA file out by Tues noon</point>
  > <point>Four EBAs (nurses, allied health, HACSU, medical). I'm the one
    the NUMs ring about higher duties, recall, ADOs, penalties</point>
  > <point>Underpayment found in 2022: night-shift allowance loaded wrong since
    2019. Rebuilt it in a spreadsheet (xlookups, pivots), 71 staff
    got back paid, $118k all up</point>
  > <point>Month end: clear wages clearing, PAYGW and super control a/cs to
    GL; variance has been nil since Sept 2023</point>
  > <point>STP2 cutover 2022 - tested the pay code mapping with our
    vendor, and have done EOFY finalisation each year since</point>
  > <point>Terms, LSL (Vic Act and the EBA version), PPL, WorkCover top ups</point>
  > <point>Quarterly SG check incl. casuals on two jobs</point>
  > <point>Sal pack: take the deduction file from the provider and load it. I
    don't give advice on novated leases, they do that</point>
  > <point>Covered for the Payroll Manager for 5 weeks, 2024</point></job>

<job><employer>Wheatbelt Labour Solutions</employer>, <place>Horsham</place>
<title>Accounts & Pays</title> (p/t)                                    <start>Mar 2011</start> - <end>Jan 2015</end>
  > <point>Weekly pays 40-90 casuals at harvest, MYOB, Horticulture &
    other modern awards</point>
  > <point>Debtors, BAS prep for the accountant to sign off</point></job>

<job><title>Home with the kids</title>                                  <start>2008</start> - <end>early '11</end></job>

<job><employer>Dimboola Co-op Hardware</employer>
<title>Shop / office junior</title>                                     <start>2003</start> - <end>2008</end></job>


<h>SYSTEMS</h>
<skills><skill>Chris21</skill> (since 2015, every day), <skill>Kronos</skill>, <skill>MYOB</skill>, <skill>Oracle financials</skill> - enquiry
only, <skill>Excel</skill> - strong, <skill>Power BI</skill> - can refresh other people's reports</skills>

<h>STUDY</h>
<edu><degree>Diploma of Payroll Services</degree>                              <grade>7 of 10 units done</grade></edu>
<edu><degree>Cert IV Bookkeeping</degree>, <school>Wimmera TAFE</school>                                  <end>2012</end></edu>
<cert><issuer>The Payroll Association</issuer> <cname>LSL refresher, one day</cname>                  <date>2025</date></cert>

<h>REFEREES</h>
<other>On request. My manager knows I am applying.</other>
