<name>TAHLIA BRENNOCK</name>
<headline>"A" grade sparky</headline>
mob <phone>0491 570 156</phone>
<email>tahliab@example.com</email>
<place>Highfields Q 4352</place>

<h>TICKETS</h>
<cert><cname>Electrical Mechanic licence QLD</cname>, exp <date>11/2028</date></cert>
<cert><cname>LVR/CPR</cname> done <date>Aug 25</date></cert>
<cert><cname>white card</cname></cert>
<cert><cname>blue card (WWC)</cname> to <date>2027</date></cert>
<cert><cname>EWPA yellow card, boom over 11m</cname></cert>
<cert><cname>C class licence, manual</cname></cert>
Solar: <other>finished the design + install units at TAFE in June, SAA accreditation applied for (provisional, supervised installs 4 of 5 signed off)</other>

<h>WHERE IVE WORKED</h>

<job><employer>Downs Industrial Electrical</employer>
<title>Electrician</title>
<place>Toowoomba + Dalby</place>
<start>Jan 2022</start> til <end>now</end>
<point>reactive and scheduled jobs at a feedlot, grain terminal, flour mill and 2 aged care homes</point>
<point>most of my day is 415V: DOL and star delta starters, Danfoss and ABB drives, thermal overloads, swapping contactors, megger and loop testing</point>
<point>changed out 14 main boards, the last one a 630A form 3b over a weekend shutdown with one other tradie</point>
<point>6-monthly exits and emergencies, about 1100 fittings all up, Legrand gear</point>
<point>T&T for the aged care sites incl. the nurse call panels (reset and report only, the Austco tech does the rest)</point>
<point>usually have a 2nd or 3rd year with me. Signed off logbooks for two, one of them got regional apprentice runner up 2024</point>
<point>simPRO on the ipad for job cards, photos, quotes up to $5k</point>
<point>first on call 1 week in 4</point></job>

<job><employer>Kooralbyn Air & Power</employer>
<title>Electrical apprentice</title>, then <title>tradesperson</title>
<place>Ipswich</place>
<start>Feb 2016</start> til <end>Dec 2021</end> (out of my time Feb 2020)
<point>split systems, shop fitouts, a bit of domestic rewiring</point>
<point>helped pull in a 99kW rooftop system for Ipswich Show Society, panels and DC side under the accredited installer</point></job>

<job><employer>Foodbarn Gatton</employer> <title>night fill</title> <start>2014</start>-<end>2015</end></job>

<h>SCHOOL</h>
<edu><degree>Cert III</degree> <field>Electrotechnology Electrician</field> <school>TAFE Qld South West</school> <end>2020</end></edu>
<edu><degree>Year 12</degree> <school>Lockyer District High</school> <end>2013</end></edu>

3000, 3017 and 3012 live in my ute. No data cabling rego (yet)
Refs: <other>Macca at Downs, number when we talk</other>
