Wanted: <title>Head Mechanic</title>
<employer>Treadle & Thrum Cycles</employer>, Abbeydale Road, <place>Sheffield</place>

Right. Gaz is moving to Portugal with our blessing and a leaving card the size of a door, so the workshop needs somebody to run it.

We're an independent shop, twelve years old, five of us plus a dog. Around 60 bikes a week come through the back: commuters, school-run cargo bikes, mountain bikes that have been in the Peak all weekend, and more and more e-bikes. No sponsorship from any brand, no commission, no <no>sales targets</no>, ever.

The job is half spanners, half keeping the place in order. You'd <duty>keep the booking diary honest</duty>, <duty>quote repairs and ring customers before it gets expensive</duty>, <duty>order parts</duty> and <duty>check every bike before it leaves</duty>. There are two younger mechanics, Beth and Olu, and you'd be the person they come to, so you need to have <must>supervised or trained other mechanics</must> before and to like it. Talking to <must>customers</must> in plain English matters as much as torque wrenches do.

On the stand we'd want you to be properly good at <must>hydraulic disc brakes</must>, <must>wheel building</must>, and electronic shifting (<must g="1">Shimano Di2</must> or <must g="1">SRAM AXS</must>, you'll pick the other one up). You must be able to <must>diagnose e-bike faults</must> with the maker's software; <nice>Bosch</nice> is most of what we see. <nice>Suspension servicing</nice> would be great as we send forks away at the moment and it drives everybody mad. Carbon repairs go to a chap in Rotherham, so don't worry about <no>carbon repair</no>.

Paper: <licence c="must">Cytech Technical Two</licence> or the old City & Guilds equivalent please, because our insurer asks. At least <years n="5" of="bike workshop">five years in a busy bike workshop</years>. A <licence c="nice">driving licence</licence> is handy for the van but Olu drives. The till is Citrus Lime; we'll show you <no>Citrus Lime</no> in an afternoon. The website is my sister's thing, please don't touch it.

Hours and money: <pay>£31,000 to £34,000</pay>, four long days Tuesday to Saturday with one off in the week, 28 days' holiday, trade prices, tea. Closed two weeks at Christmas.

To apply come in with a CV or send it with a few lines to jobs@treadle.example.com. We'd love to hear from women and from anybody else who's been talked over in a bike shop. There'll be a paid trial day. You need to have the <permit>right to work in the UK</permit>.

Cheers, Moll
