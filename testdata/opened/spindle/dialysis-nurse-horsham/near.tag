<name>Joel Prasad-Whitmore</name>, Registered Nurse
<place>Ararat, Victoria</place> – <phone>0491 570 110</phone> – <email>joel.pw@example.net</email>

<h>CAREER SUMMARY</h>
<summary>Registered Nurse (AHPRA, no conditions) with eight years of acute nursing, now working in satellite haemodialysis. Skilled in cannulation of arteriovenous fistulas and grafts, central venous catheter care and the Fresenius 5008. Known for recognising and responding to the deteriorating patient.</summary>

<h>REGISTRATION AND CHECKS</h>
<cert><cname>AHPRA registration as a Registered Nurse</cname>, <date>since 2016</date></cert>
<status>Current Victorian driver licence; Working with Children Check; National Police Check (3 months old); permanent resident</status>

<h>EMPLOYMENT HISTORY</h>

<job><title>Registered Nurse – Haemodialysis</title>, <employer>Pyrenees Renal Satellite</employer>, <place>Ararat</place>
<start>October 2023</start> – <end>July 2024</end> (parental leave cover, contract ended)
▪ <point>Planned, delivered and documented haemodialysis for three to four patients per shift on the Fresenius 5008.</point>
▪ <point>Cannulation of fistulas and grafts, signed off as independent in February 2024.</point>
▪ <point>Central venous catheter care including dressings and locks.</point>
▪ <point>Monitored water quality and disinfection at the start of each shift.</point>
▪ <point>Liaised with the hub's renal team on monthly bloods and target weights.</point></job>

<job><title>Registered Nurse – Acute Medical</title>, <employer>Mount Langi Health</employer>, <place>Ararat</place>
<start>March 2018</start> – <end>September 2023</end>
▪ <point>Took charge of the shift on a 24-bed ward, two shifts a week from 2020.</point>
▪ <point>Cared for patients with chronic kidney disease before transfer to dialysis.</point>
▪ <point>Ward champion for the deteriorating patient; ran the monthly simulation with the educator.</point></job>

<job><title>Graduate Nurse</title>, <employer>Mount Langi Health</employer>, <place>Ararat</place>
<start>February 2016</start> – <end>February 2018</end>
▪ <point>Two-year graduate program: medical, surgical, emergency.</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Nursing</degree>, <school>Federation University</school>, <place>Ballarat</place>, <end>2015</end></edu>
<edu><degree>Postgraduate Certificate</degree> in <field>Renal Nursing</field>, <school>Federation University</school>, in progress</edu>
<cert><cname>Advanced Life Support</cname>, <date>2023</date></cert>

<h>SKILLS</h>
<skills><skill>Haemodialysis</skill>; <skill>AV fistula cannulation</skill>; <skill>central venous catheters</skill>; <skill>Fresenius 5008</skill>; <skill>TrakCare</skill>; <skill>deteriorating patient</skill>; <skill>culturally safe care</skill></skills>
