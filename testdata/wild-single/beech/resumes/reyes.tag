<name>REYES, JOMAR DELOS ANGELES</name>
POSITION APPLIED FOR: <headline>2ND ENGINEER / 3RD ENGINEER</headline>
<status>AVAILABILITY: 01 SEPT 2024</status>
ADDRESS: <place>BRGY. STO. ROSARIO, ILOILO CITY</place>   CP#: <phone>0917 555 2038</phone>   <email>jomar.reyes3e@example.net</email>
<status>DATE OF BIRTH: 11 MAR 1990</status>   <status>CIVIL STATUS: MARRIED</status>   <status>HEIGHT/WEIGHT: 171CM/74KG</status>
<status>NAT: FILIPINO</status>

<h>DOCUMENTS</h>
TYPE	NUMBER	ISSUED	EXPIRY
<status>PASSPORT	P0000000X	14-JAN-2022	13-JAN-2032</status>
<status>SEAMAN'S BOOK (SIRB)	C000000	02-FEB-2020	01-FEB-2030</status>
<status>US VISA C1/D	-	19-JUL-2021	18-JUL-2026</status>
<cert><cname>COC OIC-EW III/1</cname>	MARINA	<date>08-NOV-2016</date>	07-NOV-2026</cert>
<cert><cname>COC 2/E III/2</cname>	MARINA	<date>30-MAY-2023</date>	29-MAY-2028</cert>

<h>TRAININGS</h>
<cert><cname>BASIC TRAINING (BT) W/ PSSR</cname>	<date>2022</date></cert>
<cert><cname>ADVANCED TRAINING IN FIRE FIGHTING (ATFF)</cname>	<date>2022</date></cert>
<cert><cname>ENGINE ROOM RESOURCE MANAGEMENT (ERM)</cname>	<date>2019</date></cert>
<cert><cname>ADVANCED OIL TANKER (ATOT)</cname>	<date>2018</date></cert>
<cert><cname>MARPOL I-VI CONSOLIDATED</cname>	<date>2018</date></cert>

<h>SEA SERVICE (LATEST FIRST)</h>
VESSEL	TYPE/GRT	ENGINE/KW	RANK	PRINCIPAL / AGENCY	SIGN ON	SIGN OFF	REASON
<job>MT PELAGIA STAR	OIL/CHEM 29,400	MAN B&W 9,480	<title>3/E</title>	<employer>NORDHAVN TANKERS / BAYBREEZE CREWING INC.</employer>	<start>06-OCT-23</start>	<end>22-JUN-24</end>	FC</job>
<job>MT PELAGIA SUN	OIL/CHEM 29,400	MAN B&W 9,480	<title>3/E</title>	<employer>NORDHAVN TANKERS / BAYBREEZE CREWING INC.</employer>	<start>11-AUG-22</start>	<end>02-MAY-23</end>	FC</job>
<job>MV ORIENT LARCH	BULK 43,012	WARTSILA 8,890	<title>4/E</title>	<employer>KUROSHIO MARITIME / SEVEN ISLES MANNING</employer>	<start>15-DEC-20</start>	<end>19-DEC-21</end>	FC (COVID EXT.)</job>
<job>MV ORIENT CEDAR	BULK 43,012	WARTSILA 8,890	<title>4/E</title>	<employer>KUROSHIO MARITIME / SEVEN ISLES MANNING</employer>	<start>03-MAR-19</start>	<end>28-DEC-19</end>	FC</job>
<job>MV LUZON TRADER	GEN CARGO 4,870	YANMAR 2,060	<title>OILER</title>	<employer>VISAYAS COASTAL LINES</employer>	<start>20-APR-14</start>	<end>09-SEP-16</end>	RESIGNED</job>
<job>MV ILONGGO PRIDE	RORO 2,118	DAIHATSU 1,470	<title>ENGINE CADET</title>	<employer>VISAYAS COASTAL LINES</employer>	<start>08-JUN-11</start>	<end>30-JUN-12</end>	CADETSHIP</job>

<h>DUTIES AS 3/E</h>
- <point>IN CHARGE OF AUX ENGINES, FRESH WATER GENERATOR AND BOILER WATER TEST</point>
- <point>12-4 WATCH (UMS NIGHTS ON PELAGIA CLASS)</point>
- <point>ASSISTED 2/E IN MAIN ENGINE UNIT OVERHAUL, 2 UNITS</point>

<h>EDUCATION</h>
<edu><degree>BS MARINE ENGINEERING</degree>	<school>PANAY MARITIME COLLEGE</school>, <place>ILOILO</place>	<start>2007</start>-<end>2013</end></edu>
