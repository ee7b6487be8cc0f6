<title>Banker Mason</title> wanted, <place>near Stamford, Lincs</place>

<employer>Pell & Thackeray Stone Conservation</employer> is six people, two dogs and one very old primary saw in a former maltings outside Stamford. We've been repairing churches, bridges and the odd folly since 1987 and for once we have more work on the books than hands.

What we're after is a time-served mason. Not an improver, we have two of those and they're great, but somebody who can be left alone with a set of templates and a block of Clipsham and produce a finished length of string course that the fixers don't swear at. So you <must>work limestone by hand</must> to a high standard, you can <must>set out from drawings and make your own zinc templates</must>, and you've <years n="4" of="banker work">at least four years at the banker</years> behind you after your training. A <licence c="must" g="1">NVQ Level 3 in Banker Masonry</licence> is what we'd expect to see; <licence c="must" g="1">City & Guilds Advanced Craft</licence> from the old days is just as good. <licence c="must">CSCS card</licence> (gold / heritage) because the main contractors won't let you through the gate without one.

Most days you will be <duty>cutting replacement stone in the shop</duty>: mullions, copings, plinths, the occasional finial. Roughly one week in five you'd join the fixing team on site, <duty>cutting out decayed stone, piecing in and repointing</duty>, which means <must>lime mortars</must> (we don't own a bag of cement and won't) and it means <must>being all right on a scaffold</must>. There's a bit of <duty>measuring up and taking profiles on buildings</duty> ahead of a job as well.

If you carve, lovely, tell us, there's <nice>carving</nice> work coming up on a parish church from spring. Letter cutting we don't do, that goes to a friend in Rutland, so <no>lettering</no> doesn't matter either way. The five axis saw is run by Dougie and you won't have to learn <no>CNC programming</no> unless you'd like to.

Driving: the yard is four miles from a bus. You don't strictly need a <no>licence</no> to work here, one of us picks up in town at 7.15, but <licence c="nice">a full driving licence</licence> would make site weeks easier.

Pay is <pay>£17.50 to £20 an hour depending on what you can do</pay>, 40 hours, early finish Fridays, 25 days plus bank holidays, tools sharpened by a proper smith at our cost, dust extraction that actually works and a yearly lung check. We're PAYE only. No agencies, please, we mean it.

To apply, ring Agnes on the yard number after four or send a few photos of your work to yard@pellthackeray.example.com. CV if you've got one. Then we'd ask you in for a paid day at the banker.
