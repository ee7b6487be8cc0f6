<title>Licensed Customs Broker / Import Compliance Lead</title>
<employer>Harrow & Pell Forwarding, Inc.</employer>   |   <place>Laredo, TX</place> (on site, 4 days)   |   Exempt   |   <pay>$82,000 - $97,000 + bonus</pay>

Who we are
Family-run freight forwarder and brokerage since 1974, about 140 people in Laredo, El Paso and Savannah. We move auto parts, produce and a surprising amount of patio furniture. Our pricing team lives in <no>Power BI</no> and our truck desk runs <no>McLeod</no>; you won't have to touch either one.

What your week looks like
- <duty>File and release consumption, FTZ and temporary import entries</duty> in <must>ACE</must>, mostly at the World Trade Bridge
- <duty>Classify goods</duty> under the <must>HTSUS</must> and defend the number when an importer does not like it
- <duty>Answer CF-28 and CF-29 requests</duty> and <duty>draft protests and post summary corrections</duty>
- <duty>Check USMCA certifications</duty> before we claim preference. We expect solid knowledge of <must>USMCA rules of origin</must>
- <duty>Work holds with partner government agencies</duty>: you should already know <must g="1">FDA</must> or <must g="1">USDA</must> clearance requirements
- <duty>Review the work of entry writers</duty> (they report to the branch manager, not to you)

You need
* <licence c="must">Active U.S. customs broker license</licence>, in your own name, triennial report current. Sorry, no exceptions: you will be exercising responsible supervision and control for the Laredo district.
* <years n="5" of="customs entry and brokerage">5+ years in customs brokerage</years>, of which at least some at a land border port
* Working knowledge of <must>Section 301 and Section 232 duties</must>
* Comfort with <must>customs valuation</must> (related-party pricing comes up every month)
* <must>CargoWise</must> experience, because the entry module is where you'll be all day
* Conversational <lang c="must">Spanish</lang>. Half of our calls are with brokers in Nuevo Laredo.
* <degree c="nice">Bachelor's degree</degree> preferred; we care more about the license.

Nice if you have it
* <nice>Duty drawback</nice>
* <licence c="nice">CCS or MCS certification</licence>
* A hand in a <nice>C-TPAT</nice> validation

We will teach you our own <no>reconciliation</no> tool, nobody knows it before they get here.

The rest
Medical/dental/vision from day one, 401(k) with 4% match, 15 days PTO, free parking (that is worth something downtown). Candidates must be <permit>authorized to work in the United States</permit> without sponsorship. Background check required for CBP bond purposes.

Harrow & Pell is an equal opportunity employer and considers applicants without regard to race, color, religion, sex, national origin, age, disability or veteran status.

To apply: resume and your license number (first two digits are enough) to jobs@harrowpell.example.com. We read everything and answer within ten days.
