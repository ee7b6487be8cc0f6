URGENT OPENING // KNITWEAR EXPORT UNIT // TIRUPPUR

Position: <title>Assistant Manager – Dyeing & Finishing (Knits)</title>
Company: <employer>Sri Palanivel Knit Processors Pvt. Ltd.</employer>
Work location: <place>SIPCOT Perundurai, near Tiruppur, Tamil Nadu</place>
Salary: <pay>Rs. 65,000 – 80,000 p.m. + accommodation</pay>
No. of vacancies: 2 (day and night shift)
Gender: any.

About company: We are a 40-year old family concern processing 28 tons per day of cotton and cotton/elastane knits for leading European brands. Group activities are <no>spinning</no>, <no>knitting</no>, <no>rotary printing</no>, <no>garmenting</no>, <no>windmills</no> and one arts college. Certified GOTS, OEKO-TEX and ZDHC level 3. Zero liquid discharge plant is under separate <no>environmental engineer</no>.

Job description:
1) <duty>Planning of lots to soft-flow machines</duty> as per delivery date
2) <duty>Checking lab dips and releasing bulk recipes</duty>
3) <duty>Controlling shade variation, re-dyeing and process loss</duty>. Right-first-time presently 87%, target is 93
4) <duty>Supervision of 3 shift masters and 45 operators</duty>
5) <duty>Attending buyers' technical audits</duty>

Candidate profile:
– <degree c="must">B.Tech / Diploma in Textile Chemistry or Textile Processing</degree>
– <years n="6" of="knit dyeing">Min. 6 years</years> in <must>knit dyeing</must>, out of which <years n="2" of="shift in-charge">2 years</years> as <must>shift in-charge</must>
– Thorough in <must>reactive dyes</must>; <must>polyester disperse dyeing</must> also required because of blends
– <must>Stenter</must>, <must>compactor</must> and <must>open width finishing</must> – must be able to correct GSM and shrinkage on the spot
– <must>Colour matching by eye</must> and with <must>spectrophotometer</must>
– Knowledge of fastness tests (<must>ISO 105</must>) and of <must>restricted substances lists</must>
– <must>Leadership</must> on the shop floor, <must>cool temper</must>
– <lang c="must">Tamil</lang> speaking. <lang c="nice">Hindi</lang> preferred since operators are coming from Odisha and Bihar. <lang c="must">English</lang> for mails to buyers.

Added advantage: <nice>cold pad batch</nice>, <nice>bio-polishing with enzymes</nice>, <nice>costing of recipes</nice>.

Not needed: <no>yarn dyeing</no> people kindly don't apply. <no>Denim washing</no> experience cannot be considered as dyeing experience. <no>SAP</no> knowledge not necessary, data entry operator is there.

Facilities: family quarters or bachelor room, canteen (veg), PF, ESI, bonus, school fees 50% for two children, transport from Erode railway junction. Selected persons are sent once to the dye maker's academy in Mumbai for <no>digital colour communication</no> training, at company cost.

Send CV with present CTC and notice period to hr@palanivelknit.example.com. Walk-in also Saturday 10 to 1. No consultancy, no charges.
