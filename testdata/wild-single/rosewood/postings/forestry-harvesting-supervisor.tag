<employer>Glen Arrick Timber & Woodlands Ltd</employer>
Forest offices: <place>Aberfeldy, Perthshire</place>

<title>Harvesting Supervisor</title> (permanent, full time)

We look after some 14,000 hectares for private owners between Loch Tay and Angus. Mostly it is Sitka, some very nice oak, and too many rhododendrons. Our sister company runs a <no>sawmill</no> and a <no>biomass heating</no> business; our nursery at Blair grows a million <no>seedlings</no> a year. You'll work with neither very much. You'll be in the woods, four days out of five, seeing that what we promised the owner and the mill is what happens on the ground.

What does a week look like? Monday is planning: <duty>agreeing the week's programme with two or three harvesting contractors</duty>, <duty>checking constraint maps</duty> for watercourses, badger setts and power lines. Tuesday to Thursday you're on site. You will <duty>measure timber at roadside</duty>, <duty>inspect brash mats and extraction routes</duty>, stop work when the ground is too wet (and it will be), and talk to walkers who don't want to be told the path is shut, for which you'll need <must>tact</must>. Friday you <duty>reconcile the weighbridge tickets</duty> and sign off contractors' invoices.

So we're looking for somebody who knows <must>mechanised harvesting</must>, that is, <must>harvesters</must> and <must>forwarders</must>, well enough to argue with an operator. We don't expect you to <no>drive a harvester</no> yourself. <must>Timber measurement</must> and <must>product specifications</must> (sawlog, pallet, chip) should be second nature, and you must be at home with <must>UKWAS</must> and the <must>Forests and Water guidelines</must>. As a guide, <years n="4" of="forest operations">four years</years> in <must>forest operations</must> would be about right, though we've hired from <no>farming</no> before and not regretted it.

On paper:
   • <degree c="must">HND or degree in forestry</degree>, or else served your time
   • <licence c="must">full driving licence</licence>, with <licence c="nice">B+E trailer entitlement</licence> handy
   • <licence c="must">FISA-recognised First Aid at Work +F</licence>
   • <licence c="nice">chainsaw maintenance and cross-cutting ticket</licence>
   • <must>GPS mapping</must> on a tablet – whichever package you know, we'll show you ours (<no>QField</no>)
   • a bit of <nice>Gaelic</nice> goes down well with two of our owners

Not on paper: <must>sound judgement on safety</must>, a liking for <must>lone working</must>, and <must>honest record keeping</must>.

What you get: <pay>£36,000 to £41,000 depending on experience</pay>, a pickup, boots and saw trousers, 33 days off, and a house at low rent if you need one. Our apprentices do <no>tree climbing</no> at Newton Rigg and there is a yearly trip to Finland to see how <no>cable-crane extraction</no> is really done.

Write to Morag at jobs@glenarrick.example.com. One page is plenty. We'd rather see you in the forest than read about you.
