<name>SITI NURAISYAH BTE RAZALI</name>                                              <status>Singapore Citizen</status>
<email>nuraisyah.razali@example.com</email>  |  <phone>+65 8555 0164</phone>  |  <place>Tampines</place>
<status>Notice period: 1 month</status>

<h>CAREER HISTORY</h>

<job><employer>Lintas Remit Pte Ltd</employer> (major payment institution)
<start>Nov '20</start> – <end>now</end>
<title>AVP, Financial Crime</title> (<start>Apr '23</start> –) <title>Senior Associate, Financial Crime</title> (<start>Nov '20</start> – <end>Mar '23</end>)

•	<point>3 analysts report to me since Apr '23; hired 2 of them.</point>
•	<point>L2 review of alerts, ~1,100 a month. Rewrote 9 of the 31 scenarios with the vendor, false
positives went from 96% to 88%.</point>
•	<point>Suspicious reports to STRO through SONAR: wrote 74 in 2024, the MLRO signs.</point>
•	<point>EDD on PEPs and money-changer customers; I can approve up to "medium-high", high goes to
committee.</point>
•	<point>Gap analysis when PSN01 was revised in 2024, 42 items, 39 closed.</point>
•	<point>EWRA 2023 and 2024: prepared the inherent-risk half, control half by internal audit
consultants.</point>
•	<point>Quarterly deck for the risk committee. Sat in on the MAS inspection of Feb 2024 as note taker
and document runner.</point></job>

<job><employer>Straits Meridian Bank</employer>, <place>Singapore</place>
<start>Jul '17</start> – <end>Oct '20</end>    <title>KYC/AML Analyst</title>, Private Banking
•	<point>Periodic reviews under Notice 626, 25 per month, source of wealth write-ups.</point>
•	<point>Name screening: World-Check One hits, OFAC/UN/EU lists. Escalated 12 true matches.</point>
•	<point>Used Actimize for case handling only.</point></job>

<job><employer>Raffles Quay Conveyancing LLP</employer>  <start>Jan '16</start> – <end>Jun '17</end>  <title>Paralegal</title>
•	<point>Caveats, completion accounts, stakeholder money.</point></job>

<h>EDUCATION & CERTIFICATION</h>
<edu><school>Singapore Management University</school>, <degree>BBM</degree> (<field>Finance</field>), <end>2015</end></edu>
<cert><issuer>ACAMS</issuer>: <cname>CAMS</cname>, <date>Sept 2019</date>, recert. 2022 and 2025</cert>
<cert><cname>CGSS</cname> (sanctions), exam booked <date>Jan 2026</date></cert>

<h>OTHERS</h>
<skills>IT: <skill>Excel</skill> (power query), <skill>SQL</skill> (SELECTs with joins, self-taught), <skill>World-Check One</skill>, <skill>SONAR</skill></skills>
<language>English</language>, <language>Malay</language> (<level>native</level>), <language>Mandarin</language> <level>HSK 3, can read simple documents</level>
