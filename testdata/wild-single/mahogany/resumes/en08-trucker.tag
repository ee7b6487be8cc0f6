RESUME OF <name>GORD HALVERSON</name>
<place>Brandon, Manitoba</place>      cell <phone>204-555-0187</phone>     <email>gordhalv@example.com</email>
<status>CLASS 1 WITH AIR, clean abstract, FAST card, US cross border OK</status>

<h>DRIVING</h>
<job><start>2016</start> - <end>NOW</end>     <employer>HALVERSON HAULING</employer> (me and one truck)     <title>OWNER OPERATOR</title>
               <point>leased on to Prairie Grain Xpress till 2021, then Big Slough Feeds. Super B hoppers, canola to Velva ND and Altona, about 180,000 km a yr, no preventables</point></job>
<job><start>2009</start> - <end>2016</end>     <employer>SUNRISE BUS LINES</employer>               <title>COACH DRIVER</title>, charters + school run (part time)</job>
<job><start>2007</start> - <end>2016</end>     <employer>RM OF CORNWALLIS</employer>               <title>GRADER OPERATOR</title>, seasonal, also sanding</job>
<job><start>2001</start> - <end>2007</end>     <employer>PENNER TRANSFER LTD</employer>            <title>LONG HAUL DRIVER</title>, flat deck, 48 states
               <title>driver trainer</title> from <start>2005</start>, <point>put 14 new guys thru</point></job>
<h>FARMING</h>
<job><start>1992</start> - <end>2001</end>     <employer>DAD'S FARM</employer>, <place>Souris MB</place>     <title>everything</title>     <point>1,600 acres mixed, 90 cow calf, welding and wrenching all winter</point></job>
<job><start>1989</start> - <end>1992</end>     <employer>PPCLI 2nd Bn</employer>, <place>Winnipeg</place>     <title>RIFLEMAN</title> / APC driver (M113)</job>

<h>TICKETS</h>
<cert><cname>TDG</cname> exp <date>06/26</date>     <cname>WHMIS</cname>     <cname>H2S Alive</cname> EXPIRED     <cname>Standard First Aid</cname> <date>2023</date></cert>
<cert><cname>MELT instructor</cname> - applied for, not got yet</cert>

<h>SCHOOL</h>
<edu><degree>Grade 12</degree> <school>Souris Collegiate</school> <end>1989</end></edu>
<edu><school>ACC</school> <place>Brandon</place>, <field>heavy duty mechanic</field>, level 1 of 4, <end>1993</end></edu>

<h>WHAT ELSE</h>
<vol><title>Volunteer firefighter</title> <employer>Souris Glenwood VFD</employer> <start>1995</start> - <end>2014</end>, <title>deputy chief</title> last 5 yrs</vol>
<vol><title>Rink board</title> <employer>Souris Elks hockey</employer>, 2 terms</vol>
<skills>Can do: <skill>ELD logs</skill>, <skill>18 speed</skill>, <skill>chain up</skill>, <skill>MIG and stick</skill>, <skill>air brake adjust</skill>, <skill>QuickBooks</skill> (wife does it really)</skills>
Can't do: sit in an office. NO New York City please.

<other>References from any elevator agent between here and Regina. Ask for Wally at Big Slough.</other>
