<name>Marcus J. Tillery, R.T.(R)(CT)</name>
<email>mtillery@example.com</email> • <phone>715-555-0129</phone> • <place>Menomonie, Wisconsin</place>

<h>Professional Summary</h>
<summary>Registered technologist with six years of hospital experience, the last three in CT simulation for a radiation oncology department. Makes immobilization devices, verifies patient identity and setup, educates patients and families, and charts in ARIA. Bachelor's degree. Current BLS.</summary>

<h>Professional Experience</h>
<job><title>CT Simulation Technologist</title>, <start>June 2022</start> – <end>Present</end>
<employer>Chequamegon Cancer Institute</employer>, <place>Eau Claire, WI</place>
• <point>Perform CT simulation for 8 patients a day, including 4D and deep inspiration breath hold scans with Identify surface guidance</point>
• <point>Make immobilization devices: masks, Vac-Lok bags, wing boards</point>
• <point>Educate patients and families on side effects and the daily routine before treatment begins</point>
• <point>Export image sets to Eclipse and document in ARIA</point>
• <point>Help the therapists with patient transfers and look on at kV and CBCT matching</point></job>

<job><title>Radiologic Technologist / CT Technologist</title>, <start>August 2019</start> – <end>June 2022</end>
<employer>Holy Rood Hospital</employer>, <place>La Crosse, WI</place>
• <point>General radiography, portable and OR, then CT from January 2021</point>
• <point>Rotating emergency call one week in five</point>
• <point>Precepted radiography students</point></job>

<h>Education</h>
<edu><degree>Bachelor of Science</degree>, <field>Radiologic Science</field>, <school>Viterbo-Coulee College</school>, <end>2019</end> (JRCERT-accredited radiography program)</edu>

<h>Credentials</h>
<cert><cname>ARRT Radiography</cname> (<date>2019</date>)</cert>
<cert><cname>ARRT Computed Tomography</cname> (<date>2021</date>)</cert>
<cert><cname>BLS for Healthcare Providers</cname>, AHA, valid to <date>March 2027</date></cert>

<h>Skills</h>
<skills><skill>ARIA</skill> • <skill>CT simulation</skill> • <skill>Immobilization</skill> • <skill>Identify</skill> • <skill>Incident reporting</skill></skills>
