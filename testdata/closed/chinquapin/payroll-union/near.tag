<name>Jordan Pawluk</name>
<place>Mississauga, Ontario</place> | <phone>647-555-0193</phone> | <email>jordan.pawluk@example.com</email> | <status>Canadian citizen</status>

<h>SUMMARY</h>
<summary>Payroll Compliance Professional (PCP) with hands-on Dayforce experience in a unionized manufacturing environment. Comfortable reading a collective agreement, calculating retro pay and answering employee questions. Fluent French.</summary>

<h>EXPERIENCE</h>

<job><title>Payroll Specialist</title>, <employer>Halton Gasket & Seal Inc.</employer>, <place>Oakville</place>
<start>April 2024</start> – <end>Present</end>
- <point>Process biweekly payroll for 410 hourly and 60 salaried employees in Ontario and Quebec using Dayforce, under one Unifor collective agreement.</point>
- <point>Prepare ROEs, WSIB and EHT remittances and garnishments.</point>
- <point>Took part in one year-end: reconciled 485 T4s and 70 RL-1s with the payroll manager.</point>
- <point>Interpret shift premiums and overtime clauses; calculated retro pay for 120 employees in fall 2024.</point></job>

<job><title>Human Resources Assistant</title>, <employer>Halton Gasket & Seal Inc.</employer>, <place>Oakville</place>
<start>May 2022</start> – <end>March 2024</end>
- <point>Onboarded new hires, maintained personnel files and answered benefits questions.</point>
- <point>Passed new-hire and termination data to payroll.</point></job>

<job><title>Customer Service Representative</title>, <employer>Lakeway Insurance Brokers</employer>, <place>Toronto</place>
<start>September 2019</start> – <end>April 2022</end>
- <point>Handled 50 calls a day in English and French.</point></job>

<h>EDUCATION AND DESIGNATION</h>
<cert><cname>Payroll Compliance Professional (PCP)</cname>, <issuer>National Payroll Institute</issuer>, <date>2024</date></cert>
<edu><degree>Diploma</degree>, <field>Human Resources Management</field>, <school>Sheridan College</school>, <end>2019</end></edu>

<h>SKILLS</h>
<skills><skill>Dayforce</skill>, <skill>Excel (lookups, pivot tables)</skill>, <skill>ROE Web</skill>, <skill>T4</skill>, <skill>RL-1</skill>, <skill>collective agreement interpretation</skill></skills>

<h>LANGUAGES</h>
<language>English</language> (<level>native</level>), <language>French</language> (<level>fluent</level>)
