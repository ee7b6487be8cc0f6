DAIRY 2IC – <place>DROMORE, SOUTHLAND</place>
<employer>Strathallan Pastures Partnership</employer>

650 cows, 50-bale rotary, cups-off and <no>Protrack</no> does the drafting so you dont have to stand there with a stick. We're 50:50 sharemilkers, Bex and Callum, two kids, been on this farm four seasons. Current <title>2IC</title> is going contract milking which is exactly what we like to see.

System 3, spring calving, all cows wintered on. Fodder beet and kale. Effluent is a green wash & pivot, all new 2022.

WHO
Someone with <years n="3" of="dairy farming">3 seasons</years> behind them on NZ dairy farms. You can <must>milk</must>, obviously. You can <must>plate meter</must> a farm and turn it into a feed wedge, you know what a residual should look like (<must>pasture management</must>), and your <must>calving</must> skills are good enough for us to sleep through a night in August.
Need to be right with <must>tractors</must> and the <must>side-by-side</must>, and <must>fencing</must> that stays up. <must>Stock handling</must> – quiet. No sticks no yelling no dogs at the shed. If you kick a cow you can walk home.
Must have <licence c="must">full NZ car licence</licence>. A <licence c="nice">wheels endorsement</licence> is handy.
<nice>AI technician</nice> or <nice>DIY tail paint and heat detection</nice> experience, good stuff but LIC come in otherwise. <degree c="nice">Primary ITO Level 4</degree> be great, if you havent done it we pay for it.
<must>Reliable</must>. <must>Positive attitude</must>. Up at 4.20.

THE JOB
<duty>Run the shed 5 milkings a week</duty>
<duty>Lead two farm assistants</duty> when we're away, so <must>staff supervision</must> and some <must>communication</must> skill
<duty>Do the <must>Minda</must> records</duty> and keep the <must>animal treatments</must> book straight for the audit
<duty>Shift breaks and irrigators</duty>
<duty>Do health and safety toolbox talks monday</duty>
<duty>Mate and calve alongside Callum</duty>
We'll show you the <no>budgeting</no> and the <no>Overseer nutrient</no> side over winter if you want to get ahead but theres no need to bring it. Calves are reared by Bex and her mum so no <no>calf rearing</no> in it. Heavy gear and <no>silage</no> is all contractors.

WHAT YOU GET
<pay>$72–78k</pay> depending who you are. 3 bed house, heat pump + log burner, fenced section, one dog ok, one well behaved horse negotiable
6 on 2 off, 8 on 3 off after Christmas. No split shifts.
School bus at the gate, Winton 12 min, Invercargill 25.
Meat, milk, firewood, wet weather gear x2 a season
<no>Rugby</no> club next door always short of a prop

Start 1st June. Sooner if you need the house.

Must be entitled to work in NZ – <permit>citizen, resident or holder of an AEWV-eligible visa</permit>, pre employment drug test. Ring Bex 8–8, text Callum anytime (he wont answer). bex@strathallanpastures.example.net
Send us refs from your last two bosses please. References WILL be rung.
