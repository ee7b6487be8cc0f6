<name>TOMASZ KRZEMIEŃ-WALSH</name>
<headline>B1.1 Licensed Aircraft Engineer - A320F / B737NG</headline>
tel: <phone>+353 86 555 0191</phone> / <email>t.krzemien@example.com</email> / <place>Swords, Co. Dublin</place>
<status>Polish and Irish citizen</status>; <status>airside pass history clean</status>

<h>LICENCE</h>
<cert><cname>EASA Part-66 Cat. B1.1</cname>, <issuer>IAA</issuer>, <date>2014</date></cert>; types <cert><cname>A318/319/320/321 (CFM56)</cname> <date>2014</date></cert>, <cert><cname>B737-600/700/800/900 (CFM56)</cname> <date>2018</date></cert>
UK CAA Part-66 B1.1: application submitted, pending
<cert><cname>Human factors / EWIS / fuel tank safety CDCCL</cname>, all recurrent to <date>11/2025</date></cert>

<h>POSTS</h>

<job><employer>Leinster Jet Line Maintenance</employer>, <place>DUB</place>
<start>05.2019</start> -> <end>now</end>
<title>Line Station Supervisor</title> (05.2022 ->); <title>Certifying Engineer, nights</title> (05.2019 - 04.2022)
- <point>night shift of 7 (2 B1, 1 B2, 4 mechanics), 12 to 15 turnarounds plus daily/weekly checks</point>
- <point>technical dispatch reliability at station 99.4 (2023)</point></job>

<job>Contract, through <employer>Aerostaff Hangar Partners</employer> and <employer>Zephyr Contract Engineers</employer>
<start>10.2014</start> -> <end>04.2019</end>
<title>B1 contractor</title>
Shannon (C-checks A320), Ostrava (winter 15/16, 737 C-checks), Abu Dhabi (9 wks), Norwich, Ostrava again, Dublin
- <point>gear changes x 5, engine change x 3 as second certifier</point></job>

<job><employer>Baltair Technik</employer>, <place>Gdańsk</place>
<start>07.2008</start> -> <end>09.2014</end>
<title>Mechanic Cat. A</title> (2011 ->), before that <title>mechanic, unlicensed</title>, before that <title>apprentice</title>
- <point>base maintenance, ATR 42/72 and A320, structures bay 1 year</point></job>

<h>EDUCATION</h>
<edu><school>Technikum Lotnicze, Gdańsk</school>, <degree>technik mechanik lotniczy</degree>, <end>2008</end></edu>

<h>TOOLS / IT</h>
<skills><skill>AMOS</skill>, <skill>Airman-web</skill>, <skill>Boeing Toolbox</skill>, <skill>borescope (engine gas path course 2017)</skill>, <skill>own tools, calibrated list available</skill></skills>

<language>Polish</language> <level>native</level> | <language>English</language> <level>ICAO 5</level> | <language>Czech</language> <level>hangar</level>
