<title>Commercial Refrigeration Mechanic</title> – service & breakdown
<employer>Bellarine Cold Systems Pty Ltd</employer>
<place>North Geelong VIC</place>   |   Full time   |   Trades & Services > Air Conditioning & Refrigeration
<pay>$52 - $58 p/h + on-call allowance + vehicle</pay>
Posted 4d ago

About us
We're a family-run outfit of 23 looking after supermarkets, wineries, a couple of seafood processors and the odd hospital kitchen from Werribee down to Warrnambool. We have been around since 1988 and most of our blokes (and two of our sheilas, Kaz insists I write that) have been here for more than ten years. Our sister company does <no>ducted air conditioning</no> for new homes, this job has nothing to do with it.

What you'd be doing
- <duty>Breakdown calls on supermarket racks, cool rooms, freezers and display cases</duty>
- <duty>Planned maintenance rounds for 11 stores</duty>
- <duty>Help our install crew with two or three store refits a year</duty>
- <duty>Showing a 2nd year apprentice how it's done properly</duty>
- After-hours roster, 1 week in 5

What we need from you
- Trade qualified: <degree c="must">Cert III in Refrigeration and Air Conditioning</degree> (UEE32220 or the older ones, we don't mind)
- Current <licence c="must">ARC Refrigerant Handling Licence</licence> (full, not trainee)
- <licence c="must">Restricted Electrical Licence</licence> class D or similar, Victorian or able to be transferred
- At least <years n="4" of="commercial refrigeration">4 years in commercial refrigeration</years> after your time. Split systems don't count, sorry
- You know <must>transcritical CO2</must> systems. Every new store since 2021 is CO2 and we can't send you out alone without it
- Confident with <must>rack controllers</must>: either <must g="1">Danfoss AK-SM</must> or <must g="1">Carel boss</must> or <must g="1">Emerson E2</must>, if you know one you will learn the others
- <must>Fault finding</must> on control circuits, you can <must>read wiring diagrams</must> without ringing the office
- <must>Brazing</must> you are not ashamed of
- Manual <licence c="must">driver's licence</licence>
- You can talk to a stressed store manager at 2 am. <must>Customer communication</must> is half the job

Would be handy: <nice>ammonia</nice> exposure (the fish people have it), <licence c="nice">EWP ticket</licence>, <licence c="nice">white card</licence>, <nice>simPRO</nice> on the tablet.

You don't need <no>sheet metal</no> skills, our duct work goes out to others, and quoting is done by Terry so no <no>estimating</no>.

You'll get a HiLux, phone, tablet, all big tools (recovery unit, vac pump, N2 kit), uniforms, RDO every month and a proper Christmas do. We'll pay for <no>first aid</no> training every three years.

Send a resume to jobs@bellarinecold.example.com or ring Kaz during business hours. No agencies please. You must have <permit>the right to work in Australia</permit>.
