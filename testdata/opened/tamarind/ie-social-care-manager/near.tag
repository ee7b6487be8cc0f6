<name>PATRICIA HENNELLY-KOVÁCS</name>
<place>Gort, Co. Galway</place>, <phone>086 555 0139</phone>, <email>p.hennelly@example.net</email>

<h>PERSONAL STATEMENT</h>
<summary>CORU registered social care worker with eleven years in designated centres for adults with an intellectual disability. Sound knowledge of the Health Act 2007 regulations and National Standards for Residential Services, safeguarding, person-centred planning and positive behaviour support. I regularly lead the shift and mentor students, and I am ready for a first post with line management.</summary>

<h>EMPLOYMENT</h>

<job><title>Social Care Worker</title>
<employer>Coole Park Residential Services</employer>, <place>Gort, Co. Galway</place>
<start>June 2017</start> to <end>present</end>
* <point>Shift lead in a designated centre for five residents; report to the Person in Charge</point>
* <point>Keyworker for two residents, person-centred planning and annual reviews</point>
* <point>Helped the Person in Charge to prepare for three HIQA inspections and drafted statutory notifications for her sign-off</point>
* <point>Implemented positive behaviour support plans in an autism-specific house</point>
* <point>Mentored nine placement students from ATU and Athlone</point>
* <point>Drafted rosters during the manager's leave</point>
* <point>Medication management auditor for the house since 2020</point></job>

<job><title>Social Care Worker</title>
<employer>St. Brecan's Association</employer>, <place>Ennis, Co. Clare</place>
<start>May 2014</start> to <end>May 2017</end>
* <point>Supported four adults with autism in residential and day service; safeguarding plans, contact with families</point></job>

<h>EDUCATION AND TRAINING</h>
<edu><degree>BA (Honours)</degree> in <field>Applied Social Care</field> (Level 8), <school>Galway-Mayo Institute of Technology</school>, <end>2014</end></edu>
<edu><degree>Certificate in Health Services Management</degree> (Level 6), <school>Galway Roscommon ETB</school>, <end>2024</end></edu>
<cert><cname>CORU registration, social care worker</cname>, <date>2024</date></cert>
<cert><cname>Assisted Decision-Making (Capacity) Act</cname>, <issuer>HSEland</issuer>, <date>2023</date></cert>

<h>OTHER</h>
<status>Full clean driving licence (B), own car</status>
<language>Irish</language>: <level>Leaving Cert honours</level>
<status>Irish citizen</status>
