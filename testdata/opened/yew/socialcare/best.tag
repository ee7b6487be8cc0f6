<name>Aoibheann Ní Fhearraigh</name>
<place>Birr, Co. Offaly</place>, <phone>087 555 0129</phone>, <email>aoibheann.nf@example.com</email>

<summary>I have worked in houses for adults with ID since I finished college in Athlone, first as relief and then
in a permanent line. I am the sort of person who reads the file before the shift and then puts it away.</summary>

<h>Where I work now</h>
<job>I am a <title>Social Care Worker</title> with <employer>Slievebawn Supports</employer> in <place>Portlaoise</place>, since <start>February 2021</start>. It's a four-bed house.
<point>I keywork two men, one of them non-verbal, and write their PCPs with them, their families and the OT.</point>
<point>For one of them I worked his PBS plan day in day out; incidents that needed a form went from 11 a month to 3.</point>
<point>I run the shift about twice a week (there are three of us on) but I don't do anybody's formal supervision.</point>
<point>I got the medication folder ready for the HIQA visit in 2023, which came back with no actions on
medication.</point>
<point>I do two sleepovers a week and every second weekend and I drive the bus.</point></job>

<h>Before that</h>
<job>From <start>autumn 2019</start> to <end>February 2021</end> I did <title>relief support worker</title> shifts for an agency, <employer>Bealach Care Staffing</employer>, in six or seven houses
around the <place>Midlands</place>. <point>Mostly days, some waking nights. Personal care, meals, outings, daily notes.</point></job>
<job>During college I was on placement in a day service, <employer>Ardnamona Day Centre</employer>, <place>Moate</place>, for <start>spring 2018</start>, as a
<title>student</title>. <point>I sat in on Lámh sessions with the speech therapist and helped with the baking group.</point></job>

<h>What I studied</h>
<edu><degree>BA</degree> in <field>Applied Social Studies in Social Care</field> (Level 7), <school>Athlone IT</school>, <end>2019</end></edu>
<edu>I am now doing the <degree>Level 8</degree> add-on part time, <school>TUS</school>, and am half way through it (due <end>2027</end>)</edu>

<h>Papers</h>
<cert><cname>SAMS</cname> (safe admin. of meds), refreshed <date>Jan 2025</date></cert>
<cert><cname>Buccal midazolam / epilepsy</cname>, <date>2024</date></cert>
<cert><cname>CORU, Social Care Workers Register</cname>, on it since <date>2024</date></cert>
<other>Lámh Module 1, booked for October, not done yet</other>
<status>Full B licence, manual, no points. Garda vetted with present employer.</status>

<language>Irish</language>: <level>fluent</level>. <language>English</language>: <level>fluent</level>.
<other>I play camogie badly and keep hens.</other>
