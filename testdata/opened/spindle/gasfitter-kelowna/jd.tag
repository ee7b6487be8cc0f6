<title>Class A Gasfitter, commercial service</title>
<employer>Lakeshore Burner & Boiler</employer>, <place>Kelowna, BC</place>
Full time, <pay>$46 to $54/hr</pay> depending on what you bring, truck and phone, benefits after 90 days

Who we are
Nine of us in a shop off Enterprise Way. We look after the boiler rooms of schools, two hospitals, a brewery, greenhouses and a bunch of strata towers between Vernon and Penticton. Been at it since 1988. Ray is retiring in the spring and we need somebody who can walk into a mechanical room alone.

What the day looks like
You'll <duty>troubleshoot and repair commercial boilers and burners</duty>, <duty>commission new plants</duty>, <duty>do the annual combustion tune-ups</duty>, and take <duty>one week of standby in six</duty>. Most of our iron is well over 400,000 BTU, which is why the ticket matters.

You need
- <licence c="must">BC Gasfitter Class A certificate of qualification</licence>. Sorry, a B won't do, the insurance is written that way
- <years n="5" of="commercial or industrial gas work">Five years or more</years> on commercial or industrial gas
- <must>Combustion analysis</must>, and you can explain the numbers to a building manager
- To read <must>wiring diagrams</must> and chase a <must>flame safeguard</must> fault with a meter
- Working knowledge of <must>CSA B149.1</must>
- <must g="1">Power burners</must> or <must g="1">condensing boilers</must>, ideally you've lived with one of the two for years
- <licence c="must">Class 5 driver's licence</licence> with a clean abstract
- To be OK with <must>ladders and rooftops</must>

Bonus points
- <licence c="nice">Steamfitter ticket</licence>, Red Seal or part way there
- You've poked around in <nice>BACnet</nice> or any building automation
- You don't mind having <nice>an apprentice along</nice>

Not your problem: <no>sheet metal</no> goes to our friends at the duct shop, we do zero <no>residential furnace swaps</no>, and Marcy files the <no>Technical Safety BC permits</no>. No <no>sales</no>, no upselling, ever.

Want in? Call Trent at 250-555-0164 after three or drop a resume to trent@lakeshoreburner.example.com. We'll buy you a coffee and take you on a ride-along before anybody signs anything. Everybody's welcome here, we mean it.
