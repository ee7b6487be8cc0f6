<title>Commercial Refrigeration Service Engineer</title>
<place>Leeds, Bradford & Wakefield area</place> | Permanent | <pay>£41,000 - £45,000 basic</pay> + overtime + van + door to door after first 30 mins

<employer>Brackwell Cooling Ltd</employer> are a family run firm, 34 people, going since 1988. We look after convenience stores, butchers, forecourts, school kitchens and two hospital trusts. We are NOT a big national and we don't track your loo breaks.

One of our lads is retiring in June so we need somebody who can take over his patch.

What the job is
You will <duty>attend reactive breakdowns</duty> and <duty>carry out planned maintenance visits</duty> on cold rooms, cabinets, cellar cooling and a growing number of remote packs. About 70/30 reactive. You'll <duty>leak check and log refrigerant usage</duty> on the tablet, <duty>quote small repairs on site</duty> and be <duty>on the call-out rota 1 week in 5</duty> (£150 standby plus hours). Once a year or so you might <duty>help the install crew</duty> when they're short; <no>pipework design</no> is done by the office so nobody expects you to do it.

What we need off you
• <licence c="must">F-Gas Category 1 (City & Guilds 2079 or equivalent)</licence>, no exceptions, we cannot put you in a van without it
• <degree c="must">NVQ Level 2 or above in refrigeration and air conditioning</degree>
• <years n="3" of="commercial refrigeration service">at least 3 years</years> on the tools in <must>commercial refrigeration</must>. Domestic fridges don't count, sorry
• proper <must>electrical fault finding</must>, reading <must>wiring diagrams</must>, not just swapping parts till it works
• comfortable <must>brazing</must> and pressure testing (<must>strength and tightness testing</must> with OFN)
• know your way round either <must g="1">Danfoss</must> or <must g="1">Carel</must> controllers
• <licence c="must">full UK driving licence</licence>, max 6 points
• somebody who will pick the phone up and <must>talk to a stressed shop manager like a human being</must>

It'd be handy if you had <nice>CO2 (R744) transcritical</nice> experience, because the two bigger stores are going that way, though <no>CO2</no> training is something we pay for anyway. <licence c="nice">IPAF</licence> also useful, and if you've done any <nice>hydrocarbons (R290)</nice> integrals say so.

You get
25 days + bank hols, Vivaro or Transit Custom, phone, all power tools, pension 5%, overtime at 1.5 and double Sundays. Enhanced DBS check needed for the schools and we sort and pay for that.

You must already have the <permit>right to work in the UK</permit>, we aren't a sponsor.

Brackwell Cooling is an equal opportunities employer and would like more than just lads to apply, frankly.

To apply send a CV to jobs@brackwellcooling.example.com or ring Janice in the office for a chat, 7.30 till 4. No agencies.
