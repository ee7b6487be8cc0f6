<name>DARREN "DAZ" KOWALCZYK</name>
<headline>fridgie</headline>

<h>tickets</h>
<cert><cname>ARC RHL (full)</cname>, exp <date>Feb '27</date></cert>
<cert><cname>Restricted elec. (QLD)</cname> <date>2016</date></cert>
<cert><cname>White card</cname></cert>
<cert><cname>EWP under 11m</cname> <date>'22</date></cert>
<cert><cname>Heights</cname> - refresher due, booked June</cert>
<cert><cname>CO2 transcritical, 3 day course</cname> <issuer>(Beijer Ref, Brisbane)</issuer> <date>'23</date></cert>
<status>C + MR licence</status>
<status>Aussie citizen</status>

<h>work</h>
<job><employer>Tropico Refrigeration</employer> <title>service mech</title> <place>Cairns</place> <start>Mar '19</start> to <end>now</end>
<point>Supermarket contract, 9 stores Innisfail to Mossman, mostly 404A and 134a racks, 2 stores went CO2 in '24 and I did the startups alongside the Danfoss bloke.</point>
<point>Find out why the dairy case is at 9 degrees at 4pm on Xmas eve and fix it. Roster 1 in 4.</point>
<point>AK-SC255 and the newer 800s daily, a bit of Carel pRack at the two IGAs.</point>
<point>Leak checks, retrofits 404A to 448A on five racks, lost gas down from 310kg/yr to 120.</point>
<point>2 apprentices through with me so far, one signed off, one 3rd year now.</point></job>

<job><employer>Kuranda Ice & Coldstore</employer> <title>maintenance fridgie (sole)</title> <start>Sept '16</start> - <end>Feb '19</end>
<point>Blast freezers, tube ice plant, 14 coolrooms on Bitzer recips.</point>
<point>There was a NH3 plant next door, I stood in as second man on oil drains under their guy, not ticketed for it myself.</point></job>

<job><employer>Hastie Bros Air</employer> (Toowoomba) <title>apprentice</title> <start>Jan '12</start> - <end>Jan '16</end>
<point>Resi + light commercial, splits, ducted, pub cellars.</point></job>

2016 Feb to Aug, lap of Australia in a Troopy with my wife.

<h>trade</h>
<edu><degree>Cert III Air Con & Refrig</degree> <school>TAFE QLD South West</school> <end>2016</end></edu>
<edu>Started <degree>Cert IV</degree> (<field>design</field>), 4 units of 11, parked it when the kids arrived</edu>

<h>good at</h>
<skills><skill>silver solder</skill> / <skill>oxy-acet brazing</skill>, <skill>reading schematics</skill>, <skill>megger</skill> and <skill>clamp work</skill>, <skill>VSDs</skill> (setting up, not programming), <skill>pump downs</skill>, <skill>superheat setting</skill>, <skill>job notes on tablet (Uptick)</skill></skills>

<other>moving to Townsville in July, wife's got a transfer to the hospital</other>
<other>ref: Glenys at Tropico 0491 570 156, she knows I'm leaving</other>
<phone>0491 570 110</phone>
<email>daz.kowalczyk@example.net</email>
