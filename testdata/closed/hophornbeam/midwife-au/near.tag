<name>Tahlia Brenninkmeyer-Ross</name>
<place>Swan Hill, Victoria</place> • <phone>0491 570 737</phone> • <email>tahlia.br@example.org</email>

<h>CAREER PROFILE</h>
<summary>Registered Nurse with seven years in maternity and special care nursery settings in rural Victoria. Experienced in antenatal, postnatal and newborn care, culturally safe care for First Nations families and continuity of care. Now keen to join a Midwifery Group Practice.</summary>

<h>EMPLOYMENT HISTORY</h>

<job><start>2020</start> – <end>current</end> | <title>Registered Nurse, Maternity & Special Care Nursery</title> | <employer>Pental Creek Health</employer>, <place>Swan Hill</place>
– <point>Postnatal care of mothers and babies on a 12-bed ward and home visits across the region</point>
– <point>IV cannulation, venepuncture, neonatal observations, phototherapy</point>
– <point>Works beside the midwives in the continuity of care clinic; applies CTG monitors and escalates to the midwife</point>
– <point>Enters births and postnatal data in BOS</point>
– <point>Culturally safe care with the Koori Maternity Service, one day a week</point></job>

<job><start>2018</start> – <end>2020</end> | <title>Registered Nurse, Paediatrics</title> | <employer>Bellfield Base Hospital</employer>, <place>Horsham</place>
– <point>Acute paediatric ward with 16 beds, rotating roster</point>
– <point>Graduate year followed by permanent post</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Nursing</degree>, <school>Grampians University College</school>, <end>2017</end></edu>
<edu><degree>Graduate Diploma</degree> of <field>Midwifery</field>, <school>Grampians University College</school>, deferred, offer to start <start>February 2027</start></edu>

<h>REGISTRATION AND CERTIFICATES</h>
<cert><cname>AHPRA registration – Registered Nurse (Division 1)</cname></cert>
<cert><cname>NeoResus Advanced</cname>, <date>2025</date></cert>
<cert><cname>PROMPT</cname> (observer and team member), <date>2024</date></cert>
<cert><cname>IBCLC</cname>, <date>2023</date></cert>
<status>Working with Children Check: current</status>
<status>Driver licence: current</status>
<status>Australian citizen</status>

<h>SKILLS</h>
<skills><group>Clinical:</group> <skill>neonatal resuscitation</skill>, <skill>IV cannulation</skill>, <skill>lactation support</skill>, <skill>postnatal care</skill>
<group>Systems:</group> <skill>BOS</skill>, <skill>RiskMan</skill></skills>
