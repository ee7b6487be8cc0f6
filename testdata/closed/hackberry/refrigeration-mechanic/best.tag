<name>Darren "Dazza" Pocock</name>
<phone>0491 570 156</phone>   <email>d.pocock@example.net</email>   <place>Lara 3212</place>
<status>Aust citizen</status>, <status>manual drivers lic (clean)</status>

<h>tickets</h>
<cert><cname>ARCtick full RHL</cname> – exp <date>11/2026</date></cert>
<cert><cname>REL class D</cname> (<issuer>ESV</issuer>)</cert>
<cert><cname>EWP under 11m</cname> <date>2020</date></cert> / <cert><cname>white card</cname></cert> / <cert><cname>LV rescue + CPR</cname>, lapsed <date>feb 24</date></cert>
<cert><cname>R744 (CO2) booster systems</cname>, 3 days, <issuer>Danfoss Melbourne</issuer>, <date>2021</date></cert>

<h>where ive worked</h>

<job><start>mar 2019</start> to <end>now</end>  <employer>Coldridge Mechanical Services</employer>, <place>Laverton</place>
<title>fridgie</title> until <end>aug 22</end>, since then <title>leading hand</title> western run
<point>Service and b/downs for 14 supermarkets, 6 of them transcrit CO2 boosters (first one went in 2020, I was on the commissioning with the Danfoss bloke)</point>
<point>AK-SM 800 every day, set points, alarm routing, trending a case that ices up before the store even rings. Bit of E2 in the older stores</point>
<point>on call 1 in 4. First time fix on my run 88% last year, depot average was 79</point>
<point>swapped out R404A for R448A on three racks with one other mechanic, nights, stores kept trading</point>
<point>Leading hand = I set the week for 3 mechanics + look after one apprentice, now third yr. Hiring and reviews stay with the service mgr</point>
<point>job cards, photos and refrigerant logs in simPRO</point></job>

<job><start>2014</start> to <end>early 2019</end>  <employer>Hargreave Refrigeration</employer> (<place>Ballarat</place>)
<title>refrigeration mechanic</title>
<point>cool rooms, milk vats on dairy farms, pub beer systems, ice machines, a mortuary once</point>
<point>rewired about 30 old cool room panels from the drawing up, contactors, defrost timers, new digital stats</point>
<point>helped out at an abattoir NH3 plant for the shutdowns in 2016 and 2017 (under their attendant, never ran it)</point></job>

<job><start>2010</start> to <end>2014</end>  <title>apprentice</title>, <employer>same mob</employer>. <point>silver soldering till my eyes went funny</point></job>

<job>Before that <title>trolley boy</title> and then <title>night fill</title>, <employer>Wendouree Foodworks</employer></job>

<h>school</h>
<edu><degree>Cert 3 Refrig & Aircon</degree>, <school>Federation Uni TAFE Ballarat</school>, finished <end>2014</end></edu>
<edu><degree>Cert IV</degree> in <field>same</field>, started <start>2023</start>, <point>5 of 9 units so far</point></edu>

<h>other</h>
<other>CFA volunteer, Lara brigade. Refs: ring me and Ill give you Gaz's number.</other>
