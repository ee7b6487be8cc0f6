<name>ROLANDO "LANDO" S. BUENAFE</name>                                    (2x2 photo)
Rank applied: <headline>Third Engineer Officer</headline>
Address: <place>Purok 4, Brgy. Tabuc Suba, Jaro, Iloilo City</place>
Mobile: <phone>+63 918 555 0190</phone>     E-mail: <email>landobuenafe@example.net</email>
<status>Date of birth: 11 Oct 1990</status>     <status>Nationality: Filipino</status>     Shoe size: 9     Coverall: L

<h>I. LICENSES / DOCUMENTS</h>
DOCUMENT                     NUMBER        ISSUED        EXPIRY
<cert><cname>COC OIC Engine Watch (III/1)</cname>    on file       <date>04 Mar 2021</date>   03 Mar 2026   <issuer>MARINA</issuer></cert>
<status>Seaman's Book                on file       12 Jan 2020   11 Jan 2030</status>
<status>US Visa C1/D                 on file       2022          2032</status>
<cert><cname>Yellow fever</cname>                 on file       <date>2017</date>          lifetime</cert>

<h>II. TRAININGS</h>
<cert><cname>BT refresher</cname> <date>2023</date></cert> / <cert><cname>PSCRB</cname> <date>2023</date></cert> / <cert><cname>AFF</cname> <date>2023</date></cert> / <cert><cname>ERM</cname> <date>2020</date></cert> / <cert><cname>ME-C engine familiarization (5 days)</cname>,
<issuer>PMTC Manila</issuer>, <date>2022</date></cert> / Basic IGF booked, not yet taken

<h>III. SEA SERVICE</h> (latest first)
VESSEL / FLAG / TYPE / GRT / ENGINE / RANK / SIGN ON / SIGN OFF / PRINCIPAL - MANNING

<job>MV Golden Kalinga / PAN / bulk / 43,291 / MAN B&W 6S50ME-B9 / <title>4/E</title> / <start>08-Feb-23</start> / <end>21-Nov-23</end> /
<employer>Hosei Kaiun</employer> c/o Visayan Star Crew Mgt.</job>
<job>MV Golden Kalinga / PAN / bulk / 43,291 / same / <title>4/E</title> / <start>02-Mar-22</start> / <end>10-Dec-22</end> / <employer>Hosei Kaiun</employer> c/o
Visayan Star Crew Mgt.</job>
<job>MT Lady Carmela / MHL / product tanker / 29,500 / 6S46MC-C / <title>4/E</title> / <start>15-May-21</start> / <end>30-Jan-22</end> /
<employer>Aegean Petromar</employer> c/o Sea Lotus Shipping</job>
<job>MV Tugela Breeze / LBR / container / 32,060 / Sulzer 7RTA72 / <title>Oiler</title> / <start>2017</start> / <end>2019</end> (2 contracts) /
<employer>Nordhafen Reederei</employer> c/o Sea Lotus Shipping</job>
<job>MV Don Perfecto / PHL / ro-ro / 4,100 / Daihatsu x 2 / <title>Engine Cadet</title> / <start>06-Jun-12</start> / <end>07-Jun-13</end> /
<employer>Panay Inter-Island Lines</employer></job>

No sea service Feb 2020 – Apr 2021 (pandemic; review for board exam)

<h>IV. SHORE EXPERIENCE</h>
<job><title>Maintenance Mechanic</title> (project-based), <employer>Iloilo Ice Plant & Cold Storage</employer>, <start>Aug 2013</start> – <end>Dec 2016</end>.
<point>Ammonia compressors, overhaul of 2 Mitsubishi gensets.</point></job>

<h>V. ONBOARD DUTIES AS 4/E</h>
1. <point>Purifiers, air compressors, sewage plant and bilge pumps, incl. PMS in AMOS</point>
2. <point>Bunkering: sounding and sampling under the 2/E</point>
3. <point>Assisted in 3 cylinder unit decarbonizations</point>

<h>VI. EDUCATION</h>
<edu><school>Western Iloilo Maritime College</school> – <degree>BS</degree> <field>Marine Engineering</field>, <end>2014</end> (after cadetship)</edu>
<edu><school>Jaro National H.S.</school>, <end>2008</end></edu>

<h>VII. OTHERS</h>
<skills>Skills: <skill>lathe</skill>, <skill>SMAW welding</skill>, <skill>AMOS</skill>, <skill>MS Excel</skill></skills>
English: Marlins 86%.   <language>Hiligaynon</language>, <language>Tagalog</language>, <language>English</language>
<other>Hobby: basketball, videoke</other>
