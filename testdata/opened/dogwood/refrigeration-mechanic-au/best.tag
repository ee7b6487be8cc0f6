<name>Jarrod Minniecon</name>
<place>Kirwan, Qld 4817</place>
Mob <phone>0491 570 156</phone>
<email>jminniecon@example.com</email>
<status>Australian citizen, open C + MR licence</status>

<summary>Trade qualified fridgie, out of my time in 2016, nearly all of it on supermarkets and
cold rooms. Happy on my own, happy with on call. Want to get off FIFO and sleep at home.</summary>

<h>TICKETS</h>
<cert><cname>ARC full RHL</cname></cert> (L0xxxxx)  /  <cert><cname>QLD restricted electrical (REL)</cname>, renewed <date>2023</date></cert>  /  <cert><cname>White card</cname></cert>  /  <cert><cname>Heights + confined space</cname> <date>2022</date></cert>  /  <cert><cname>LVR/CPR</cname> <date>Feb 25</date></cert>
EWP over 11m: booked, TAFE Pimlico, not done yet

<h>JOBS</h>
<job><start>Since Aug 2022</start>   <title>Refrigeration Mechanic</title> (FIFO 2/1)   <employer>Northspur Camp Services</employer>   <place>Moranbah</place>
<point>Look after the kitchens, walk-in freezers and ice machines for 3 mine camps, about 900 beds.</point> <point>Two of us
on swing, I answer to the site services super.</point> <point>Swapped out 11 Bitzer semi-hermetics in the last two years.</point>
<point>PMs to the client's schedule on Pronto Xi, gas log done same day.</point> <point>Got the leak rate reported to the
client from 14% down to 6% of charge at the biggest camp, the other two I don't have figures for.</point></job>

<job><start>2017</start> to <end>July 2022</end>   <title>Service tech</title>   <employer>Garbutt & Rowe Refrigeration</employer>   <place>Townsville</place>
<point>Supermarket racks (Woolies style parallel packs, R404A then R448A retrofits), cases, cool rooms, a couple of
seafood blast freezers.</point> <point>On call 1 in 3, as far out as Charters Towers and Ingham.</point> <point>Chased faults from the
EEV to the contactor: Danfoss AK-SM mostly, a little bit of Carel pRack.</point> <point>Pipework on 4 store refurbs, silfos with
dry nitrogen going through, strength tested, triple evac.</point> <point>Gave a hand on one CO2 transcritical
start up (2 weeks, the factory bloke ran it).</point> <point>Had an apprentice with me, one at a time, three all up.</point></job>

<job><start>Jan 2012</start> - <end>Feb 2016</end>   <title>Apprentice</title>   <employer>Garbutt & Rowe Refrigeration</employer></job>
2016   year off, worked my uncle's trawler out of Bowen (and fixed its brine freezer)

<h>TRADE</h>   <edu><degree>Cert III Air-con & Refrigeration</degree> (UEE32211), <school>TAFE Queensland North</school>, <end>2016</end>. <point>Also did Yr 12 at Pimlico High.</point></edu>

<other>Refs: ring me and I'll give you Col's number at Garbutt's</other>
