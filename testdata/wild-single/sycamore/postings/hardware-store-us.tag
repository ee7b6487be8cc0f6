<employer>Bjornson's True Hardware & Feed</employer>
<place>Decorah, Iowa</place>. Since 1931. Creaky floor since 1931 too.

HELP WANTED: <title>Sales Floor Associate</title> (full time or part time)

Requirements: none. We train.

OK, let us be a bit more honest than that. You do need to be <must>friendly</must>, you need to <must>show up on time</must>, and you have to be able to <must>lift a 50-lb bag of feed</must> without dropping it on somebody's dachshund. You need to be 18 on account of the forklift and the paint shaker. And you have to be okay with saying "I don't know, let me ask Gene." Nobody knows everything in here except Gene.

What we'll teach you:
- <no>mixing paint</no>
- <no>cutting keys</no>, house and car
- <no>re-screening windows</no>
- <no>threading pipe</no>
- <no>driving the forklift</no> (we pay for the card)
- the <no>Epicor Eagle</no> register, it looks like 1994 but it works
- which chicken feed is which

What you'd do all day:
- <duty>help customers find the thing they can only describe with their hands</duty>
- <duty>ring people up</duty>
- <duty>unload the truck Tuesdays and Fridays</duty>
- <duty>load feed into pickups</duty>
- <duty>put up stock and face the shelves</duty>
- <duty>sweep</duty>

It helps if you've <nice>worked retail</nice> before, or <nice>fixed things around a farm or a house</nice>. If you already know <nice>plumbing</nice> or <nice>small engines</nice>, we'd put you on that aisle and pay you a little more. A <licence c="nice">CDL</licence> would be something else again, Wayne wants to cut back on the delivery route. <lang c="nice">Spanish</lang> is handy, more and more folks from the turkey plant shop here. None of that is needed.

You don't need a <no>diploma</no>. You don't need a resume. You don't need to be good at <no>computers</no>; my nephew Tyler does the website and the <no>Facebook</no> page. Books are done by my wife and her <no>QuickBooks</no>.

Pay: starts at <pay>$16.50 an hour</pay>, goes to $17.50 after 90 days if we still like each other. Time and a half over 40. Every other Saturday, never a Sunday, closed the opening day of deer season, which is in writing. Paid vacation after a year. Employee price is cost plus ten. Health insurance for full-timers through the co-op, it is decent. Simple IRA.

A word about us. We are third generation. We are not a franchise, we only buy through the co-op. We sponsor a <no>Little League</no> team that hasn't won since 2019. We have outlasted two big box stores, and we did it by knowing people's names, so if you're someone who stays on your phone you'd be happier out by the highway.

Come in and ask for Karen, that's me, mornings are best. Or write a few lines to karen@bjornsonshardware.example.com. You'll fill in a one-page form and an I-9 (<permit>eligible to work in the U.S.</permit>), and we'll have a donut.

No phone calls during the plant sale.
