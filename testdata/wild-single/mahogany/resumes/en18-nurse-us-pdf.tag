<name>Rosalind T. Achterberg</name>, <headline>MSN, RN, CCRN-K</headline>                         Page 1 of 2
<place>Duluth, Minnesota</place>   <phone>218-555-0106</phone>   <email>rosalind.achterberg@example.com</email>

<h>Leadership experience</h>

<job><title>Nurse Manager</title>, CVICU & Step-Down (interim since January, permanent since
May 2022)
<employer>Lake Superior Regional Medical Center</employer>, Level II trauma, 380 beds
<place>Duluth, MN</place>   <start>1/2022</start> - <end>current</end>
o <point>24/7 accountability for 32 beds, 96.4 FTEs and a $14M salary budget; turnover
of RNs went from 31% to 17% in two years, helped by a pay adjustment I did not
negotiate.</point>
o <point>CLABSI-free 19 months (step-down); CVICU had two.</point>
o <point>Co-chair, falls committee.</point></job>
<job><title>Charge Nurse</title>/preceptor, nights, CVICU
<employer>Lake Superior Regional Medical Center</employer>
<start>8/2015</start> - <end>12/2021</end>
o <point>Open hearts, balloon pumps, Impella; ECMO as second nurse only.</point></job>
<h>Travel assignments (agency: Northern Cardinal Staffing)</h>
<job><title>Travel RN</title>, MICU - <employer>Chugach Medical Center</employer>, <place>Anchorage</place>, 26 wks <end>2014</end></job>
<job><title>Travel RN</title>, PCU float - <employer>St. Odilia's</employer>, <place>Fargo</place>, 13 wks <end>2014</end></job>
<job><title>Travel RN</title>, ED holds - <employer>Desert Mirage Hospital</employer>, <place>Yuma</place>, 13 wks, ext. x1 <end>2013</end></job>

<h>Staff nursing</h>
<job><employer>Essen & Bly Memorial</employer>, 25-bed critical access, <place>Two Harbors</place>
<title>RN</title>, med/surg/OB/whatever came in, <start>2010</start> - <end>2013</end></job>
<job><employer>Bethany Shore Lutheran Home</employer> <title>CNA</title> then <title>TMA</title> while in school <start>2006</start> - <end>2010</end></job>

R. Achterberg                                                   Page 2 of 2

<h>Education and licensure</h>
<edu><degree>Master of Science in Nursing</degree>, <field>Leadership & Management</field>,
<school>Western Governors University</school> (online), <end>2021</end></edu>
<edu><degree>BSN</degree>, <school>The College of St. Scholastica</school>, <end>2010</end>, <grade>cum laude</grade></edu>
<edu><degree>DNP</degree> - accepted, deferred to <start>fall 2026</start></edu>
<cert><cname>RN Minnesota</cname> (compact: no), <cname>RN Wisconsin</cname>; North Dakota and Alaska lapsed</cert>
<cert><cname>CCRN-K</cname> <issuer>AACN</issuer> exp <date>2027</date> | <cname>ACLS</cname> | <cname>BLS</cname> | <cname>NIHSS</cname> | <cname>TNCC</cname> expired <date>2019</date></cert>
<cert><cname>Nurse Executive (NE-BC)</cname>: sitting <date>November</date></cert>

<h>Strengths</h>
<skills><skill>Staffing grids</skill>, <skill>just culture interviews</skill>, <skill>Epic</skill> (superuser through 2 upgrades), <skill>Kronos/UKG</skill>,
<skill>Lean A3</skill>, <skill>budget variance notes</skill> that finance actually reads</skills>

<h>Service</h>
<vol><title>Captain</title>, <employer>148th Medical Group, Minnesota Air National Guard</employer>, flight nurse, <start>2011</start> - <end>2019</end></vol>
<vol><title>Board</title>, <employer>Damiano soup kitchen</employer>, <start>2020</start> - <end>2022</end></vol>
<language>Norwegian</language> (<level>hymns</level>), <language>American Sign Language</language> (<level>basic</level>)
