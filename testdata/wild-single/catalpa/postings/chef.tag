Come cook with us on the water.

<employer>Saltbush & Sons</employer> has sat at the end of the jetty in <place>Robe, South Australia</place> for nine summers. Forty-four seats inside, thirty out, one wood oven, crayfish off the boats below us. We change the menu when the boats change their minds.

From October we want a <title>Chef de Partie</title> for the grill and oven section, someone who'd rather break down a whole kingfish than open a bag. That last bit is serious: you need solid <must>fish butchery</must>. You'll also need <years n="3" of="commercial kitchens">three years</years> or so on the pans in proper kitchens, <must g="1">wood-fire</must> or at least <must g="1">charcoal</must> cooking somewhere in there, and a <degree c="must">Cert III in Commercial Cookery</degree> or a trade that's worth the same. You <must>stay level</must> at 8.15 on New Year's Eve. You keep your section clean enough that we'd eat off it, and you know <must>food safety</must> well enough to teach it to the kitchen hands, because <duty>training two juniors</duty> is part of the job, along with <duty>ordering for your section</duty> and <duty>writing one special a day</duty>.

If you've made <nice>sourdough</nice> you'll find friends. Pastry we have covered: <no>desserts</no> come from Imogen and nobody goes near her bench. Wine talk? <no>Sommelier</no> skills not needed, front of house does the <no>WSET</no> thing and you can tag along for free.

The deal: <pay>$78–84k plus super</pay>, 45 hours, actually 45. Two days off together. A room in the staff house at $120 a week. Boat trips.

<permit>You'll need working rights for Australia</permit>; a Working Holiday visa is OK for the season and we've sponsored (482) twice for people who stayed.

Send a few lines about the last thing you cooked for yourself to Tess, kitchen@saltbushandsons.example.com. A resume too if you've one handy.
