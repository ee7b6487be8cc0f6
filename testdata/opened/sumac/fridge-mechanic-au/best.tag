<name>CRAIG NUTTALL</name>
<headline>Fridgie</headline>, <place>Narangba QLD 4504</place>
M: <phone>0400 555 218</phone>
<email>c.nuttall@example.com</email>

<h>TICKETS</h>   <cert><cname>ARC RHL (full)</cname> exp <date>Aug 2027</date></cert> / <cert><cname>Restricted elec. (QLD) refrigeration & a/c</cname></cert> / <cert><cname>White card</cname></cert> / <cert><cname>EWP under 11m</cname></cert>
           <status>C class, clean, manual</status>. <status>Aust. citizen</status>

<h>WHERE I'VE WORKED</h>

<job><start>Feb '19</start> to <end>now</end>   <employer>Kestrel Cold Services</employer>, <place>Brendale</place>
<title>Service tech (refrigeration)</title>
<point>Look after 11 IGA and FoodWorks stores plus about 30 smaller sites (butchers,
bottle-os, two aged care kitchens). LT and MT Bitzer racks, walk-ins, island
and upright cases.</point>
<point>On call 1 in 4. Most breakdowns are electrical so I carry the drawings and
test before I order - callbacks on my sites were 3% last year, shop average 8.</point>
<point>Controllers mostly AK-SC 255 and AK-CC 550, a few Carel pRack on the newer
stores.</point>
<point>Changed out 14 semi-hermetic compressors since 2021, incl. oil management,
evac and start up with the paperwork.</point>
<point>2 of our stores went to transcritical CO2 in 2023, I helped the manufacturer's
bloke on both start-ups and do the first-line checks since. Have done the 2-day
CO2 course, not the advanced one.</point>
<point>Have had a 3rd year riding with me since last Feb.</point></job>

<job><start>2015</start> - <end>Jan '19</end>  <employer>Bramble Air Pty Ltd</employer>, <place>Caboolture</place>
<title>Refrigeration & A/C mechanic</title>
<point>Roughly 70/30 commercial fridge vs. a/c. Coolroom installs up to 60 m3, pipework
all silver soldered with nitro flowing, pressure tested and pulled down to 300 micron.</point>
<point>Reclaimed R22 and R404A on a 9-site changeover to 448A and kept the cylinder
register for the audit.</point>
<point>Quoting small repairs on the spot with the shop owners (under $2k)</point></job>

<job><start>2011</start> - <end>2015</end>   <employer>Bramble Air</employer>  - <title>apprentice</title></job>

<job>before that, <start>2008</start>-<end>10</end>: <title>storeman</title>, <employer>Hallam Tyres</employer></job>

<h>TRADE PAPERS</h>
<edu><degree>Cert III Air-con & Refrig (UEE32211)</degree>, <school>TAFE Queensland, Acacia Ridge</school>, finished <end>2015</end></edu>
<cert><cname>CO2 refrigeration fundamentals, 2 days</cname>, <date>2023</date></cert>

<other>Refs - happy to give you the service manager's number once we've talked.</other>
