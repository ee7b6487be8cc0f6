POST APPLIED FOR :- <headline>HEAVY EQUIPMENT MECHANIC / WORKSHOP FOREMAN</headline>

NAME       :- <name>GURDEEP SINGH SANDHU</name>
MOBILE NO. :- <phone>+968 9433 0721</phone>
E MAIL     :- <email>gurdeepsandhu.hem@example.com</email>
VISA       :- <status>OMAN EMPLOYMENT VISA, EXP. 14-02-2026</status>

<h>EXPERIENCE DETAIL'S :-</h>

<job>A) <start>2019</start> TO <end>CONTINUE</end>
COMPANY :- <employer>DHOFAR ROAD BUILDERS SAOC</employer>, <place>SALALAH, OMAN</place>
POST :- <title>WORKSHOP FOREMAN</title>
MACHINES :- <tech>CAT D8R, 140K, 966H, KOMATSU PC400, BOMAG ROLLER, ASPHALT PAVER</tech>
<point>- 11 MECHANIC, 4 ELECTRICIAN, 2 WELDER IN MY SHIFT.</point>
<point>- PLANNING OF 250 / 500 / 1000 HRS SERVICE, SPARE PARTS DEMAND BY PART BOOK.</point>
<point>- BREAK DOWN TIME OF GRADERS COME DOWN FROM 9 DAY TO 4 DAY IN A MONTH.</point></job>

<job>B) <start>2013</start> TO <end>2018</end>
COMPANY :- <employer>BIN SAEED EARTH MOVING</employer>, <place>ABU DHABI, U.A.E</place>
POST :- <title>HEAVY EQUIPMENT MECHANIC</title>
MACHINES :- <tech>SHOVEL, EXCAVATOR, BACKHOE LOADER (JCB 3CX), GENERATORS PERKINS / CUMMINS</tech>
<point>- ENGINE OVERHAUL, TORQUE CONVERTOR AND FINAL DRIVE REPAIR.</point>
<point>- SITE BREAK DOWN WITH SERVICE VAN.</point></job>

<job>C) <start>2009</start> TO <end>2012</end>
COMPANY :- <employer>MALWA EARTHMOVERS (DEALER WORKSHOP)</employer>, <place>LUDHIANA, INDIA</place>
POST :- <title>HELPER</title>, AFTER <title>ASST. MECHANIC</title></job>

<h>EDUCATION :-</h>
<edu><degree>ITI</degree> <field>DIESEL MECHANIC</field> (1 YEAR), <school>GOVT. ITI, MOGA</school>, <end>2009</end></edu>
<edu><degree>10TH</degree>, <school>P.S.E.B. MOHALI</school>, <end>2007</end></edu>

<h>LICENCE :-</h>
<cert><cname>INDIAN HMV LICENCE</cname></cert>
<cert><cname>OMAN LIGHT DRIVING LICENCE</cname></cert>
<cert><cname>PDO H2S AWARENESS</cname> <date>2020</date></cert>

<h>LANGUAGE :-</h>
<language>PUNJABI</language>, <language>HINDI</language>, <language>URDU</language>, <language>ENGLISH</language> (<level>WORKING</level>), <language>ARABIC</language> (<level>LITTLE</level>)

<h>PERSONAL :-</h>
FATHER NAME :- S. BALKAR SINGH
D.O.B :- <status>08.10.1990</status>
PASSPORT NO :- <status>V 63xxx55</status>
MARRITAL STATUS :- <status>MARRIED</status>
RELIGION :- SIKH
PRESENT SALARY :- 340 OMR + FOOD + ROOM

<other>I HOPE YOU WILL GIVE ME A CHANCE TO SERVE IN YOUR ESTEEMED COMPANY.</other>
