<title>CNC Setter/Operator – Turning (Nights)</title>
<employer>Brackwell Precision Ltd</employer>, <place>Kidderminster DY10</place>
<pay>£17.85 p/h + 33% night premium</pay> | Mon–Thu 21:30–07:30 | Perm

Brackwell has been cutting metal since 1961. From a 42,000 sq ft unit off the Stourport Road we make <no>hydraulic manifolds</no>, pump shafts and the odd awkward thing nobody else wants to quote for. Customers include <no>JCB</no> and two Formula 1 teams we are not allowed to name. Our sister firm in Telford does the <no>wire erosion</no> and <no>5-axis milling</no>; this job is turning only.

What you'll be doing
- <duty>Setting and running two Doosan Puma lathes</duty>, one with bar feed
- <duty>Proving out new programs</duty> and <duty>making offset changes</duty> through the run
- <duty>First-off and in-process inspection</duty> of your own work
- <duty>Handing over to the day shift</duty> – written, in the book, legible

What we need
- <years n="3" of="setting CNC lathes">At least 3 years</years> setting (not just button pressing) <must>CNC lathes</must>
- <must g="1">Fanuc</must> or <must g="1">Mazatrol</must> control – we run Fanuc, but if you can do one you can learn the other
- Able to <must>read engineering drawings</must> incl. <must>GD&T</must>
- Confident with <must>micrometers</must>, <must>bore gauges</must> and <must>height gauges</must>
- Working to <must>tolerances of ±0.01 mm</must> without being chased
- You'll be one of three on nights so you must be able to <must>work unsupervised</must>
- <degree c="nice">Apprenticeship or NVQ Level 3 in mechanical engineering</degree> is a plus; time-served people without paper are just as welcome

Handy but not a deal breaker: <nice>live tooling</nice>, <nice>sub-spindle work</nice>, a bit of <nice>G-code editing at the machine</nice>, <nice>Inconel</nice> or <nice>duplex stainless</nice> experience. A <licence c="nice">counterbalance forklift ticket</licence> would save us waiting for the stores lad.

You won't need <no>Mastercam</no> or any other <no>CAM</no> – the programming office on days does all that. We've just bought a <no>Zeiss CMM</no> and the quality team will <no>train operators on CMM</no> in the spring if they fancy it.

In return: overtime at time and a half, 25 days + banks, Christmas shutdown, free parking, pension 5/5, cycle to work, works canteen (closed at night, sorry, but there is a microwave and a decent coffee machine).

You must have <permit c="must">the right to work in the UK</permit>; we can't sponsor. Ring Dawn on the works number or email a CV to jobs@brackwell.example.com. No agencies please, we mean it.
