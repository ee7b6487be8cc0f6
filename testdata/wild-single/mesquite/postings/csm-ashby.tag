<employer>Pinrow</employer>

<title>Customer Success Manager, Mid-Market</title>

Location
<place>New York</place>; <place>Chicago</place>

Employment Type
Full time

Department
Go-to-market

Compensation
<pay>OTE $118K – $140K (80/20)</pay>

Overview  Application

Restaurants throw away about a tenth of what they buy. <employer>Pinrow</employer> plugs into their point of sale – <no>Toast</no>, <no>Square</no>, <no>Clover</no> – and tells the kitchen in the morning what to prep. Behind it sits forecasting by a bunch of PhDs who love <no>time series</no> more than lunch. In front of it sits a chef who has fifteen minutes and does not love software. You're the person between the two.

As a CSM in Mid-Market you'll look after some 35 restaurant groups with five to sixty locations. You'll <duty>take accounts over from Onboarding in week six</duty>, <duty>run the business reviews</duty>, <duty>spot the kitchen that has quietly stopped logging in</duty> and <duty>own renewals</duty> from 120 days out. Expansion quota sits with the Account Executives; you only flag it, so we aren't looking for a <no>hunter</no>. Nor will you answer <no>support tickets</no>: that's a superb team in <no>Tampa</no>.

We've noticed that people who do well here have spent <years n="3" of="customer-facing roles">three or more years</years> in <must g="1">customer success</must> or <must g="1">account management</must> with a subscription product, or else ran restaurants and crossed over into tech – both roads count. They've been <must>responsible for a renewal number</must> and can tell us what it was. They read a <must>usage dashboard</must> and come back with a story rather than a screenshot. They're not rattled by a CFO; <must>executive presentation</must> is routine for them. They use a CRM properly (ours is <no>HubSpot</no>, and honestly any <must>CRM</must> background will do) and they can <must>manage a portfolio</must> of this size without dropping the quiet ones. They have a knack for <must>plain, kind writing</must>.

It doesn't hurt if you <nice>speak kitchen</nice>, have touched a tool like <nice g="2">Gainsight</nice>, <nice g="2">Vitally</nice> or <nice g="2">Planhat</nice>, can do your own pulls in <nice>SQL</nice>, or hold <lang c="nice">Spanish</lang> well enough for a walk-in fridge.

A <no>bachelor's degree</no> isn't something we ask about.

Expect travel about 20%: most of it is sitting on upturned crates in the back of someone's restaurant at 3 pm. Two days a week in either office.

Benefits
– Medical/dental/vision, we pay 90%
– $200 a month to spend at customers' restaurants
– 20 days PTO and the week after Thanksgiving
– Manager training, <no>MEDDIC</no> course, sommelier Level 1 (yes, really)

<employer>Pinrow</employer> participates in E-Verify and <permit>can't sponsor visas for this role</permit>. We want a team that looks like the kitchens we serve. If the process needs adjusting for you, tell Odette at people@example.com.
