<name>Marcus Tindale-Roy</name>
<place>Perth</place> | <phone>07700 900252</phone> | <email>m.tindaleroy@example.com</email> | <status>Full driving licence</status> | <status>Right to work in the UK</status>

<h>PERSONAL STATEMENT</h>
<summary>Accredited preventive conservator (ACR) with ten years' experience in historic interiors. I care for costume, carpets and wall hangings in open display, supervise volunteers and interns, and manage small project budgets. Interventive textile treatment is commissioned from studios, not done by me.</summary>

<h>EMPLOYMENT</h>
<job><start>April 2019</start> – <end>present</end>   <title>Preventive Conservator</title>, <employer>Glenferrin Estates Trust</employer>, <place>Perthshire</place>
▪ <point>Integrated pest management in five historic interiors, including a serious outbreak of webbing clothes moth in 2021</point>
▪ <point>Condition reporting and photographic documentation of 1,900 objects, 700 of them textiles</point>
▪ <point>Supervise up to twelve volunteers during the winter clean</point>
▪ <point>Commission freelance textile conservators for wet cleaning and stitched support; budget of £40,000 a year</point>
▪ <point>Environmental monitoring with Hanwell</point>
▪ <point>COSHH assessments for all houses</point></job>

<job><start>2015</start> – <end>2019</end>   <title>Collections Care Officer</title>, <employer>Borderside Houses</employer>, <place>Kelso</place>
▪ <point>Housekeeping of state rooms, costume storage and rotation</point>
▪ <point>Trained interns in surface cleaning and packing</point></job>

<h>QUALIFICATIONS</h>
<edu><degree>MA</degree> <field>Preventive Conservation</field>, <school>Tynemarch University</school>, <end>2015</end></edu>
<edu><degree>BA</degree> <field>Museum Studies</field>, <school>Tynemarch University</school>, <end>2012</end></edu>
<cert><cname>Accredited Conservator-Restorer (ACR)</cname>, <issuer>Icon</issuer>, <date>2021</date></cert>

<h>SKILLS</h>
<skills><skill>integrated pest management</skill>, <skill>condition reporting</skill>, <skill>environmental monitoring</skill>, <skill>COSHH</skill>, <skill>volunteer supervision</skill>, <skill>budget management</skill>, <skill>costume packing</skill></skills>
