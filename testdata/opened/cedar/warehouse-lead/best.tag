<name>Gintaras Petrauskas</name>

I live in <place>Clonee, Co Meath</place> and have my own car. You can ring me on <phone>085 555 0177</phone> any time before 1 or email <email>gintaras.p@example.org</email>. <status>Lithuanian citizen, in Ireland since 2008.</status>

<h>What I have done</h>

<job>Working as <title>team leader (days and evenings, week about)</title> at <employer>Fennor Foods Distribution</employer>, <place>Ashbourne</place>, from <start>February 2020</start> <end>up to now</end>. <point>I look after between 10 and 14 lads and girls in the chill, plus agency at Christmas.</point> <point>I do the board and the talk at the start of shift, put people on jobs, and move them around when a truck is late.</point> <point>Mispicks went from 7 in a thousand to under 3 since we changed the checking, the idea came from one of my pickers.</point> <point>I fill in the probe sheets and sign them, and I sat with the QA girl when the BRC auditors came in 2023.</point> <point>Trucks leave on time 96 out of 100 last year.</point> <point>Back to work interviews yes, warnings no, that is the manager.</point> <tech>Handhelds and Vocollect headsets, Körber for stock.</tech></job>

<job>Worked as <title>reach driver</title> at <employer>Meadowgate Cash & Carry</employer>, <place>Ballymount</place> from <start>June 2014</start> to <end>January 2020</end>. <point>Putaway and replen to 10 metres, counterbalance on the bay for the curtainsiders.</point> <point>From 2018 I stood in for the supervisor on his days off and holidays, crew of 8.</point> <point>Counted one aisle every Friday with the stock office.</point> <point>No accident in five and a half years, reported a good few near misses.</point></job>

<job>Worked as <title>general operative</title> at a <employer>meat plant in Cavan (Drumlane Meats)</employer> from <start>2009</start> to <end>May 2014</end>. <point>Boning hall first, then cold store, learned the pump truck there and got my first forklift ticket.</point></job>

Before that I was in the <job><employer>Lithuanian army</employer> as a <title>conscript driver</title>, <start>2006</start> to <end>2007</end></job>.

<h>Tickets</h>

<cert><cname>Reach truck</cname>, <issuer>RTITB</issuer>, refresher <date>March 2024</date> so good till 2027.</cert>
<cert><cname>Counterbalance</cname>, same day.</cert>
<cert><cname>Manual handling</cname> <date>Sept 2024</date>.</cert>
<cert><cname>HACCP level 2</cname> <date>2021</date>.</cert>
<cert><cname>Occupational first aid</cname>, ran out in <date>2022</date>, happy to do again.</cert>
<cert><cname>Lean yellow belt</cname>, two days with the ETB, <date>2023</date>.</cert>

<h>Languages and computer</h>

<language>Lithuanian</language> (<level>my own</level>), <language>Russian</language> (<level>good</level>), <language>English</language> (<level>fluent, 17 years here</level>), <language>Polish</language> (<level>I understand most, speak a bit</level>). On the computer <skills><skill>Excel</skill> for rotas and the KPI sheet, <skill>Outlook</skill></skills>.

<other>Reference: ask my shift manager, number on request.</other>
