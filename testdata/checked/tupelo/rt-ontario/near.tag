<name>Marisol Dela Rama</name>
<email>marisol.delarama@example.com</email>
<phone>807-555-0168</phone>
<place>Thunder Bay, Ontario</place>

<h>Education</h>
<edu><degree>Bachelor of Science</degree> in <field>Respiratory Therapy</field>
<school>Southern Visayas College of Allied Health</school>, Cebu
<end>2015</end></edu>

<h>Licences and Certifications</h>
<cert><cname>Licensed Respiratory Therapist</cname>, <issuer>PRC Philippines</issuer>, <date>2016</date></cert>
<cert><cname>ACLS</cname>, <issuer>Heart and Stroke Foundation</issuer>, <date>2025</date></cert>
<cert><cname>BLS</cname>, <issuer>Heart and Stroke Foundation</issuer>, <date>2025</date></cert>
<cert><cname>Neonatal Resuscitation Program (NRP)</cname>, <date>2024</date></cert>
CRTO: entry-to-practice assessment under way, application not yet decided

<h>Clinical Experience</h>

<job><title>Respiratory Therapy Aide</title>
<employer>Superior Rehabilitation Hospital</employer>
<place>Thunder Bay</place>
<start>March 2024</start> to <end>present</end>
o <point>Set up CPAP/BiPAP and high-flow nasal oxygen equipment for the RRTs</point>
o <point>Clean and test ventilators, stock the airway carts</point>
</job>

<job><title>Senior Respiratory Therapist, ICU</title>
<employer>Mactan Doctors Medical Center</employer>
<place>Cebu City</place>
<start>June 2016</start> to <end>December 2023</end>
o <point>Mechanical ventilation for 16 ICU beds, initiation, adjustment and weaning</point>
o <point>Arterial blood gas sampling and interpretation, about 10 a shift</point>
o <point>Airway management at codes together with the physician</point>
o <point>Neonatal ventilation in a 10-bed NICU, attended high-risk deliveries</point>
o <point>Precepted interns, four each term</point>
</job>

<h>Skills</h>
<skills><skill>Mechanical ventilation</skill>, <skill>airway management</skill>, <skill>arterial blood gas</skill>, <skill>pulmonary function testing</skill>, <skill>communication with families</skill></skills>

<h>Languages</h>
<language>English</language> (<level>fluent</level>), <language>Cebuano</language> (<level>native</level>), <language>Tagalog</language> (<level>fluent</level>)
