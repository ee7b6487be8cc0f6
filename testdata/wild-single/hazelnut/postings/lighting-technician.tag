<title>Head Lighting Technician</title>
<employer>The Wharf Street Playhouse</employer>, <place>Halifax, Nova Scotia</place>

38-week seasonal contract, September to May. IATSE rates: <pay>$33.40/hr, 40 hrs guaranteed, meal penalties paid</pay>.

A 480-seat proscenium house, a black box upstairs, five produced shows and about sixty rental nights a year, from Acadian fiddle to a magician who comes every February and hates our haze. Sound is run by Corey (<no>QLab</no>, <no>Dante</no>, <no>d&b</no> rig), so you can leave that to him. Designers are hired per show; this is a technician's job and nobody will ask you for a <no>lighting design</no>, except perhaps at the staff party.

You'd <duty>hang, focus and maintain the rig</duty>, <duty>program and run shows for visiting companies</duty>, <duty>read the plot and tell us early when it doesn't fit</duty>, <duty>call and look after a crew of up to six casuals</duty> and <duty>keep the inventory and the gel drawer honest</duty>.

What has to be there:

ETC <must>Eos family</must> programming, fast and neat
<must>DMX</must> and <must>sACN</must>, incl. finding the one bad cable
<must>Moving light</must> upkeep (lamps, fans, belts)
<must>Rigging basics</must>: counterweight, load tables, knots that hold
<licence c="must">Fall protection ticket</licence>, <licence c="must">aerial lift ticket</licence>
<years n="3" of="theatre lighting">Three seasons</years> in theatre lighting, not only corporate events
<must>Crew leadership</must> and <must>good manners</must> toward renters who have never been in a theatre before

What would be a treat: <nice>Vectorworks</nice>, <nice>Lightwright</nice>, <nice>pixel mapping</nice>, some <nice>electrical repair</nice>, <lang c="nice">French</lang> for the touring companies from Moncton. <nice>grandMA3</nice> shows up on rentals maybe twice a year. <degree c="nice">A technical theatre diploma</degree> is fine, a decade of load-ins is equally fine.

We'll pay for: <no>ETCP certification</no>, standard first aid, boots.

Nights and weekends, as you'd guess. Mondays are dark. Applicants need to be <permit c="must">eligible to work in Canada</permit>. We particularly invite Mi'kmaq, African Nova Scotian and gender-diverse technicians to apply.

Send a résumé, two references and one story about a show that nearly didn't go up to tech@wharfstreet.example.org by July 31.
