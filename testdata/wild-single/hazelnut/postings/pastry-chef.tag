From: Odile <hello@saltandsorrel.example.com>
Subject: we need a <title>Pastry Chef</title> (please forward!)

Hi lovely people,

As some of you know Jamie is off to Copenhagen at the end of the month (traitor, we're thrilled for him), so <employer>Salt & Sorrel</employer> is looking for somebody to take over the sweet end of the kitchen. We're the 34-cover place on <place>Gloucester Road, Bristol</place>, open Wednesday to Sunday, and since last May there's the little counter next door selling buns until they run out.

What the job is: <duty>four plated desserts that change with what the veg box brings</duty>, <duty>petit fours</duty>, <duty>morning bake for the counter</duty> on Fri/Sat/Sun, <duty>ordering dairy, flour and chocolate</duty>, and <duty>showing our commis Ana how you do it</duty>. Bread isn't included. The <no>sourdough</no> comes from Harts down the road and we're not going to start making it, I've had that conversation four times now. Wedding cakes: also no. We don't do <no>sugarcraft</no>, <no>fondant</no> or anything with a tier.

You'd want to have been on a pastry section for <years n="2" of="pastry section in a restaurant">a couple of years</years> in a proper restaurant kitchen. I'm after someone who really understands <must>laminated dough</must> (we go through 9 kg of butter a weekend), can <must>temper chocolate</must> without a machine, makes <must>ice cream</must> from a balanced recipe and not from a tub of stabiliser, and has a feel for <must>custards</must> and <must>fruit</must>. Please be <must>tidy</must>. The pastry corner is 1.8 metres of marble and a fridge. You'll need to do your own <must>costing</must>, nothing scary, a spreadsheet I'll share, GP at 72%. <must>Allergen knowledge</must> has to be spot on, we get a lot of coeliacs because word got round. And since it's a small team, <must>a sense of humour</must> and being <must>kind at 9pm on a Saturday</must> are worth more to me than a star on your CV.

<licence c="must">Level 2 Food Hygiene</licence> please, or do it before you start. If you've had a go at <nice>vegan baking</nice>, <nice>fermentation</nice> or <nice>foraging</nice>, lovely. <nice>Viennoiserie</nice> from an actual French bakery would make my week! <degree c="nice">College training in patisserie</degree> is nice to see, but Jamie came from a skate shop so there you go. I don't care about <no>Instagram</no>, Fliss runs ours.

Money and hours: <pay>£31,500 plus tronc (about £3k last year)</pay>, 42 hours over four days, never a double on a Sunday. 28 days off plus we close the first half of January, fully paid. Staff tea that's not pasta. There's a yearly eating trip; last time it was <no>San Sebastián</no>, and somebody has already written Lisbon on the wall.

No CV template needed. Tell me what you'd put on the menu next week with rhubarb, blood orange and a lot of eggs. Trial shift is paid, obviously. You'd need to be <permit c="must">allowed to work in the UK</permit>.

Big love,
Odile x

ps. if it's you reading this and you're thinking "I'm probably not good enough", send it anyway
