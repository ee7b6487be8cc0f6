<name>Siobhan Kleinschmidt</name> (she/her), AALIA
<email>siobhank@example.org</email> — <phone>0491 570 006</phone> — <place>Castlemaine VIC</place>
<status>WWCC current to 2028</status>

<h>Where I work now</h>

<job><employer>Jaara Shire Libraries</employer>
<title>Team Leader Children & Youth</title> (Band 6, 0.8 EFT)
<start>since March 2022</start>
I look after programs in four branches and the mobile van with two library officers and a
rotating cast of casuals.
1) <point>Storytimes: from 6 to 14 sessions a week, incl. Auslan once a month</point>
2) <point>Wrote the youth part of the 2024–28 library plan (council adopted it in June)</point>
3) <point>Budget $61k materials, $18k programs</point>
4) <point>Weeding 9,000 junior titles with the help of collectionHQ</point></job>

<h>Where I was before</h>

<job><employer>City of Brennan</employer>, <place>Geelong</place>
<title>Children's Librarian</title> <start>Jan 2017</start> – <end>Feb 2022</end>, <title>Library Technician</title> (mat. leave cover, 0.6) <start>Aug 2015</start> – <end>Dec 2016</end>
1) <point>Ran 1000 Books Before School; 740 families signed</point>
2) <point>Moved storytime online within nine days of the first lockdown</point></job>

<job><employer>Dandenong Road Hospital library</employer>, <place>Clayton</place>
Six months' agency contract via Zenith Info People in <end>2015</end>, <title>cataloguer</title> (RDA, MARC21)</job>

<job><employer>The Turning Page</employer>, bookshop, <place>Bendigo</place>
<title>Bookseller</title>, casual, uni years <start>2010</start>–<end>2014</end></job>

<h>In between</h>
<job>2014/15: working holiday in Ireland. <title>Au pair</title> with <employer>a family in Galway</employer> (girls of 3 and 5), <start>Sep 14</start> – <end>May 15</end></job>

<h>Study</h>
<edu><degree>Grad Dip</degree> <field>Information Studies</field>, <school>Charles Sturt University</school> (online) <end>2017</end></edu>
<edu><degree>BA</degree> <field>Literature and Linguistics</field>, <school>La Trobe</school> <end>2013</end></edu>
<edu><degree>VCE</degree> <school>Bendigo Senior Secondary</school> <end>2009</end></edu>

<h>I use</h>
<skills><skill>SirsiDynix Symphony</skill> (daily) · <skill>collectionHQ</skill> (weekly) · <skill>Canva</skill> (daily) · <skill>LibCal</skill> (admin) · <skill>Excel</skill> (enough)</skills>

<h>Committees, talks, bits</h>
<vol><employer>ALIA Children's and Youth Services Victoria</employer>, <title>committee member</title> <start>2021</start>–</vol>
<pub><title>"Storytime in three languages"</title>, poster, <employer>ALIA National</employer> <end>2023</end></pub>
<award>Shortlisted, <title>Library Innovation Award</title> <start>2020</start></award>
<cert><cname>Mental Health First Aid (Youth)</cname> <date>2023</date></cert>
<cert><cname>HLTAID012</cname></cert>; <cert><cname>light rigid licence</cname> for the van</cert>

<language>Auslan</language> <level>level 2 of 4 finished</level>; <language>German</language> from my oma, <level>understand more than I speak</level>

Page 1 of 1
