*** HOME DAILY *** <pay>$1,650 - $1,900/WEEK</pay> *** <title>CLASS A TANKER DRIVER (FOOD GRADE)</title> ***

<employer>Kestrel Prairie Transport LLC</employer> - <place>Salina, KS terminal</place>

We haul milk, liquid sugar and vegetable oil inside a 220 mile circle. You sleep in your own bed. Trucks are 2022-2025 Petes, assigned, no slip seating, APU's in all of them.

THE RUNS
 >> 10-12 hr shifts, 5 on 2 off. Dispatch posts Thursdays.
 >> Farm pickups start 2 am, plant loads start 6 am. You bid by seniority.
 >> <duty>Load and unload with on-board pump</duty>, <duty>pull samples and record temps at the farm</duty>, <duty>wash-tag checks before every load</duty>. <duty>Pre- and post-trip inspections</duty> done right, not pencil whipped.

TO GET IN THE SEAT YOU NEED
 >> <licence c="must">Class A CDL</licence> with <licence c="must">tanker endorsement (N)</licence>. No N? You have 30 days from hire to get it
 >> <years n="2" of="tractor-trailer" g="1">2 years verifiable tractor-trailer</years> or <years n="1" of="tanker" g="1">1 year tanker</years>
 >> <must>No preventable accidents in the last 3 years</must>, <must>no more than 2 moving violations in 3 years</must>, <must>no DUI in 7</must>
 >> <must>At least 23 yrs old</must> (insurance, not us)
 >> <licence c="must">Current DOT medical card</licence>
 >> <must>Clean Clearinghouse query</must>. We run hair tests
 >> Be able to <must>climb a ladder and drag 60 lbs of hose</must> in January
 >> If you live in Saline, Ottawa or Dickinson county we hire direct. Anybody further than 45 minutes out needs to be <must>ok with parking at Salina</must>, we don't send tractors home

MAKES YOUR LIFE EASIER
 >> <nice>Smooth bore experience</nice>. Surge is real
 >> <licence c="nice">Kansas milk hauler/sampler permit</licence> - if you haven't got it we pay for the class
 >> Used to <nice>ELD's</nice>. Ours is Samsara but they are all the same animal

DON'T WORRY ABOUT
 >> <no>Hazmat</no>. We don't pull any
 >> <no>Doubles/triples</no>. Nope
 >> <no>Manual transmission</no> - every truck is an automatic

MONEY & STUFF
 >> Hourly + load pay, detention from minute one, paid breakdown
 >> BCBS medical day 31, 401k 4% match, 2 weeks vacation 1st year
 >> $3,000 sign on, half at 90 days half at a year
 >> $500/quarter for clean inspections

Apply: fill out the short app on the site, takes 6 min on your phone, or call Wade or Corinna at the terminal 7 to 5.

Kestrel Prairie Transport is an EEO employer - M/F/Vet/Disabled. Must be <permit>authorized to work in the US</permit>.
