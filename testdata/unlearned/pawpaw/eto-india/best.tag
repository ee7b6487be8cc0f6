BIO-DATA                                                                     RANK APPLIED : <headline>E.T.O.</headline>

NAME        : <name>KARTHIK RAJA SUBRAMANIAM</name>        D.O.B : <status>11-FEB-1989</status>      P.O.B : Thoothukudi
ADDRESS     : <place>22/4 Bryant Nagar 5th St, Thoothukudi, TN</place>    INDOS : 08XX0000
MOB         : <phone>+91 98400 00417</phone>            MAIL  : <email>karthik.eto@example.net</email>
AVAILABLE   : <status>10-OCT onwards</status>      VISA  : <status>C1/D valid upto MAR-2029</status>
PASSPORT    : <status>Indian, exp JUL-2031</status>        CDC   : <status>MUM 000000, exp AUG-2030</status>

<h>C.O.C. & COURSES</h>
<cert><cname>COC ETO (STCW III/6)</cname>            <issuer>MMD CHENNAI / DGS INDIA</issuer>   <date>MAY-2017</date></cert>   revalid. 2027
<cert><cname>HV MGMT LEVEL</cname>                   <issuer>CHENNAI MARITIME TRG</issuer>      <date>2018</date></cert>
<cert><cname>BASIC LG TANKER (DCE GAS)</cname>       <issuer>DGS INDIA</issuer>                 <date>2019</date></cert>
<cert><cname>BASIC IGF</cname>                       <issuer>MUMBAI</issuer>                    <date>2022</date></cert>
ADVANCED IGF                    booked 2-SEP, not yet done
<cert><cname>STCW 5 BASICS + STSDSD</cname>          REFR.                     <date>2021</date></cert>

<h>SEA SERVICE (LAST FIRST)</h>
VESSEL             TYPE / ENGINE           COMPANY                         RANK       S/ON      S/OFF
<job>LNG AURORA BAY     LNG 174K  X-DF 2x5X72   <employer>TROPIC GAS MARITIME</employer>             <title>ETO</title>        <start>FEB-25</start>    <end>JUL-25</end>
  <point>6.6KV Hyundai swbd: vcb overhaul with maker, earthing & permits by self.</point> <point>NS5 PMS 0 overdue at hand over.</point></job>
<job>LNG AURORA BAY     -do-                    <employer>TROPIC GAS MARITIME</employer>             <title>ETO</title>        <start>DEC-23</start>    <end>JUN-24</end>
  <point>K-Chief 600 - I/O card faults, 3 nos changed.</point> <point>reliq plant - only assisted maker's man during 1st commissioning.</point> <point>SIRE vetting next month after s/off NIL elect. obs (reliever onboard, I prepared).</point></job>
<job>LNG KAVERI STAR    LNG 155K  DFDE 4x W50DF <employer>TROPIC GAS MARITIME</employer>             <title>ETO</title>        <start>SEP-22</start>    <end>MAR-23</end>
  <point>propulsion converter trip (cooling water flow sw.) traced in 5 hrs, vessel was off Fujairah.</point></job>
<job>LNG KAVERI STAR    -do-                    <employer>TROPIC GAS MARITIME</employer>             <title>ETO</title>        <start>OCT-21</start>    <end>APR-22</end>
  <point>fixed gas detection Consilium 60 heads, calib. monthly by self.</point> <point>custody transfer system - annual calib. attended with surveyor.</point></job>
-- covid, shore, coaching classes at home town  APR-20 to SEP-21 --
<job>GAS MANDOVI        LPG 38K   MAN 6S50      <employer>COROMANDEL TANKERS LTD</employer>          <title>ETO</title>        <start>AUG-19</start>    <end>MAR-20</end>
  <point>reefer comp. motor 250kW bearings renewed, deepwell pump motors megger / dry out.</point> <point>VDR apt, GMDSS batt. renewal, gyro service with shore.</point></job>
<job>OCEAN PALAR        BULK 82K  MAN 6S60      <employer>COROMANDEL TANKERS LTD</employer>          <title>ETO</title>        <start>FEB-18</start>    <end>NOV-18</end>
  <point>4x cranes MacGregor, limit sw. & PLC (Siemens S7-300).</point> <point>AMOS.</point></job>
<job>OCEAN PALAR        -do-                    <employer>COROMANDEL TANKERS LTD</employer>          <title>TR. ETO</title>    <start>MAR-16</start>    <end>JAN-17</end></job>

TOTAL AS ETO : 40 M  (GAS 31 M)

<h>ACADEMIC</h>
<edu><degree>B.E.</degree> (<field>EEE</field>)  <school>ST. XAVIER COASTAL ENGG COLLEGE, NAGERCOIL</school>   <end>2010</end>   <grade>68%</grade></edu>
<edu><degree>ETO PRE-SEA</degree> 4 mths  <school>MALPE MARITIME ACADEMY</school>  <end>2015</end></edu>

<job>BEFORE SEA : <title>Elect. maint. engr</title>, <employer>Sri Vel Spinning Mills</employer>, <place>Kovilpatti</place>, <start>2010</start> to <end>2015</end>, <point>110/11kV yard, 600 motors</point></job>

LANG : <language>Tamil</language> (<level>M.T.</level>), <language>English</language> (<level>Marlins 88%</level>), <language>Hindi</language> (<level>speak only</level>)
<other>NO ACCIDENT, NO MEDICAL SIGN OFF TILL DATE</other>
