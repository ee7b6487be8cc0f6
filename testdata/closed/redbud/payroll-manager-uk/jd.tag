Hello! We're <employer>Thistlewick Hospitality Group</employer> and we're after a <title>Payroll Manager</title>

<place>Leeds LS11 (3 days in the office, 2 from home)</place> | <pay>£46,000 – £52,000 + bonus</pay> | Permanent, 37.5 hrs

Who are we?
42 pubs with rooms, 2,300 people, most of them paid by the hour and quite a few of them paid tips. We started with one leaky roof in Otley in 1998 and we still do things our own way.

What's the job?
Our Payroll Manager of nine years is retiring (we'll miss you, Sandra). You'd pick up her team of three, and you'd <duty>own the four-weekly hourly payroll and the monthly salaried payroll from end to end</duty>. You'd <duty>look after pension auto-enrolment</duty>, <duty>deal with HMRC</duty>, <duty>reconcile the payroll control accounts each month</duty> and <duty>lead our move to a new payroll system in spring</duty>. You will also be the person who explains to a 19-year-old in Whitby why their tax code is wrong. Kindly.

To be happy here you'll have
* run UK payroll for more than a thousand people – <years n="5" of="UK payroll">five years or so in payroll</years>, of which <years n="2" of="managing a payroll team">at least two managing people</years>
* properly sound <must>PAYE and National Insurance</must> knowledge, including <must>statutory payments</must> (SSP, SMP and friends) – you can do a <must>manual calculation</must> when the machine sulks
* <must>auto-enrolment</must> know-how
* been through a <must>payroll system implementation</must> or migration, parallel runs and all
* <must>Excel</must> beyond SUM: <must>lookups and pivot tables</must>
* experience of <must>National Minimum Wage compliance</must> – in our trade that's where the dragons live

Lovely but not a deal breaker
<degree c="nice">CIPP qualification</degree>, or part way through. A background in <nice g="1">hospitality</nice>, <nice g="1">retail</nice> or another shift-based trade. <nice>Tronc</nice> experience would make Sandra cry with joy. We're on <nice>Sage 50 Payroll</nice> today and moving to <nice>IRIS Staffology</nice>.

What you don't need
A degree. An <no>ACCA</no>. Any experience of <no>expatriate payroll</no>; we don't go abroad. HR policies and <no>recruitment</no> belong to Jo's team. Rotas are built by site managers in <no>Fourth</no>.

What you get
33 days off, 50% off food, a free night in one of our rooms for your birthday, cycle scheme, life assurance, and free <no>barista training</no> if that's your thing.

You must already have the <permit>right to work in the UK</permit>. Please send a CV and a few lines (no essays) to people@thistlewick.example.com. We read every one. No agencies, thank you.
