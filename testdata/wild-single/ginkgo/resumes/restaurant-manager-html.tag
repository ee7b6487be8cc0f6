<name>Dominic Farrugia</name>'s Résumé

<phone>(512) 555-0119</phone>
<email>dom@farrugiatable.example.com</email>
<place>San Marcos, Texas</place>

<h>Who I am</h>
<summary>I run kitchens and dining rooms that don't lose money. I am loud at 7pm and quiet at 7am. If you
need somebody to write a concept deck, I'm not him; if you need somebody who reads the P&L before the
reviews, keep reading.</summary>

<h>Recent Experience</h>

<job><employer>Farrugia Table</employer>
<start>May 2019</start> - <end>Present</end>
<title>Owner, General Manager</title>

Farrugia Table is a 64-seat Maltese-Texan restaurant off the square in San Marcos.

<point>Opened on a $310,000 budget and broke even in month eleven.</point>
<point>Hire and train a staff of 22; turnover under 40% for the last three years.</point>
<point>Negotiate with produce and seafood suppliers weekly, food cost held at 28-30%.</point>
<point>Kept everybody paid through 2020 by selling rabbit stew in jars.</point></job>

<job><employer>Blue Agave Hospitality</employer>
<start>February 2014</start> - <end>April 2019</end>
<title>Regional Manager</title>, previously <title>General Manager</title>

Blue Agave operates eleven casual Mexican restaurants between Waco and Laredo.

<point>Looked after four stores with combined sales of $14 million.</point>
<point>Introduced a shared prep kitchen, which took two cooks' positions out of every store without
layoffs (transfers and one retirement).</point>
<point>Rolled out Toast POS in six weeks, training included.</point></job>

<job><employer>Hotel Calloway</employer>
<start>2010</start> - <end>2014</end>
<title>Banquet Captain</title>

Downtown Austin hotel with 9,000 sq ft of event space.

<point>Led service for weddings up to 450 covers.</point>
<point>Wrote the allergy card system that the kitchen still uses, they tell me.</point></job>

<job><employer>Freelance</employer>
<start>2008</start> - <end>Present</end>
<title>Wine & Menu Consultant</title>

<point>A few openings a year for friends and friends of friends, mostly menus, pars and costing sheets.</point></job>

<h>Skills & Knowledge</h>
<skills><group>Accomplished</group>
<skill>P&L management</skill>
<skill>Menu costing</skill>
<skill>Toast POS</skill>
<skill>Scheduling (7shifts)</skill>
<skill>Event service</skill>
<group>Proficient</group>
<skill>QuickBooks Online</skill>
<skill>Wine list building</skill>
<skill>Butchery (rabbit, whole fish)</skill>
<group>Familiar</group>
<skill>Excel pivot tables</skill>
<skill>Instagram, reluctantly</skill></skills>

<h>Education</h>
<edu><school>Texas Hill Country University</school>
<field>Hotel Administration</field> (coursework)
<point>I left with 84 credits of 120 when the Calloway offered me captain. I'd do it again.</point></edu>

<h>Papers</h>
<cert><cname>TABC Seller Server</cname></cert>, <cert><cname>ServSafe Manager</cname> (renewed <date>2023</date>)</cert>
<cert><cname>WSET Level 2 Award in Wines</cname>, <date>2016</date></cert>
