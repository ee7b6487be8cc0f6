Sound No.2 / House <title>Sound Engineer</title> wanted — <employer>The Ropewalk Theatre</employer>, <place>Hull</place>

Right, so. We're a 480 seat producing house with a 90 seat studio, four in-house shows a year plus panto (you WILL do panto, 11 shows a week, sorry) and a load of one night hires from folk duos to tribute bands and the odd wrestling night. Our current No.2 is off on tour with a big musical so there's a gap in the team from end of August.

Day to day you'll be <duty>rigging and operating sound for visiting companies</duty>, <duty>radio mic running backstage on the musicals</duty>, <duty>mixing monitors</duty> when we have bands in, <duty>looking after the stock and PAT testing</duty> and generally being the person visiting engineers are glad to see. Head of Sound designs the shows, you won't be asked for <no>sound design</no>, though if you've got it in you there's a studio slot now and then. We also don't do <no>broadcast</no> or <no>studio recording</no>, so if that's your thing you might be bored.

You need to be properly confident on <must>Digico</must> desks (SD9 here), good with <must>QLab</must> and not scared of <must>Dante</must>. <must>RF coordination</must> — we've 24 ways of Sennheiser and a taxi rank outside. <must g="1">d&b ArrayCalc</must> or <must g="1">Soundvision</must>, one or t'other. You'll have done <years n="2" of="live sound in theatre or touring">a couple of years min. in theatre or touring</years> and either a <degree c="nice" g="2">relevant degree</degree>, <degree c="nice" g="2">HND</degree> or you came up through the ranks, makes no odds to us.

Handy but not deal breaking: <licence c="nice">IPAF ticket</licence>, <licence c="nice">full driving licence</licence>, <nice>Yamaha CL/QL</nice>, <nice>basic LX</nice>, being able to <nice>solder an XLR</nice> without swearing. A <must>calm head</must> at the half and <must>decent manners with actors</must> ARE deal breaking.

Hours: 42/wk averaged over the year, evenings & weekends as you'd expect. Money: <pay>£27,300</pay> + show calls, BECTU agreement. 28 days hol, free tickets, 20% off at the bar, pension w/ NEST.

CV and a few lines (not AI ones please) to Dom Thackray via jobs@ropewalk.example.org by noon on Fri 4th July. Interviews the week after. We particularly want to hear from people under-represented in backstage work, and the building is step free apart from the fly floor.
