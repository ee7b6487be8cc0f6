💥💥 REGIONAL FLATBED — HOME EVERY FRIDAY 💥💥

<employer>Tallgrass Carriers Inc</employer>, terminal <place>Salina KS</place>
<title>CDL-A Flatbed Driver</title>
<pay>62-68 CPM + tarp pay $60, avg. $1,640/wk</pay>

we pull steel, lumber & ag equipment in KS NE OK MO AR. Trucks are 2022 & up Kenworth. No inward cameras. No forced NYC.

YOU NEED
* <licence c="must">Class A CDL</licence>
* <years n="2" of="tractor trailer">2 yrs</years> verifiable <must>tractor trailer</must>, of that <years n="1" of="flatbed">1 yr</years> <must>flatbed</must>. Hotshot w/ a pickup dont count. Straight truck dont count
* <must>No preventable accidents in past 3 years</must>, <must>no more than 2 moving violations</must>
* <must>No DUI ever in a CMV</must>, 7 yrs otherwise
* <licence c="must">current DOT med card</licence>
* <must>load securement</must> – chains, straps, coil racks. We'll watch u throw a tarp
* 23 yrs old (insurance)
* <must>can climb on a 5 ft deck and lift 100 lb tarps</must>

GOOD TO HAVE
<licence c="nice">TWIC</licence>, <nice>oversize</nice>, <nice>coil hauling</nice>

DONT NEED
<no>hazmat</no>... we don't haul it. <no>doubles/triples</no> nope. <no>Own truck</no>: this is company driver only, we aint leasing you nothing

WHAT U DO: <duty>load check</duty>, <duty>tarp</duty>, <duty>drive</duty>, <duty>e-logs on Samsara</duty>, <duty>call the customer 1 hr out</duty>. Dispatcher is Wayne, he drove 19 years.

Hair follicle test. Clearinghouse query. BCBS after 30 days, 401k, rider policy, dog ok (1 dog).

Call Tammy in recruiting or fill the short app. EOE
