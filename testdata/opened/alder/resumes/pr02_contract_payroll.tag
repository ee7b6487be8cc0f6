<name>Fergus Oyinlola-Baird</name> | <headline>CONTRACT PAYROLL SPECIALIST</headline> | IR35 outside preferred, umbrella ok
<phone>07700 900 822</phone> | <email>fergus.ob@example.org</email> | <place>Stockport</place>, travel to 40 miles

<h>ASSIGNMENTS (most recent first)</h>

<job><start>Apr 24</start> – <end>date</end>       <employer>Greater Mersey Combined Schools Trust</employer>
via Penhaligon Interim    <title>Interim Payroll Manager</title>, 4 days
                    <point>41 academies, 3,900 payslips, Teachers' Pension and LGPS returns.</point>
                    <point>Parallel-ran April and May before cutting over from iTrent to Access.</point></job>

<job><start>Nov 23</start> – <end>Mar 24</end>     <employer>Ribblesdale Poultry</employer>
via Hourglass People      <title>Payroll Officer (weekly)</title>
                    <point>1,150 hourly paid, three shifts, piece rate. Backlog of 600 queries cleared to 40.</point></job>

<job><start>Feb 23</start> – <end>Oct 23</end>     <employer>Ribblesdale Poultry</employer>
via Hourglass People      <title>Payroll Clerk</title>, first spell</job>

<job><start>Aug 22</start> – <end>Jan 23</end>     <employer>a confidential insolvency practitioner</employer>
direct                    <title>Payroll consultant</title>
                    <point>RTI corrections for 2 companies in administration.</point></job>

2020 – Jul 22       not contracting. Cared for my dad.

<h>PERMANENT</h>

<job><start>2011</start> – <end>2020</end>         <employer>Cheadle Valve & Fittings</employer>
                    <title>Payroll Supervisor</title> from 2016 (1 report), <title>Payroll & Accounts Clerk</title> before
                    <point>Auto-enrolment staging 2014. Sage 50 to Sage 200.</point></job>

<h>PAPERS</h>
<cert><cname>CIPP Foundation Degree in Payroll Management</cname>, <date>2018</date></cert>
<cert><cname>AAT Level 3</cname>, <date>2012</date></cert>
<edu><degree>GCSEs</degree> x 8 incl. Maths B, <school>Bramhall High School</school>, <end>2008</end></edu>

<h>SYSTEMS:</h> <skills><skill>iTrent</skill>, <skill>Access SelectPay</skill>, <skill>Sage 50/200 Payroll</skill>, <skill>Star</skill>, <skill>BrightPay</skill>, <skill>Excel (xlookup, power query)</skill>; <skill>SAP HCM seen but not used</skill></skills>

Rate: £260–£310 a day. <status>DBS enhanced on update service.</status>
