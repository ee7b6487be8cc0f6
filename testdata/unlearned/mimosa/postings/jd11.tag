<title>barista</title>, 4 or 5 days, <place>Brunswick East</place>

hi! we're <employer>Small Hours</employer>, a 32-seat espresso bar with a very good window and a very old dog. one of our people is off to Portugal so there's a gap behind the machine.

we do about 28 kilos a week on a two group linea, house blend plus a rotating single o on batch. food is toasties and things other people bake, so no <no>cooking</no>. you'd <duty>open at 6:15 three mornings</duty>, <duty>dial in both grinders</duty>, <duty>make coffee until the rush dies around 10:30</duty>, <duty>chat to Nonna Pina about her hip</duty>, and <duty>order milk and beans</duty>. saturdays are compulsory, sundays we're all shut and horizontal.

you'll have pulled shots somewhere busy for <years n="2" of="specialty coffee">two years or so</years>, ideally <must>specialty</must>, and you can <must>pour consistent latte art</must> with a queue out the door. you <must>know how to dial in by taste</must> and not only by the scales. you <must>clean as you go</must> without being asked. being <must>warm with regulars</must> matters more to us than anything you could win at a comp. it'd be lovely if you've done a bit of <nice g="1">filter</nice> or <nice g="1">cupping</nice>, and if you can <nice>roast</nice>, well, there's a 5 kilo sitting in Thornbury that Ed would love a second pair of hands on, but it's honestly not why we're hiring. we don't serve alcohol so skip the <no>RSA</no>. a <licence c="must">food handlers certificate</licence> though, yes please, before you start.

<pay>$30.40 an hour</pay> weekdays casual, penalty rates saturday, super, tips split by hours, all the coffee you can metabolise. <permit>full working rights</permit> please; ideally you're <nice>staying at least 12 months</nice> because training someone every school holidays breaks our hearts.

drop in with a resume any weekday after 2 (not before!! please) and ask for Mirella, or hello@smallhours.example.com. no need for a cover letter, tell us the best coffee you had this year and who made it. everyone's welcome here, the step isn't, but we have a ramp.
