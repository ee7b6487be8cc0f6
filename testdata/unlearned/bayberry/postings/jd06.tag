🏗️ <title>TOWER CRANE OPERATOR</title> – <place>PARRAMATTA NSW</place> – START MON 🏗️

<employer>Boyle & Tran Lifting</employer> need 1 x operator for a 31 lvl resi job next to the light rail. Luffer (Favco 220), electric. 14 mths min, then straight over to Rhodes.

Must have
✅ <licence c="must">HRW licence CT</licence> (not CV, not C6. CT!)
✅ <licence c="must">White Card</licence>
✅ <licence c="must">VOC on luffing cranes less than 2 yrs old</licence>
✅ <years n="3" of="operating luffing tower cranes">3 yrs in the seat of a luffer</years>, hammerhead time doesn't count sorry
✅ <must>blind lifts by radio</must>, all day long – half the loading zone you cannot see
✅ pass a D&A on the day, every day

Good if u also got <licence c="nice">dogging ticket (DG)</licence> or <licence c="nice">RA / RI rigging</licence> so u can swap with the boys on the ground. <nice>Anti-collision systems</nice> (there's a second crane coming in June) also good.

What ur doing: <duty>pre-starts and logbook</duty>, <duty>lifting formwork, reo, precast and facade panels</duty>, <duty>weather-vaning and tying up at knock off</duty>, <duty>helping the crew with climbs</duty>. No <no>mobile crane</no> work. Maintenance is by the Favco techs, no <no>mechanical</no> knowledge wanted, just <must>report faults early</must>.

6 day roster 6.30–3.30, Sat till 1. EBA rates, <pay>$71.20 p/h</pay> + site allow + fares + RDOs. Long service, Incolink, the lot.

Locals pref. Must be <must>good on the radio</must> and <lang c="must">clear English</lang> – the dogman's life hangs on it.

Txt Davo w/ pics of ur tickets front AND back. No tickets no reply. No backpackers' visas for this one, need full <permit>Australian work rights</permit>.
