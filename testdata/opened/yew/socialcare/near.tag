<name>Declan Mulroy</name>
<headline>Social Care Worker – Adult Residential Services</headline>
<place>Athlone, Co. Westmeath</place> · <phone>086 555 0163</phone> · <email>declan.mulroy@example.net</email>

<h>PROFILE:</h> <summary>Social care graduate registered with CORU, with person-centred planning, positive behaviour support and safe administration of medication training. Eager to move from homeless services to an adult residential disability service.</summary>

<h>EDUCATION:</h>
<edu><degree>BA (Level 7)</degree> / <field>Social Care Practice</field> / <school>TU Dublin</school> / <end>2020</end></edu>
<edu><degree>Leaving Certificate</degree> / <school>Coláiste Inny</school> / <end>2017</end></edu>

<h>EMPLOYMENT:</h>
<job><title>Project Worker</title> / <employer>Lough Ree Homeless Action</employer> / <place>Athlone</place> / <start>09.2021</start> - <end>present</end>
▪ <point>Keyworker for eight adults in emergency accommodation; write person-centred support plans</point>
▪ <point>Shift lead on weekends, supervising relief staff of two</point>
▪ <point>Work sleepovers and weekends on a four-week roster</point>
▪ <point>Prepare the service file for inspections against the National Quality Standards</point></job>
<job><title>Addiction Support Worker</title> / <employer>Portnashee House</employer> / <place>Longford</place> / <start>07.2020</start> - <end>08.2021</end>
▪ <point>Administered medication under policy in a 12-bed recovery house</point>
▪ <point>Ran a weekly relapse prevention group</point></job>
<job><title>Placement student</title> / <employer>St. Fintan's Respite</employer> / <place>Mullingar</place> / <start>01.2020</start> - <end>04.2020</end>
▪ <point>Twelve weeks in a respite house for adults with an intellectual disability; followed positive behaviour support plans with staff</point></job>

<h>REGISTRATION AND TRAINING:</h>
<cert><cname>CORU Social Care Workers Register</cname>, <date>2024</date></cert>
<cert><cname>Safe Administration of Medication</cname>, <date>2023</date></cert>
<cert><cname>Lámh Module 1</cname>, <date>2022</date></cert>
<cert><cname>HIQA standards e-learning</cname>, <date>2022</date></cert>

<h>SKILLS:</h> <skills><skill>Person-centred plans</skill>; <skill>Report writing</skill>; <skill>De-escalation</skill>; <skill>Motivational interviewing</skill>; <skill>Lámh</skill></skills>

<status>Full clean manual driving licence</status>
