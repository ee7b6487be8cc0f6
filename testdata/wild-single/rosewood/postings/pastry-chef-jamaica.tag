A kitchen by the sea is still a kitchen. It's 34 degrees at the pass, the butter is soft by nine and the bride has changed her mind about the cake. If that makes you grin, read on.

<employer>Pimento Bay Hotel & Villas</employer> (84 rooms, three restaurants, <place>Port Antonio, Jamaica</place>) is looking for a <title>Pastry Chef de Partie</title>.

The team: Executive Chef Marva Lindo, 26 cooks, one excellent <no>sushi</no> man, two <no>jerk pit</no> masters and a pastry section of four. You'd be the second in that section and run it on Chef Odette's days off.

You'll <duty>bake breakfast breads and viennoiserie</duty> from 3.30 a.m. on early shifts, <duty>plate desserts for up to 160 covers</duty> on lates, <duty>make wedding cakes</duty>, <duty>write the daily prep and order list</duty> and <duty>show two trainees from HEART how it's done</duty>.

You bring <must>laminated doughs</must>, <must>tempering chocolate</must> (in this climate!), <must>ice creams and sorbets</must> and <must>sugar work</must> at a decent level; your <must>cake decorating</must> isn't only fondant. You've had <years n="3" of="hotel pastry kitchen">three years</years> in a <must g="1">hotel pastry kitchen</must> or a <must g="1">busy bakery</must>. You hold a valid <licence c="must">Food Handler's Permit</licence> of the Ministry of Health, and <must>HACCP</must> is something you do and not a poster. <must>Portion control</must> and <must>stock rotation</must> please. We value <must>cleanliness</must>, <must>speed</must>, <must>good humour</must>. <must>Allergens</must>: you know the list in your sleep.

A <degree c="nice">City & Guilds or HEART/NSTA diploma in commercial food preparation</degree> is good to see but we taste before we read. <nice>Vegan baking</nice> gets asked for more each season. If you have done <nice>chocolate showpieces</nice>, bring pictures. <nice>Local fruit preserves</nice>: sorrel, guava, naseberry. We want more of that on the menu.

You don't need <no>menu costing</no>; the F&B controller does that. No <no>butchery</no>, no <no>bartending</no>, though the bar will ask you for syrups. Odette will teach you <no>pulled isomalt</no> if you let her.

We offer <pay>J$2.4 – 2.9 million a year plus service charge</pay>, staff housing, laundry, meals, a month in our sister house in Barbados every other year, and membership at the <no>surf</no> club.

Only persons <permit c="must">with the right to work in Jamaica or CARICOM skills certificate</permit> will be considered. Trial shift in June (paid). Mail marva@pimentobay.example.com, and put the name of your favourite flour in the subject line so we know you've read this far.
