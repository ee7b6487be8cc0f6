<name>Muhammad Faisal Qureshi</name>                                                    CV – Page 1 of 2
<headline>Accounts Manager | ACCA (Affiliate level: 12 of 13 papers) | 13 yrs GCC</headline>
<place>Hawally, Kuwait</place> ♦ <phone>+965 5555 0917</phone> ♦ <email>faisalq.accounts@example.com</email>

<h>PROFILE</h>
<summary>Accountant with trading and construction background; month end, VAT (KSA), payroll WPS,
bank facilities. Reports directly to owner.</summary>

<h>CAREER HISTORY</h>

<job><employer>AL MUTAIRI GROUP</employer> (trading, MEP, rent a car – 9 entities)  |  <place>Kuwait</place>  |  <start>Sep 2014</start> till <end>present</end>

   <title>ACCOUNTS MANAGER</title> (Group)                                       <start>Jan 2021</start> – <end>present</end>
   -  <point>Finalisation of 9 sets of books, consolidation in Excel</point>
   -  <point>Team of 7 incl. 2 cashiers</point>
   -  <point>Negotiated LC/LG limits with 2 banks, KD 1.8 m</point>

   <title>SENIOR ACCOUNTANT</title> (MEP Division)                               <start>Apr 2017</start> – <end>Dec 2020</end>
   -  <point>Job costing, retention and progress billing for approx. 25 contracts</point>
   -  <point>On deputation to the Dammam branch Mar–Nov 2018 for VAT
      registration and first four returns</point>

   <title>ACCOUNTANT</title> (Rent a Car)                                        <start>Sep 2014</start> – <end>Mar 2017</end>
   -  <point>AR ageing, K-net reconciliation, traffic fine recharge</point></job>

<job><employer>MADINA STEEL RE-ROLLING MILLS (PVT) LTD</employer>  |  <place>Lahore</place>  |  <start>2011</start> till <end>Aug 2014</end>

   <title>ASSISTANT ACCOUNTANT</title>
   -  <point>Sales tax (FBR) monthly return, stock ledger, petty cash</point></job>

<job><employer>ZAHID & RAUF, CHARTERED ACCOUNTANTS</employer>  |  <place>Lahore</place>  |  <start>2009</start> till <end>2011</end>

   <title>TRAINEE STUDENT</title> (articles not completed)</job>

Faisal Qureshi                                                             CV – Page 2 of 2

<h>EDUCATION</h>
<edu><degree>B.Com</degree>            | <school>Punjab University</school>        | <end>2008</end> | <grade>2nd Division</grade></edu>
<edu><degree>I.Com</degree>            | <school>BISE Lahore</school>              | <end>2006</end> | <grade>A</grade></edu>
<edu><degree>ACCA</degree>             | <school>ACCA UK</school>                  | 12/13 papers, SBL pending</edu>

<h>COMPUTER SKILLS</h>
<skills><skill>Tally ERP 9</skill>      | expert
<skill>Peachtree</skill>        | good
<skill>Oracle Fusion AP</skill> | user level, 1 yr
<skill>Excel</skill>            | power query, pivot</skills>

<h>PERSONAL INFO</h>
<status>Nationality      | Pakistani</status>
<status>Birth            | 5th March 1987</status>
<status>Iqama / Civil ID | Article 18, transferable</status>
<status>Driving          | Kuwait private licence</status>
Languages        | <language>English</language>, <language>Urdu</language>, <language>Punjabi</language>, <language>Arabic</language> <level>office use</level>
