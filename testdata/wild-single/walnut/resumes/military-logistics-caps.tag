<name>RODRIGO "ROD" ESPINOZA-KLINE</name>
<place>KILLEEN, TEXAS</place>    <phone>(254) 555-0150</phone>    <email>RODEK@EXAMPLE.COM</email>

<h>OBJECTIVE</h>: <summary>DISPATCH OR TERMINAL SUPERVISOR JOB, DAYS PREFERRED.</summary>

<h>EMPLOYMENT</h>:

<job><employer>LONESTAR REEFER LINES, INC.</employer>, <place>TEMPLE, TX</place>          <start>AUG 2021</start>-<end>PRESENT</end>
<title>TERMINAL SUPERVISOR (ACTING)</title> <start>FEB 2024</start>-<end>PRESENT</end>
<title>DISPATCHER, SOUTHWEST BOARD</title> <start>AUG 2021</start>-<end>FEB 2024</end>
<point>38 TRUCKS, 51 DRIVERS. HOURS OF SERVICE, SAMSARA ELDS, LATE LOADS DOWN BY A THIRD.
COVERED TERMINAL WHILE THE BOSS WAS ON MEDICAL LEAVE, THEN HE RETIRED.</point>
</job>
<job><employer>ESPINOZA HAULING</employer> (OWNER-OPERATOR, LEASED TO BIG BEND FREIGHT LLC)   <start>2018</start>-<end>2021</end>
<title>OWNER/DRIVER, CLASS A</title>
<point>410,000 MILES, NO PREVENTABLES. SOLD THE TRUCK.</point>
</job>
<h>MILITARY</h>:

<job><employer>US ARMY</employer>, <start>2006</start>-<end>2018</end>, LAST RANK SSG (E-6)
<title>PLATOON SERGEANT, TRANSPORTATION</title> (88M40), <place>FT HOOD</place> <start>2014</start>-<end>2018</end>
<title>SQUAD LEADER</title>, <place>BAGRAM, AFGHANISTAN / FT BLISS</place> <start>2010</start>-<end>2014</end>
<title>MOTOR TRANSPORT OPERATOR</title>, <place>BALAD, IRAQ / FT LEWIS</place> <start>2006</start>-<end>2010</end>
<point>RAN 112 CONVOYS. HAND RECEIPT OF $9.2 MILLION, NOTHING LOST BUT ONE TARP.</point>
<point>TRAINED 60 DRIVERS ON HET AND PLS.</point>
</job>
<h>SCHOOLING</h>:

<edu><school>CENTRAL TEXAS COLLEGE</school>, <degree>A.A.S.</degree> <field>TRANSPORTATION & LOGISTICS</field>, <end>2019</end>, <grade>3.2</grade></edu>
<edu><school>ADVANCED LEADER COURSE</school>, <place>FT LEE</place>, <end>2013</end>, <grade>COMMANDANT'S LIST</grade></edu>
<edu><degree>GED</degree>, <place>EL PASO</place>, <end>2005</end></edu>

<h>LICENSES</h>: <cert><cname>CDL CLASS A W/ HAZMAT, TANKER, DOUBLES</cname></cert>; <cert><cname>TWIC</cname>, EXP 2027</cert>

<h>COMPUTER</h>: <skills><skill>MCLEOD</skill>, <skill>SAMSARA</skill>, <skill>EXCEL</skill>, <skill>GCSS-ARMY</skill></skills>

<h>LANGUAGES</h>: <language>SPANISH</language> (<level>HOME</level>), <language>ENGLISH</language>
