<h>CLINICAL RESUME</h>
<name>Tyler Oyelaran-Beck</name>
<headline>Speech-Language Pathologist, Clinical Fellow – Skilled Nursing</headline>
<place>Columbus, Ohio</place> | <email>tyler.ob@example.org</email> | <phone>614-555-0191</phone>

<h>Objective</h>
<summary>Travel position in a skilled nursing facility where I can use dysphagia management, cognitive assessment and interdisciplinary care planning skills with adults.</summary>

<h>Licensure</h>
<cert><cname>Ohio conditional SLP license</cname> (<date>2025</date>)</cert>
<cert><cname>BLS</cname>, <issuer>American Heart Association</issuer>, exp. <date>2027</date></cert>
<cert><cname>VitalStim certified</cname>, <date>2025</date></cert>
CCC-SLP anticipated March 2026 on completion of fellowship

<h>Experience</h>
<job><title>Clinical Fellow, SLP</title>
<employer>Alum Creek Skilled Nursing</employer>, <place>Columbus, OH</place>
<start>June 2025</start> – <end>Present</end>
 o <point>Evaluate and treat adults with swallowing, cognitive-communication and voice disorders under mentorship of a CCC-SLP (6 hours/month direct supervision).</point>
 o <point>Point-of-service documentation in Net Health.</point>
 o <point>Apply IDDSI diet textures; gave one in-service for nursing staff.</point></job>

<job><title>Rehab Technician</title>
<employer>Alum Creek Skilled Nursing</employer>
<start>May 2020</start> – <end>July 2023</end>
 o <point>Three years in a skilled nursing gym: transport, set-up, scheduling for PT, OT and SLP.</point>
 o <point>Prepared the interdisciplinary care planning board every Tuesday.</point></job>

<h>Practicum</h>
<job><title>Graduate Clinician</title>, <employer>Olentangy Acute Rehab</employer>, <start>Jan 2025</start> – <end>Apr 2025</end>
 o <point>Observed 22 FEES, assisted with MBSS; SLUMS, MoCA and CLQT under supervision.</point></job>

<h>Education</h>
<edu><degree>Master of Science</degree>, <field>Speech-Language Pathology</field>, <school>Kent State University</school>, <end>May 2025</end>, GPA <grade>3.9</grade></edu>
<edu><degree>BA</degree> <field>Linguistics</field>, <school>Kent State University</school>, <end>2020</end></edu>

<h>Skills</h>
<skills><skill>Dysphagia management</skill> | <skill>Cognitive assessment</skill> | <skill>IDDSI</skill> | <skill>Net Health</skill> | <skill>Casamba</skill></skills>
<language>Spanish</language> (<level>intermediate</level>)
