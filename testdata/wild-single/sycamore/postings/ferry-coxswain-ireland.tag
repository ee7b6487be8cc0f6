<employer>Inis Dubh Ferries Teo.</employer>
<title>COXSWAIN / RELIEF SKIPPER</title>
<place>Baltimore, Co. Cork</place> & the islands        Seasonal April–October with a fair chance of the winter after that

We run two boats out to the islands: the Naomh Ciarán (96 pax) and the little Réalta (12 pax and the post). People, sheep, gas bottles, wedding cakes, a piano once. Mam started it in 1987 and I took over in 2016, so when I say "we" I mean me, Donal, Aoife in the ticket hut and whoever you turn out to be.

What I need from you

You must hold a <licence c="must">Certificate of Competency for domestic passenger vessels</licence> from the Marine Survey Office, no ifs or buts, the insurance won't have it otherwise. Also your <licence c="must">STCW Basic Safety Training</licence> in date, a <licence c="must">VHF radio operator's certificate (SRC or better)</licence> and an <licence c="must">ENG 11 medical</licence>. I'd want <years n="2" of="working on passenger boats">two seasons</years> at the very least on <must g="1">passenger boats</must>, or the equivalent on <must g="1">fishing boats</must> or the <must g="1">lifeboat</must>.

<must>Boat handling</must> – there's a swell in that harbour when it's south-westerly and a stone pier that doesn't move. You'll need to know <must>pilotage in rocky waters</must>, be able to read <must>radar</must> in fog and a <must>paper chart</must> when the plotter dies. You have to be <must>calm</must>. And <must>nice to the passengers</must>, even the ones who want to know why it's not sunny.

It would be great if you could change an impeller or bleed the fuel yourself: some <nice>diesel engine maintenance</nice>, in other words. But the proper engine work is done by Hegarty's yard, you won't be <no>rebuilding gearboxes</no>. <lang c="nice">Irish</lang> would be lovely, half the island would marry you.

The job
- <duty>Skipper the 12-seater four days a week</duty> and <duty>crew as mate on the big boat</duty> the rest
- <duty>Do the morning safety checks and log them</duty>
- <duty>Give the safety talk</duty> every trip
- <duty>Load and lash cargo</duty> (the crane on the big boat is a HIAB, ticket preferred: <licence c="nice">lorry loader ticket</licence>)
- <duty>Scrub down</duty>, paint in the off days
- <duty>Train the summer deckhands</duty>

You will not touch the <no>online booking</no>, Aoife does that, nor the <no>whale watching</no> commentary, we have a marine biologist from UCC for that.

Pay is <pay>€185 a day</pay>, plus the share of tips, plus a room over the shop if you need one (bring your own sheets). Oilskins supplied. There's a <no>sailing</no> club in the village and the pub has <no>set dancing</no> on Wednesdays.

You'll be living somewhere without a cinema. Think about it first.

Phone me after 7 in the evening, or write to boats@inisdubh.example.com with copies of your tickets. You'll have to have the <permit>right to work in Ireland</permit> already.

– Máire
