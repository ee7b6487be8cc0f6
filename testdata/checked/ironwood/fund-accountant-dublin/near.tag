<name>Tomasz Wielgosz</name>
<headline>Senior Fund Accountant</headline>

<email>t.wielgosz@example.org</email>  ·  <phone>+353 86 555 0172</phone>  ·  <place>Swords, Co. Dublin</place>  ·  <status>EU citizen, no permit needed</status>

<h>About</h>
<summary>ACCA-qualified senior fund accountant with seven years in fund accounting, used to audit liaison, IFRS financial statements and reviewing juniors. I enjoy month end more than I should.</summary>

<h>Career</h>
<job><title>Senior Fund Accountant, UCITS</title>
<employer>Grand Canal Asset Services</employer> · <place>Dublin</place>
<start>March 2020</start> – <end>present</end>
• <point>Prepare and sign off daily NAVs for 19 UCITS sub-funds (bond and equity, €3.4bn)</point>
• <point>Review the work of three juniors and write their probation notes</point>
• <point>Audit liaison for the umbrella's annual IFRS accounts, four clean years</point>
• <point>Calculate management fees and performance fees with crystallisation per share class</point></job>

<job><title>Fund Accountant</title>
<employer>Grand Canal Asset Services</employer> · <place>Dublin</place>
<start>August 2017</start> – <end>February 2020</end>
• <point>Daily NAV, cash and position reconciliations in MultiFonds</point>
• <point>Built Excel checks for FX forwards that the whole floor now uses</point></job>

<job><title>Accounts Assistant</title>
<employer>Oak & Ember Joinery</employer> · <place>Drogheda</place>
<start>2015</start> – <end>2017</end>
• <point>VAT returns, creditors, weekly payroll for 22</point></job>

<h>Qualifications</h>
<cert><cname>ACCA member</cname>, <date>2021</date></cert>
<edu><degree>MSc</degree> <field>Finance</field>, <school>Uniwersytet Ekonomiczny w Krakowie</school>, <end>2014</end></edu>

<h>Systems and languages</h>
<skills><skill>MultiFonds</skill>, <skill>Excel</skill>, <skill>Power Query</skill>, <skill>Bloomberg</skill>, <skill>IFRS</skill></skills>
<language>English</language> (<level>fluent</level>), <language>Polish</language> (<level>native</level>), <language>German</language> (<level>B2</level>)
