<employer>Tidewater Hearth & Patio, Inc.</employer>  |  Careers  |  Corporate

<title>Import Compliance Manager</title>

Location: <place>Savannah, GA</place> (hybrid – Tues/Wed/Thurs in the office on Chatham Parkway)
Compensation: <pay>$98,000 – $115,000</pay> base, 10% target bonus
Req. 2291

Who we are
Tidewater designs and sells fire pits, grills and outdoor furniture to about 900 independent dealers and two of the big-box chains. Nearly everything we sell comes in through the Port of Savannah from Vietnam, China and Mexico, which is where you come in. Our merchandising team lives in <no>NetSuite</no> and our data folks write <no>Python</no>; nobody will ask you to.

What the job is
You will be the person CBP calls. Reporting to the VP Supply Chain, you will
  - <duty>assign and defend the classification of every new item</duty> and keep the parts database clean
  - <duty>run the monthly post-entry audit</duty> and see that errors are fixed by <must>post summary correction</must> or <must>protest</must> before liquidation
  - <duty>watch our antidumping exposure</duty> and Section 301 exclusions and warn the buyers before they place the PO, not after
  - <duty>manage two outside brokers</duty> against a scorecard
  - <duty>lead a team of two</duty> (one analyst, one coordinator)
  - <duty>keep our CTPAT status</duty> and host the validation visit

What you need
  - An <licence c="must">active individual U.S. customs broker license</licence>. Please do not apply without it; we have been burned.
  - <years n="6" of="import compliance">6+ years in import compliance</years>, on the importer's side or with a broker
  - Fluent in <must>HTSUS classification</must>, incl. the GRIs
  - Solid on <must>customs valuation</must>, in particular assists
  - Hands-on <must>AD/CVD</must> experience – furniture and aluminum ring a bell?
  - Daily user of the <must>ACE portal</must>, reports included
  - You have been through at least one <must>CTPAT</must> validation
  - Experience <must>supervising staff</must>, even a small team
  - Good with <must>Excel</must>

We would also love to see
  - <degree c="nice">bachelor's degree in supply chain, international business or the like</degree>
  - <nice g="1">SAP GTS</nice>, <nice g="1">Descartes</nice> or <nice g="1">e2open</nice>
  - <nice>Duty drawback</nice>
  - some <lang c="nice">Spanish</lang> for our Monterrey vendors

What this is not: <no>export licensing</no> sits with Legal, and <no>drayage dispatch</no> is with our 3PL.

You must be <permit>authorized to work in the U.S. without sponsorship</permit> now and in the future. 

Perks: 401(k) match to 5%, 18 days PTO, dealer pricing on grills, and we will reimburse your triennial fee and continuing education credits. Tidewater is an Equal Opportunity Employer, including veterans and individuals with disabilities.

To apply, send a resume to jobs@tidewaterhearth.example.com. One phone screen, one on-site, one offer. No case studies.
