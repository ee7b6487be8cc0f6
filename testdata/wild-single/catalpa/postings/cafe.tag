Hiya — we're looking for somebody!

<employer>The Crooked Ladle</employer>, small café on <place>Parliament Street, Kilkenny</place>. <title>Barista / all-rounder</title>, about 25 to 30 hours over four days, Saturdays always, Sundays never, start as soon as you like. <pay>€14.80 an hour</pay> and the tips split evenly.

You'd be <duty>on the machine most of the morning</duty>, then <duty>running plates</duty> and <duty>closing up with Maeve</duty>. You need to have pulled shots somewhere busy for <years n="1" of="espresso machine">a year or so</years> and <must>dial in a grinder</must> without being asked. Be <must>punctual</must>, we open at 7.30 and there's no one else. Bit of <nice>baking</nice> would be gorgeous but Maeve does the scones. Don't mind about <no>latte art</no>, we'll show you. <no>HACCP</no> level 1 we'll put you through ourselves.

Stamp 1G or EU passport, <permit>must be allowed to work in Ireland</permit>.

Drop in a CV after 3 when it's quiet or mail hello@crookedladle.example.com. No calls during lunch for the love of God.
