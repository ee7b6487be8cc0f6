HELP WANTED - BEES

We are <employer>Dry Fork Honey Co.</employer> out of <place>Lewistown, Montana</place>, 3,800 colonies, third generation. We need one <title>assistant beekeeper</title> from about March 20 till the last honey is in (mid October). You'll winter somewhere else, the bees go to almonds in California in January with my brother and you dont need to worry about the <no>almond pollination</no> end of it.

Work is simple to describe. <duty>Make splits in spring</duty>, <duty>feed syrup and patties</duty>, <duty>put supers on and pull them off</duty>, <duty>load trucks at night</duty> and <duty>run the extracting line in August</duty>. Boxes weigh 60 to 90 lb so you got to be able to <must>lift 90 lb all day</must>. Stings, yes, every day, so <must>not allergic to bee stings</must>. Heat too.

What I look for is somebody who has <years n="1" of="commercial beekeeping">one full season in a commercial outfit</years>, who can <must>find a queen without a marker on her</must>, tell <must>foulbrood</must> from chilled brood and knows how to do a <must>mite count</must> by <must g="1">alcohol wash</must> or <must g="1">sugar roll</must>. Hobby people with 10 hives, I love you but it's not the same. A <licence c="must">driver's license</licence> with no DUI is a must because we have 40 yards on gravel, and if you had a <licence c="nice">CDL class A</licence> I'd pay you more. Can run a <must g="2">Hummerbee</must> or <must g="2">skid steer</must>. <must>Dependable</must>. I mean that one more than all the others. <lang c="nice">Spanish</lang> helps as half of the crew is from Oaxaca and good guys.

If you have done any <nice>queen grafting</nice> tell me, my wife wants to start that. She does the <no>bookkeeping</no> and the <no>website</no>, not you.

Pay <pay>$19.50/hr</pay>, overtime when we pull honey, bonus of $1500 if you stay to the end. Bunkhouse free, wifi is bad. Dogs ok if they don't chase cows.

Call Verlin evenings 406-555-0148 or write to verlin@dryfork.example.com, tell me where you worked and how many hives they run. No resume needed. <permit>You need to be able to work in the US</permit>, our H-2A slots are full this year.
