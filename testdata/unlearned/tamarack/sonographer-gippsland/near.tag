<name>Tomasz Wilk</name>, <headline>Senior Cardiac Sonographer</headline>
<place>Ballarat VIC</place>
t. <phone>0491 571 266</phone>
e. <email>t.wilk@example.com</email>

<h>Summary</h>
<summary>Accredited medical sonographer (cardiac) with nine years of post-qualification experience in public and private echocardiography. Experienced in the supervision of trainee sonographers, protocol development and audit. Excellent communication skills with anxious or unwell patients.</summary>

<h>Employment</h>

<job><title>Senior Cardiac Sonographer</title>
<employer>Goldfields Heart Centre</employer> — <place>Ballarat</place> — <start>June 2019</start> to <end>present</end>
▪ <point>Transthoracic, stress and contrast echo, ten studies a day</point>
▪ <point>Clinical supervision of trainee sonographers; tutor of record for three who are now accredited</point>
▪ <point>Wrote the protocol for strain imaging and run the annual audit</point>
▪ <point>Assist at transoesophageal studies</point></job>

<job><title>Cardiac Sonographer</title>
<employer>Merri Park Private Hospital</employer> — <place>Melbourne</place> — <start>January 2016</start> to <end>May 2019</end>
▪ <point>Inpatient and outpatient echocardiography, weekend on-call</point>
▪ <point>Occasional carotid studies for the stroke clinic (about 2 per week)</point>
▪ <point>Superuser for PACS and RIS migration</point></job>

<h>Education</h>
<edu><degree>Graduate Diploma</degree> in <field>Cardiac Ultrasound</field>, <school>Queensland University of Technology</school>, <end>2015</end></edu>
<edu><degree>Bachelor of Applied Science</degree> (<field>Medical Imaging</field>), <school>RMIT University</school>, <end>2013</end></edu>

<h>Registration</h>
<cert><cname>ASAR Accredited Medical Sonographer (Cardiac)</cname>, <date>2015</date></cert>
<cert><cname>Working with Children Check</cname></cert>; <cert><cname>CPR</cname>, <date>February 2025</date></cert>
<status>Australian citizen</status>

<h>Skills</h>
<skills><skill>Echocardiography</skill> | <skill>Carotid ultrasound</skill> | <skill>PACS</skill> | <skill>RIS</skill> | <skill>Audit</skill> | <skill>Teaching</skill></skills>
<h>Languages</h>: English, <language>Polish</language> (<level>native</level>)
