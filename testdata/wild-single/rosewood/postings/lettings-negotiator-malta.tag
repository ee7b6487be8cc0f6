Xemxija Homes – we find people places

<title>Letting Agent</title> (self-employed or on our books) | <place>Sliema, Malta</place>

Malta is small, rents are not, and our phones don't stop. <employer>Xemxija Homes Ltd</employer> lets and sells flats, townhouses and the odd farmhouse from three branches. Sales (<no>conveyancing liaison</no>, <no>promise of sale</no> files), <no>holiday lets</no> and <no>property management</no> are other desks. This opening is for long lets, twelve months and up.

The typical client has just been hired by an iGaming firm (their job may be <no>online poker</no>, <no>payments</no> or <no>compliance</no>; yours isn't), lands on Saturday, and starts on Monday. You'll <duty>collect clients and show four to six properties a day</duty>, <duty>list new flats and photograph them</duty>, <duty>draft lease agreements and register them with the Housing Authority</duty>, <duty>negotiate between owner and tenant</duty> and <duty>do the inventory at handover</duty>.

Essentials – we won't move on these:
1. <licence c="must">Property broker/branch/consultant licence under the Real Estate Agents Act (Cap. 615)</licence>. If you haven't got it, you must have enrolled for the course
2. <licence c="must">driving licence</licence> + own car or scooter. Yes, we know about the parking
3. <must>Customer service</must> face to face: shop, hotel, airline desk, anything counts, <years n="1" of="customer service">a year</years> or more of it
4. <lang c="must">English</lang>, fluent, and one of <lang c="must" g="1">Maltese</lang>, <lang c="must" g="1">Italian</lang> or <lang c="must" g="1">French</lang>
5. <must>Negotiation</must>. You can say a number and then keep silent
6. <must>Time management</must>; nobody will fill your diary for you
7. <permit c="must">EU passport or single work permit</permit>

Good but not a deal breaker: <nice>property photography</nice>, <nice>knowledge of the Private Residential Leases Act</nice>, some <nice>interior styling</nice>, previous <nice>estate agency</nice> work. Any further language, above all <lang c="nice">Serbian</lang> or <lang c="nice">Swedish</lang>.

What you do not need: a <no>degree</no>, <no>cold calling</no> (owners call us), a suit. Our back office takes care of <no>VAT returns</no>, <no>due diligence checks</no>, and <no>advertising on portals</no>.

We pay <pay>€1,450 basic a month + 35% of the agency fee</pay>; last year's middle earner took home just over €34k. Training: two weeks with Rodianne, who'll make you walk every street between Gżira and St Julian's, then monthly evenings on <no>feng shui</no> (popular, don't ask), <no>mortgages</no> and <no>building regulations</no>.

We're friendly, we shout, we have a boat day. CV and a photo of a door you like: jobs@xemxijahomes.example.com. <must>Sense of humour</must> not optional.
