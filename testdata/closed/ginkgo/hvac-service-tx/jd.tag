<title>Commercial HVAC Service Technician</title>
<employer>Kettle Ridge Mechanical, LLC</employer>  -  <place>Round Rock, TX</place>
Full-time  |  <pay>$34.00 - $46.00 an hour</pay>  |  Overtime, on-call pay, truck goes home with you

ABOUT KETTLE RIDGE
We've been keeping schools, medical office buildings and a few stubborn data closets cool in Central Texas since 1987. 62 people, family owned, nobody from private equity in the parking lot. We do not touch <no>residential</no> and we will never ask you to do <no>sales</no>. <no>New-construction piping</no> is a separate crew with its own foreman.

WHAT THE DAY LOOKS LIKE
* <duty>Run service calls and planned maintenance on your own route of 25-30 accounts</duty>
* <duty>Find the actual problem, quote the repair, fix it, write it up</duty> on a tablet
* <duty>Rotate through on-call, one week in six</duty>
* <duty>Let an apprentice ride with you</duty> from time to time. We teach them <no>sheet metal</no> at the shop, you don't have to

WHAT YOU NEED (please don't apply without these)
* <years n="5" of="commercial HVAC service">5+ years</years> of commercial HVAC service. Install time counts half.
* <licence c="must">EPA 608 Universal</licence>. Some of our sites have low-pressure machines, so Type II by itself won't do.
* <licence c="must">TDLR registered or certified technician</licence>, current
* <licence c="must">Texas driver license</licence> and a record our insurance company can live with
* You're at home on <must>packaged rooftop units</must> and <must>air-cooled chillers</must>, and you've opened up either <must g="1">VRF</must> or <must g="1">water-source heat pumps</must>
* Solid <must>electrical troubleshooting</must>: <must>wiring diagrams</must>, contactors, economizer boards, <must>VFDs</must>
* <must>Brazing</must> and <must>refrigerant recovery</must> and evacuation done right (we check with a micron gauge)
* Enough <must>building automation</must> to get around a front end. <no>Programming</no> is what the controls department is for.
* <must>Customer communication</must>. School principals call you directly.
* Can climb a roof ladder and lift 60 lb

GOOD TO HAVE
<licence c="nice">NATE</licence>, <licence c="nice">OSHA 10</licence>, <nice>Tridium Niagara</nice>, <nice>ServiceTitan</nice>, some <nice>A2L refrigerants</nice> training, <lang c="nice">Spanish</lang>.

WHAT YOU GET
Medical paid 100% for you and 60% for family after 30 days, 401(k) with 4% match, boots every year, paid factory schools (last year: <no>Daikin Magnitude</no> and <no>ABB drives</no>), 3 weeks PTO after year two.

HOW TO APPLY
Text "TECH" to 512-555-0100 or send whatever you have to jobs@kettleridge.example.com. A list of jobs on one page is fine. You'll talk to Wade, our service manager, then ride along half a day (paid). Drug screen and MVR check before the offer is final.

Kettle Ridge Mechanical is an equal opportunity employer. Veterans and second-chance applicants welcome. TACLA license regulated by the Texas Department of Licensing and Regulation.
