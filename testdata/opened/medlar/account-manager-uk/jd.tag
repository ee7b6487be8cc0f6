Jobs / Sales / West Midlands

<title>National Account Manager</title> – Garden & Outdoor
<employer>Thornwick Garden Supplies Ltd</employer>
<place>Kidderminster, Worcestershire</place> (hybrid)
<pay>£46,000 - £52,000 a year + 15% bonus + car</pay>  -  Permanent, Full-time
Posted 3 days ago · Be among the first 25 applicants
[ Apply now ]  [ Save ]  [ Not interested ]

Profile insights
Here's how the job qualifications align with your profile.
Skills: Negotiation (Required) · Excel (Required) · + show more
Do you have experience in account management?  Yes / No / Skip

Full job description

From seed trays to slug wool, Thornwick has been supplying Britain's gardeners since 1971. We are 85 people, privately owned, and about to double our range of peat-free compost. Our lovely NAM Colin is retiring to his allotment, so we're looking for somebody to take over two of our five biggest customers.

The role in a nutshell

You'll <duty>own the relationship with two national DIY and supermarket chains worth about £7m</duty>, from the <must>joint business plan</must> through to the <must>range review</must> presentation. You will be accountable for the <must>customer P&L</must>, agree promotions and <must>negotiate terms</must> with buyers who do it for a living, and give the factory a <must>demand forecast</must> it can believe in. Weather does strange things to compost, so expect to live in the <must>EPOS data</must> from March to June. You'll <duty>be out with customers or in stores two or three days a week</duty>, which is why a <licence c="must">full UK driving licence</licence> is essential.

Who we're after

• At least <years n="5" of="account management">five years in account management</years>, a good part of it with <must g="1">DIY multiples</must> or <must g="1">grocery multiples</must>
• Confident in <must>Excel</must> (pivot tables and lookups at the very least)
• A persuasive presenter who can tell a story in <must>PowerPoint</must>
• Somebody commercially curious. No <no>degree</no> needed, Colin left school at 16.

It'd be a bonus if you've used <nice>Salesforce</nice>, understand <nice>category management</nice>, or have worked with <nice>seasonal products</nice>. Knowing <nice>own-label</nice> would help too.

What you won't be doing: <no>cold calling</no> (we have Bev), <no>social media</no> (we have an agency), or <no>line management</no>, at least not for now.

What's in it for you
25 days plus bank holidays, plant allowance of £200 a year, life cover 4x, dogs welcome on Fridays, EV or hybrid company car.

You must have the <permit>right to work in the UK</permit>; we're not able to sponsor visas. Thornwick welcomes applications from everybody, whatever you grow.

Strictly no agencies. Report job
Similar searches: sales manager jobs Kidderminster | NAM jobs remote | account executive Dudley
