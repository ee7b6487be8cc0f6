CRANE OPS WANTED – START MONDAY – LONG JOB

Posted by: <employer>Bruckner Lifting QLD</employer>
Where: <place>Fortitude Valley, Brisbane</place>
Category: Trades & Services > Riggers & Crane
Views 1,204    Watchlist 37    Report this ad

After 2x <title>Tower Crane Operator</title> for a 38 level resi build, 18 months plus. EBA job, <pay>$58.70/hr</pay> + site allowance + fares + RDOs. Luffer and a hammerhead (Favco M440, Potain).

You will need
*<licence c="must">HRWL class CT</licence> – no ticket no start
*<licence c="must">White card</licence>
*<years n="3" of="operating tower cranes">3yrs in the seat</years>, <nice>luffing</nice> cranes pref, on <must>high rise</must>
*<must>two-way radio comms</must>, <must>blind lifts</must> all day every day on this one
*do your own <duty>daily pre-starts and log book</duty>
*<must>good with heights</must> (obviously)
*VOC – we can sort the <no>VOC</no> for you, dont worry about it
*own <must>PPE</must>

Good to have: <licence c="nice">dogging DG</licence> or <licence c="nice">rigging RB</licence>, <licence c="nice">EWP ticket</licence>, been thru a <nice>crane climb</nice> before.

No <no>mobile crane</no> work on this site so C6/C2 tickets no use to us here.

D&A tested, zero means zero. Must be an <permit>Aus citizen, PR or have full working rights</permit>. Send tickets both sides + 2 site refs to Gaz. No time wasters no agencies no "my cousin".

You might also like
Dogman – Gold Coast – $47/h
Rigger Advanced – Gladstone shutdown
Concrete pump op – Ipswich
