NOW HIRING – HOME EVERY NIGHT

<title>CDL-A Fuel Tanker Driver</title>
<employer>Pruett & Sons Petroleum</employer> • <place>Amarillo, TX</place>
<pay>$29.50/hr, OT after 40. $4,000 sign-on (half at 90 days, half at 1 yr)</pay>

Family owned. 38 trucks, newest is six months old, oldest is not much fun but the AC works. We haul gas, diesel and off-road to farm co-ops, truck stops and two small airports. We do not haul <no>LPG</no> or <no>crude</no>, and you will not be driving <no>doubles</no>.

The day
Clock in 4 AM or 2 PM. <duty>Load at the terminal rack</duty>, <duty>deliver 3 to 5 drops inside a 140 mile circle</duty>, <duty>stick tanks before and after</duty>, <duty>complete pre-trip and post-trip inspections</duty>, <duty>get the BOL signed</duty>. Dispatch does the <no>routing</no>. Our shop does the <no>repairs</no>. You drive and you don't spill.

To get in the door
- <licence c="must">Class A CDL</licence> with <licence c="must">hazmat and tanker endorsements</licence> (or X)
- <licence c="must">Current DOT medical card</licence>
- <licence c="nice">TWIC card</licence> – helps, we'll pay for it if you don't have one
- <years n="2" of="tractor-trailer driving">2 years tractor-trailer</years> in the last 5. Ag season counts.
- Must be 23 or older for the insurance
- Clean MVR: no more than 2 movers in 3 yrs, no DUI ever
- Can <must>drive a 10-speed</must>. Automatics are coming, they are not here yet
- Know <must>hours-of-service rules</must> and an <must>ELD</must>; ours is Motive but they're all alike
- <must>Backing into tight spots</must> with somebody's Buick parked wrong
- Drag 4" hoses, climb ladders, lift 60 lb
- <must>Polite with customers</must>, station managers talk to us every week
- <must>Safety first</must>, every load, even the last one on Friday

Good to have but we'll teach the right person: <nice>bottom loading</nice>, <nice>vapor recovery</nice>, <nice>pump-off units</nice>, <nice>winter mountain driving</nice> for the New Mexico runs. Some <lang c="nice">Spanish</lang> helps at the co-ops.

No touch on the paperwork side: the office does <no>IFTA</no> and <no>invoicing</no>. 

What you get
Blue Cross, we pay 80% for family. 401k, 6 paid holidays, 1 wk vacation after 6 months, 2 wks after 2 yrs. Boots and FRs every year. Per-drop safety bonus paid quarterly. Ride with a trainer 3 weeks at full pay and nobody rushes you.

Pre-employment drug screen and random after. FMCSA Clearinghouse query required. Must be <permit c="must">authorized to work in the US</permit>.

Come by 4410 NE 24th before 3 PM and ask for Wade, or fill out the short form online (takes 5 min on a phone), or text DRIVE to the number on the trailer. Email works too: wade@pruettpetroleum.example.com. EOE M/F/Vet/Disability.
