<employer>Carrowmoneen House Hotel & Lodges</employer>, <place>near Oughterard, Co. Galway</place>

We are looking for an <title>Accommodation Manager (Executive Housekeeper)</title>

Carrowmoneen House is a family-run four-star hotel of 86 bedrooms, 14 self-catering lodges, a small spa and far too many antique carpets. We have been in the O'Malley-Hession family for three generations. Our current Accommodation Manager, Bríd, retires in April after 27 years, so there will be a proper handover.

Reporting to the General Manager, you will <duty>lead a department of around 30 (full-time, part-time and seasonal)</duty> and be responsible for the cleanliness and presentation of bedrooms, lodges, public areas and back of house. A normal week means <duty>drawing up the roster against forecast occupancy</duty>, <duty>checking rooms before arrival</duty>, <duty>ordering linen, guest supplies and chemicals within budget</duty>, <duty>dealing with lost property and guest complaints</duty> and a Tuesday meeting that we try to keep under an hour. The spa treatment rooms have their own team and you won't be asked to do <no>spa treatments</no> or <no>spa bookings</no>. Our gardens crew looks after <no>flower arranging</no>.

The person we have in mind has <years n="3" of="housekeeping management in a four or five star hotel">a minimum of three years in a housekeeping management position (assistant level counts) in a four or five star hotel</years> and experience of <must>recruiting and training room attendants</must>. You're used to <must>rostering</must> and to <must>controlling a payroll and supplies budget</must>; you know your way around a hotel property management system, ideally <nice g="1">Opera</nice> or <nice g="1">Guestline</nice>, but any PMS will do (<must>hotel PMS</must>). You understand <must>COSHH-style chemical safety and manual handling</must>, keep <must>room inspection standards</must> without shouting, and your <lang c="must">English</lang> is good enough for a difficult phone call. Because of the lodges, which are strung out along 2 km of lakeshore, <licence c="must">a full driving licence (category B)</licence> is essential. You need <permit>the right to work in Ireland</permit>: EU/EEA/UK passport or Stamp 4.

It would be lovely, though not a must, if you also had
 – <lang c="nice">Portuguese</lang> or <lang c="nice">Polish</lang>, which half of the team speak at home
 – a <degree c="nice">certificate or diploma in hospitality or accommodation management</degree>
 – a bit of <nice>linen stock control, including in-house laundry</nice>
 – experience of a <nice>refurbishment programme or a hotel opening</nice>
 – interest in greener cleaning. We're working towards <no>Green Hospitality Gold</no> and will send you on the course.

What we offer: <pay>€46,000–€50,000 depending on experience</pay>, five days over seven with every second weekend off, live-in for the first three months if it suits you, meals on duty, discounted nights in our sister house in Clifden, and pension after six months.

Send your CV with a few lines about yourself to Aoife, jobs@carrowmoneen.example.com, before Friday 12 February. Carrowmoneen House is an equal opportunities employer. Please, no agencies.
