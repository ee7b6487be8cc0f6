<name>SHANE "BLUEY" KORDICH</name>
<phone>0491 570 156</phone>
<place>HIGHFIELDS QLD 4352</place>
<email>bluey.kordich@example.com</email>

<h>TICKETS</h>
<status>MC-B OPEN, HELD SINCE 2016</status> (HR FROM 2011, HC 2013)
<cert><cname>BFM</cname> - CURRENT TO <date>FEB 2027</date></cert>
<cert><cname>DG LICENCE</cname> - EXPIRED <date>NOV 24</date>, RENEWAL COURSE BOOKED</cert>
<cert><cname>LF HIGH RISK</cname> <date>2014</date></cert>
<cert><cname>TLIA0004 / CHAIN OF RESPONSIBILITY</cname> ONLINE, <date>2022</date></cert>
<status>AUST CITIZEN</status>. <status>TRAFFIC HISTORY: ONE SPEEDING (13 OVER, 2021), NOTHING SINCE</status>

<h>WHERE IVE BEEN</h>
<job><employer>WESTERN DOWNS COLD HAUL</employer>, <place>DALBY</place>   <start>6/2020</start> TO <end>NOW</end>   <title>B-DOUBLE DRIVER</title>
<point>K200 AND T610, 18 SPEED. TOOWOOMBA-ROCKY-TOOWOOMBA OVERNIGHT, 5 NIGHTS, SWAP TRAILERS AT MILES</point>
<point>MEAT AND DAIRY IN FRIDGE PANS, THERMO KING AND CARRIER, TEMP LOGS EACH STOP. NO LOAD REJECTED SINCE 2021</point>
<point>APPROX 185,000 KM A YEAR, ONE MINOR INCIDENT (MIRROR)</point>
<point>SHOW NEW BLOKES THE RUN, 4 SO FAR</point>
<point>DID ABOUT 10 A-DOUBLE TRIPS AS SECOND DRIVER WHEN WE TRIALLED IT</point></job>

<job><employer>LABOUR HIRE (ROADWISE, THEN TORQ STAFF)</employer>   <start>2018</start>-<end>2020</end>   <title>MC/HC CASUAL</title>
<point>TAUTLINERS AND FLAT TOPS FOR WHOEVER RANG: STEEL, PALLETS, COTTON BALES. GATES, CHAINS + DOGS, STRAPS, MY OWN KIT</point>
<point>SOME DG (DIESEL IBCS, CLASS 3) WHEN LICENCE WAS CURRENT</point></job>

<job><employer>PENHALLIGAN BULK</employer>, <place>OAKEY</place>   <start>2013</start>-<end>2018</end>   <title>TIPPER DRIVER</title>
<point>SINGLE TIPPER AND DOG FIRST, SEMI FROM 2015, B-DOUBLE GRAIN FOR LAST 2 HARVESTS</point></job>

<job>BEFORE THAT: <employer>ARMY RESERVE</employer> <start>2009</start>-<end>13</end>, <title>DRIVER</title> (UNIMOG, MACK)</job>, AND <job><title>PICKING</title> AT <employer>GOLDEN WATTLE PRODUCE</employer></job>

<h>OTHER</h>
<other>NON SMOKER IN THE CAB. REFS: RON (DALBY) 0491 570 157. WILL DO WEEKENDS IF ASKED NICELY</other>
