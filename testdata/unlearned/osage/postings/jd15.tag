Senior role in a team people don't leave

<employer>Carradine Loss Adjusting</employer> (QLD) | <title>Senior Loss Adjuster – Property & CAT</title> | <place>Townsville or Cairns</place>

When a cyclone crosses the coast, insurers ring us before the rain stops. Between events there are burst pipes, bushfires, the occasional prawn trawler through a jetty. We're 70 adjusters nationally, employee-owned, and we turn down work rather than drown people in files (cap is 85 open claims; the industry will tell you 150 is normal).

A short history, because people ask. Ted Carradine started the firm in 1974, the week after he had watched a city being written off from the air by somebody who had not got out of the plane. "Get out of the plane" is still on the wall in Townsville. We sold nothing to private equity, we bought out Ted's kids in 2016, and today every adjuster with two years' service owns a bit. Our claims platform was built by two developers in <no>.NET</no> and it's decent; our <no>drone pilots</no> are contractors.

You'd be <duty>adjusting domestic and commercial property losses to $2.5 million</duty>, <duty>triaging and setting reserves in the first 72 hours of an event</duty>, <duty>appointing builders and engineers and scrutinising their scopes</duty>, <duty>writing preliminary and final reports</duty>, and <duty>reviewing the files of three junior adjusters</duty>. Because half of our insureds have just lost a roof, a good deal of the craft is standing in a wet lounge room and being <must>kind and straight at the same time</must>.

A normal week outside the season: two days on the road between Ingham and Bowen, two at the desk, one that goes wrong. In the season there is no normal week. You will sleep in motels, and once in a while in a council hall, with a generator and forty other people. The insurer clients <duty>get a phone update from you every 48 hours</duty>, even if the update is that nothing has changed. The policyholder gets one too; the Code says so, and so do manners.

We can be flexible on background. We can't be flexible on these:
– <years n="6" of="property claims, loss adjusting">six years adjusting or handling property claims</years>, large-loss included
– working knowledge of the <must>Insurance Contracts Act</must> and the <must>General Insurance Code of Practice</must>
– <must>quantum and scope of works assessment</must>; you can tell storm damage from maintenance and say why (<must>causation</must>)
– <must g="1">Xactimate</must>, <must g="1">Symbility</must> or another estimating package
– <must>report writing</must> that a claims manager reads once
– <licence c="must">manual driver licence</licence>, and being <must>available to deploy for up to three weeks</must> at 24 hours' notice, November to April

It would be lovely if you were <licence c="nice">ANZIIF CIP or Chartered Loss Adjuster (ACLA)</licence> already (if you're not, we pay), or came from <nice g="2">building</nice>, <nice g="2">engineering</nice> or <nice g="2">quantity surveying</nice>. <nice>Business interruption</nice> is handy. A <no>degree</no> is neither here nor there. <no>Forensic accounting</no> is done in Sydney. <no>Marine cargo</no> too, despite the trawler.

Remuneration: <pay>$125k–$148k</pay> + super + ute + deployment loading ($210 a day). Nine-day fortnight from May to October. Shares after 24 months.

Must have <permit>full Australian working rights</permit>. To apply: a CV and a redacted report you're proud of, to Moana Fairweather, people@carradine.example.com. No agencies please, we know where you are. First a phone call, then a coffee with two adjusters and no managers, then a file review exercise (paid, about ninety minutes), then references. We're proud to be a Circle Back employer and answer everybody.
