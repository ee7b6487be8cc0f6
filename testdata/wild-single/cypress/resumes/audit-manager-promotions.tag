<name>PRIYANKA ESTERHÁZY-COLE</name>, FCCA
<place>Dublin 8</place> · <phone>+353 85 555 0120</phone> · <email>p.esterhazycole@example.org</email>

<h>Career to date</h>

<job><employer>KILBRACK & MOONEY LLP</employer> · Chartered Accountants · <place>Dublin</place>                    Sept 2014 to May 2023

<title>Audit Manager, Asset Management</title>                                          <start>Jul 2020</start> – <end>May 2023</end>
  ▪ <point>Portfolio of 19 fund audits (UCITS and two QIAIFs), fees €1.1m, team of 4 to 9 in busy season</point>
  ▪ <point>Signed-off planning memos; partner review comments down by about a third in two years</point>
  ▪ <point>Second reviewer on three going concern cases in 2020</point></job>

<job><title>Assistant Manager</title>                                                          <start>Oct 2018</start> – <end>Jun 2020</end>
  ▪ <point>In charge of fieldwork on 8 audits, incl. one listed property company (IFRS 16 first year)</point>
  ▪ <point>Six months secondment to the Luxembourg office (Jan–Jun '19)</point></job>

<job><title>Audit Senior</title>  2017–<end>18</end> / <title>Trainee Accountant</title> <start>2014</start>–17
  ▪ <point>Training contract, manufacturing and charities, stock counts in every freezer in Leinster</point></job>

<job><employer>TEAGAN DAIRY CO-OP SOCIETY</employer> · <place>Mitchelstown, Co. Cork</place>
<title>Group Financial Controller</title> (fixed term, maternity cover)                        <start>June 2023</start> – <end>Sept 2024</end>
  ▪ <point>Month end for 5 entities by working day 6, was day 11</point>
  ▪ <point>Managed AP and payroll (6 people)</point>
  ▪ <point>Replaced the Excel consolidation with Sage Intacct, with outside help</point></job>

<job><employer>ORLA BECK FOUNDATION</employer> · <place>Dublin</place> (3 days/wk)
<title>Head of Finance</title>                                                        <start>Nov 2024</start> – 
  ▪ <point>Statutory accounts under SORP, charity regulator return, board papers</point>
  ▪ <point>Restricted funds tracker for 14 grants</point></job>

<h>Before accountancy</h>
<job><employer>Café Lindqvist</employer>, <place>Galway</place>, <title>barista and later weekend manager</title> <start>2010</start>-<end>2014</end> alongside college</job>

<h>Qualifications</h>
<cert><cname>ACCA</cname> – member <date>2018</date>, fellow 2023 (first time passes bar P6)</cert>
<edu><degree>BComm</degree>, <field>Accounting and Finance</field>, <school>Corrib University</school>, <start>2010</start>–<end>2013</end>, <grade>Second Class Honours Grade I</grade></edu>
<edu><degree>Postgraduate Diploma</degree> in <field>Professional Accounting</field>, <school>Corrib University</school>, <end>2014</end></edu>

<h>Systems & standards</h>
<skills><skill>IFRS</skill> · <skill>FRS 102</skill> · <skill>Charities SORP</skill> · <skill>ISAs (Ireland)</skill> · <skill>CaseWare</skill> · <skill>Sage Intacct</skill> · <skill>Xero</skill> · <skill>Excel (Power Query)</skill> · <skill>Alteryx</skill> – beginner</skills>

<h>Languages</h>
<language>English</language>; <language>Hindi</language> (<level>home</level>); <language>Hungarian</language> (<level>conversational</level>)

<other>Notice period 6 weeks. Treasurer of the local tidy towns committee.</other>
