<name>Tendai Marufu</name>
<place>Leeds LS8</place> | <phone>+44 7700 900733</phone> | <email>tendai.marufu@example.com</email>
<status>Spouse visa, no restriction on work. Full UK driving licence.</status>

<summary>Musculoskeletal physiotherapist with seven years of experience in outpatient clinics in Harare and Cape Town, now settled in Yorkshire. Confident in differential diagnosis, red flag screening, group exercise and supervision of junior staff. My application to the HCPC (international route) was sent in July 2025; I am waiting for the outcome and cannot yet practise as a physiotherapist in the UK.</summary>

<h>Career</h>

<job><title>Therapy Assistant (Band 3)</title>, <employer>Roundhay Intermediate Care NHS</employer>, Leeds — <start>Feb 2025</start> to <end>present</end>
<point>Carry out exercise programmes set by the physiotherapists for patients after hip fracture.</point>
<point>Set up and help with the balance group exercise class twice a week.</point>
<point>Record all contacts on SystmOne, following information governance rules.</point></job>

<job><title>Senior Physiotherapist, MSK Outpatients</title>, <employer>Table View Physio Rooms</employer>, <place>Cape Town</place> — <start>Mar 2020</start> to <end>Nov 2024</end>
<point>Managed a caseload of 60 adults a week with musculoskeletal conditions of spine, shoulder and knee.</point>
<point>Planned and delivered group exercise for low back pain and for knee osteoarthritis.</point>
<point>Supervision of two junior physiotherapists and of students from the university.</point>
<point>Led an audit of discharge letters; completeness rose from 61 to 88 per cent.</point>
<point>Telephone triage of new referrals during lockdown.</point></job>

<job><title>Physiotherapist</title>, <employer>Mbare General Hospital</employer>, <place>Harare</place> — <start>Jan 2018</start> to <end>Feb 2020</end>
<point>Rotations through orthopaedics, paediatrics and musculoskeletal outpatients.</point>
<point>Hydrotherapy sessions for patients with persistent pain.</point></job>

<h>Education and training</h>
<edu><degree>BSc (Hons)</degree> <field>Physiotherapy</field>, <school>University of Zimbabwe</school>, <end>2017</end></edu>
<cert><cname>Maitland manual therapy, level 1</cname>, <date>2021</date></cert>
<cert><cname>Dry needling</cname>, <date>2022</date></cert>

<h>Skills</h>
<skills><skill>clinical reasoning</skill>, <skill>manual therapy</skill>, <skill>red flag screening</skill>, <skill>time management</skill>, <skill>telephone triage</skill></skills>

<h>Languages</h>
<language>English</language> <level>fluent</level>, <language>Shona</language> <level>native</level>
