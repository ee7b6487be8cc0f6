<name>Idris Fallowfield</name>

<h>Who's writing</h>

<summary>I fix bikes and I'm the one who ends up running the back room. Thirteen years at it, all in Yorkshire. Born in Barnsley, <status>British passport</status>, <status>no car licence but I can ride the cargo trike anywhere</status>.</summary>

<h>Where I've been</h>

These days, since <job><start>spring 2018</start>, I'm at <employer>Calder Wheelworks</employer> in <place>Hebden Bridge</place>, first as <title>mechanic</title> and from <start>January 2021</start> as <title>workshop lead</title>. <point>We do about 45 jobs a week with three on the stands.</point> <point>I plan the diary, do the quotes and the awkward phone calls, and nothing goes out without my name on the tag.</point> <point>Comebacks were one in twelve when I took over and are now nearer one in forty.</point> <point>I've brought on two apprentices; one has passed her Level 2, the other is halfway.</point> <point>The owner does hiring and pay.</point> <point>Two days in five are e-bikes: Bosch mostly, some Steps, plugged in and read out, with motors going back to the makers when it's internal.</point> <point>I build eight to ten pairs of wheels a month, steel-bike people mainly, tension logged on a card.</point> <point>Di2 I do every week.</point> <point>AXS I've set up a handful of times.</point> <point>Fork lowers and air cans yes; dampers I send off.</point></job>

Before that, <job><start>autumn 2013</start> till <end>early 2018</end>, <employer>Ridings Cycle Hire & Repair</employer>, <place>Leeds</place>, <title>fleet mechanic</title>. <point>A hundred and eighty hire bikes, all on hydraulics, so I've bled more brakes than I care to count.</point> <point>Wrote the pre-hire check sheet.</point> <point>In the last summer I kept an eye on three seasonal lads.</point></job>

And <job><employer>Penistone Pedals</employer>, <title>Saturday boy then full time</title>, <start>2012</start>-<end>13</end>. <point>Punctures, builds out of the box, sweeping.</point></job>

A year out in 2017? No, it was four months, winter, Patagonia, with two punctures.

<h>Bits of paper</h>

<cert><cname>Cytech Technical Two</cname>, <date>2016</date></cert>. <cert><cname>Cytech Technical Three</cname>: suspension and wheels done, the electronic systems one still to do</cert>. <cert><cname>Bosch eBike dealer training</cname>, renewed <date>this March</date></cert>. <cert><cname>Emergency First Aid at Work</cname>, runs out <date>2027</date></cert>. <edu><degree>GCSEs</degree> from <school>Dearne Valley Community School</school>, <end>2011</end></edu>.

<h>The rest</h>

<other>I teach a Dr Bike stall at the library on the first Sunday of the month, unpaid.</other> <other>Sturmey hubs are a private weakness.</other>

<email>idris.f@example.org</email> or <phone>07700 900143</phone>, after six is best
