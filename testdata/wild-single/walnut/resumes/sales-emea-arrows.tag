<name>Matteo van Rensburg</name> | <headline>Enterprise SaaS sales leader</headline> | <place>Amsterdam</place> | <phone>+31 6 5550 0417</phone> | <email>matteo.vr@example.com</email>
==========================================================================

<h>CAREER HIGHLIGHTS</h>
<summary>17 years carrying a number. President's Club 6x. Built two teams from zero; closed one (properly).</summary>

<h>TRACK RECORD</h>

<job><employer>Lumenarc Software B.V.</employer> (ind. ERP add-ons; PE-owned), <place>Amsterdam</place>
<title>Account Executive</title> (<start>2015</start>) → <title>Regional Sales Manager, Benelux</title> (<start>2017</start>) → <title>Director of Sales, Nordics & Benelux</title> (<start>2019</start>) → <title>VP Sales, EMEA</title> (<start>2021</start>–<end>present</end>)
  > <point>ARR EMEA €11m to €29m, churn under 6%</point>
  > <point>Team of 24 in Amsterdam, Munich, Leeds</point>
  > <point>2023: 108% of plan; 2024: 91% (said so in January)</point>
</job>
<job><employer>Oakmere Data, Inc.</employer> | <place>London → Amsterdam</place> | <start>Q3 2011</start> – <end>Q4 2014</end>
<title>Sr. Manager, Inside Sales Ops – EMEA</title> (contract, then perm)
  > <point>Salesforce roll-out for 60 reps</point>
  > <point>Opened the Amsterdam office: lease, coffee machine, first 8 hires</point>
</job>
<job><employer>Pitney Colworth</employer> | <place>Johannesburg</place> | <start>2007</start> – <end>2011</end>
<title>Sales Executive: Mailroom & Franking</title>; from <start>'09</start> <title>Key Account Manager – Banks</title>
  > <point>Rookie of the Year '08 (Southern Africa)</point>
</job>
<job><employer>Coetzee Blandford Inc.</employer>, articles, <start>2006</start>–<end>07</end>, not finished. <title>Trainee Accountant</title>.</job>

<h>EDUCATION</h>
<edu><school>University of Stellenbosch</school> | <degree>BCom</degree> <field>Marketing Management</field> | <end>2005</end></edu>
<edu><school>INSEAD</school> | <degree>Executive programme</degree> "<field>Strategy Execution</field>", 2 weeks | <end>2020</end></edu>

<h>TOOLS</h>: <skills><skill>Salesforce</skill> ●●●●● <skill>Gong</skill> ●●●●○ <skill>Clari</skill> ●●●○○ <skill>Excel</skill> ●●●●○</skills>
<h>METHODS</h>: <skills><skill>MEDDPICC</skill>, <skill>Challenger</skill>, <skill>Command of the Message</skill></skills>
<h>TONGUES</h>: <language>English</language> <language>English</language> & <language>Afrikaans</language> (<level>both home</level>) <language>Afrikaans</language> (both home), <language>Dutch</language> (<level>C1</level>), <language>Italian</language> (<level>from grandmother</level>)
<status>Dutch & South African passports</status>
