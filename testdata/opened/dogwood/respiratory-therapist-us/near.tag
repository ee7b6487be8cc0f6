<name>Marcus T. Eldridge, CRT</name>
<headline>Respiratory Therapist | Adult Critical Care</headline>
<phone>(614) 555-0177</phone> | <email>marcus.eldridge@example.net</email> | <place>Springfield, Ohio</place>

<h>PROFESSIONAL SUMMARY</h>
<summary>Dependable respiratory therapist with 7 years in adult acute care. Manages mechanically ventilated patients on nights, responds to rapid response and code blue calls and orients new graduates. CRT; registry-eligible, clinical simulation exam not yet passed.</summary>

<h>PROFESSIONAL EXPERIENCE</h>
<job><title>Respiratory Therapist, Adult ICU (Nights)</title>
<employer>Bellhaven Health</employer>, <place>Columbus, Ohio</place>
<start>March 2020</start> – <end>Present</end>
• <point>Manage 5–6 mechanically ventilated patients per shift under RT-driven protocols.</point>
• <point>Perform arterial puncture and blood gas interpretation at the bedside.</point>
• <point>Provide non-invasive ventilation and high-flow nasal cannula in ICU, step-down and ED.</point>
• <point>Respond to rapid response and code blue calls; assist with intubation.</point>
• <point>Transport ventilated patients to CT and interventional radiology.</point>
• <point>Set up inhaled epoprostenol and assist with prone positioning.</point></job>

<job><title>Respiratory Therapist</title>
<employer>Fairmount Community Hospital</employer>, <place>Marysville, Ohio</place>
<start>July 2017</start> – <end>February 2020</end>
• <point>Delivered aerosol therapy, tracheostomy care and oxygen titration on medical floors.</point>
• <point>Precepted students from two local programs.</point></job>

<h>EDUCATION</h>
<edu><degree>Associate of Applied Science</degree>, <field>Respiratory Care</field> – <school>Columbus Lakes Technical College</school>, <end>2017</end></edu>

<h>CREDENTIALS</h>
<cert><cname>Certified Respiratory Therapist (CRT)</cname>, <issuer>NBRC</issuer>, <date>2017</date></cert>
<cert><cname>Respiratory Care Professional license</cname>, <issuer>State of Ohio</issuer></cert>
<cert><cname>BLS</cname></cert> and <cert><cname>ACLS</cname>, <issuer>American Heart Association</issuer></cert>

<h>SKILLS</h>
<skills><skill>Invasive mechanical ventilation</skill> • <skill>Non-invasive ventilation</skill> • <skill>High-flow nasal cannula</skill> • <skill>Airway management</skill> • <skill>Tracheostomy care</skill> • <skill>Epic</skill></skills>
