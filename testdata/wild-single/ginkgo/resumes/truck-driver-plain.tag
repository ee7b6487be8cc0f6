<name>WENDELL KOROMA</name>
<place>Flat 6, Sorrel Court, Doncaster DN4</place>
Tel <phone>01632 960 288</phone>   Mob. <phone>07700 900 512</phone>
<email>w.koroma@example.net</email>

<h>PERSONAL STATEMENT</h>
<summary>Class 1 driver with fourteen years on the road, chilled and general haulage, clean licence. Happy with
nights out, prefer no more than three a week as I have a little one at home.</summary>

<h>LICENCES:</h>
<cert><cname>LGV Class 1 (C+E)</cname>, held since <date>2011</date></cert>
<cert><cname>Driver CPC</cname> valid to <date>09/2029</date></cert>
<cert><cname>ADR tanks and packages</cname> - expired <date>2022</date>, willing to renew</cert>
<cert><cname>Counterbalance FLT</cname> (<issuer>RTITB</issuer>)</cert>
<status>Digi tacho card</status>

<h>WORK HISTORY</h>

<job><start>Nov 2020</start> <end>to date</end>
<employer>Frostway Chilled Logistics Ltd</employer>, <place>Wakefield</place>
<title>Class 1 Driver</title> (nights, 4 on 4 off)
<point>Trunking between the Wakefield hub and Avonmouth, double-deck trailers.</point> <point>Store deliveries for two
supermarkets when short.</point> <point>Buddy driver for new starters, had 9 so far.</point></job>

<job><start>Mar 2016</start> to <end>Oct 2020</end>
<employer>Heptonstall Bulk Haulage</employer>, <place>Brighouse</place>
<title>Tipper and Walking Floor Driver</title>
<point>Aggregates, woodchip and waste wood all over the North.</point> <point>Did my own daily checks and defect
book, no prohibitions in four and a half years.</point></job>

<job><start>2013</start> to <end>2016</end>
Various through <employer>Pennine Driving Agency</employer>
<title>LGV Driver</title>
<point>Multi-drop, pallets, some tanker work as second man.</point></job>

<job><start>2011</start> to <end>2013</end>
<employer>Aldgate & Byrne Removals</employer>, <place>Sheffield</place>
<title>7.5t Driver/Porter</title> - passed my Class 2 then Class 1 while there</job>

<job><start>Sept 2004</start> to <end>Jan 2011</end>
<employer>British Army</employer>, Royal Logistic Corps
<title>Private</title>, later <title>Lance Corporal</title>
<point>Two tours as driver, DROPS and recovery.</point></job>

<h>SCHOOL</h>
<edu><school>Balby Hill Comprehensive</school>, <place>Doncaster</place>, left <end>2004</end> with <grade>5 GCSEs</grade></edu>

<h>ALSO</h>
<other>Coach under-9s football Sunday mornings.</other> <status>Full UK car licence.</status>
<language>Krio</language> (<level>spoken</level>)
References on request
