<title>Ocean Import Coordinator</title>
<employer>Larkspur Global Forwarding</employer> - <place>Elizabeth, NJ</place> (on-site, hybrid after 90 days)
<pay>$27-$33/hour</pay>, non-exempt, overtime during peak

ABOUT US
We're a 70-person NVOCC and freight forwarder ten minutes from Port Newark. We don't have an app with a cartoon truck. We have people who pick up the phone.

THE DESK
You would take over a book of roughly 25 active importers, mostly furniture, tile and food. On any day you'll <duty>track vessels and update customers before they ask</duty>, <duty>issue arrival notices and freight invoices</duty>, <duty>send the ISF on time, every time</duty>, <duty>arrange drayage and chase empty returns</duty>, <duty>dispute demurrage and per diem charges</duty> and <duty>coordinate exams with CBP, CES warehouses and our brokers</duty>. Entry classification is done by our licensed brokers, so <no>HTS classification</no> isn't part of this job. Our sales group handles <no>rate negotiation</no> with carriers.

REQUIRED
- <years n="3" of="ocean import operations">3+ years on an ocean import desk</years> with a forwarder, NVOCC or customs broker
- <must>FCL</must> and <must>LCL</must> shipments door to door
- <must>ISF 10+2 filing</must>
- Thorough understanding of <must>bills of lading</must>, telex release and <must>Incoterms</must>
- <must g="1">CargoWise</must> or <must g="1">Magaya</must>, daily use
- <must>Drayage coordination</must> in a US port
- <must>Excel</must> beyond sorting a column
- <degree c="must">High school diploma or GED</degree>
- Eligible <permit>to work in the US without sponsorship</permit>

PLUSES
- <lang c="nice">Mandarin or Vietnamese</lang>
- <licence c="nice">Customs broker license</licence> or <licence c="nice">CCS</licence>
- Food imports: <nice>FDA prior notice</nice>, <nice>USDA</nice> holds
- <nice>Air imports</nice> as backup

WHAT'S IN IT FOR YOU
Medical/dental/vision at day 30, 401(k) with 4% match, 15 PTO days, NJ Transit pass. We pay for the broker exam course if you want it.

Larkspur is an equal opportunity employer and complies with the NJ Law Against Discrimination. To apply: one-page resume plus a few lines on the ugliest container you ever freed, to desk@larkspurglobal.example.net. First call is 15 min, then you sit with the team for two hours.
