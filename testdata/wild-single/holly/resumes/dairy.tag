<name>Rhys Calloway-Mears</name>                     <headline>Lower order sharemilker / farm manager</headline>
<place>412 Waiau Plains Rd, Otautau, Southland</place>
<phone>027 555 0109</phone>, evenings best   <email>rhyscm@example.org</email>

<h>Looking for:</h> <headline>contract milking or a manager's job with equity down the track, 600-1,000 cows, Southland or Otago</headline>

<h>Farms</h>

<job>Season <start>21/22</start> to <end>24/25</end> | <employer>Aparima Flats Ltd</employer> | <title>Lower order sharemilker</title> (26%)
   720 Friesian cross, 54-bail rotary, System 3, 50% crop wintering
   > <point>438 kgMS/cow best season, 402 worst (the wet one)</point>
   > <point>six-week in-calf 68 to 77%, no bulls on farm since 2023</point>
   > <point>SCC average 128,000; Grade free two years</point>
   > <point>staff 2 full time + relief; both still with us</point></job>

<job>Season <start>18/19</start> to <end>20/21</end> | <employer>Fiordview Pastoral</employer> (corporate, <place>Te Anau</place> block) | <title>Farm Manager</title>
   > <point>1,150 cows, two sheds, team of 5</point>
   > <point>Farm Environment Plan written with the consultant and passed its first audit</point></job>

<job>Season <start>15/16</start> to <end>17/18</end> | <employer>J & M Verhoeven</employer> | <title>2IC</title>
   > <point>Calf rearing 210 a year, AI technician in the shed</point></job>

<job>Season <start>12/13</start> to <end>14/15</end> | <employer>Stu Macklin</employer>, <place>Drummond</place> | <title>Farm assistant</title>, then <title>herd manager</title></job>

<job>Before: <start>2009</start> - <end>2012</end> <employer>Pembroke Creamery</employer> (<place>Wales, UK</place>) <title>tanker driver</title>. Came to NZ on a working holiday.</job>

<h>Training</h>
<edu><school>Primary ITO</school> <degree>Level 4 Dairy Farming</degree> (<end>2016</end>)</edu>; <edu><degree>Level 5 Diploma</degree> <field>Agribusiness Management</field> (3 of 4 modules)</edu>
<cert><cname>Growsafe</cname></cert>; <cert><cname>Milksmart</cname> <date>2019</date></cert>; <cert><cname>AI certificate</cname>, <issuer>LIC</issuer>, <date>2016</date></cert>; <cert><cname>Quad & LUV</cname></cert>; <cert><cname>First aid</cname> <date>2024</date></cert>; <cert><cname>heavy traffic class 2</cname></cert>

<h>Handy with</h>
<skills><skill>MINDA</skill>, <skill>Protrack</skill>, <skill>Halter collars (one season)</skill>, <skill>pasture walks & feed wedge</skill>, <skill>Figured</skill>, <skill>lameness (Healthy Hoof)</skill>, <skill>fencing</skill>, <skill>basic welding</skill></skills>

<h>Gongs</h>
<award><title>Southland-Otago Dairy Manager of the Year, runner up</title> <end>2020</end></award>, <award><title>merit award for livestock</title></award>

<h>Us</h>
<other>Wife Philippa (vet nurse, relief milks, does GST), kids 8 and 5, two dogs, 11 heifers of our own.</other>
<status>NZ resident since 2015.</status> <status>Clean licence.</status>

<h>Talk to</h>
<other>Trish Aparima-Dean, farm owner 027 555 0112 | Bob Kearney, vet, Otautau 03 555 0150</other>
