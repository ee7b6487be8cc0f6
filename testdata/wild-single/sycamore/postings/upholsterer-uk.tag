<title>Upholsterer</title> (full time, or four days if you'd rather)
<employer>Hallam & Wick Ltd</employer> – <place>Hebden Bridge, West Yorkshire</place>

A bit about us
We're nine people, one dog and about four hundred chairs in a former <no>weaving</no> shed above the canal. Half of what we do is for hotels and restaurants, the other half is for people who turn up with Grandma's wing chair in the back of a Volvo. Our sister workshop across the yard does <no>French polishing</no> and <no>cane work</no>, so you'll never have to strip varnish. Promise.

This is you if …
- you've spent at least <years n="3" of="upholstery">three years</years> at the bench doing <must>traditional upholstery</must> – that means <must>hand springing</must>, <must>hessian and horsehair</must>, <must>blind stitching</must>, not just a staple gun
- you're equally happy with <must>modern foam work</must> on a deadline
- you can <must>cut patterned fabric</must> so that the stripes actually meet
- you can use an <must>industrial sewing machine</must> (ours are <nice>Juki</nice> and one very grumpy <nice>Adler</nice>; if you've used them, lovely, if not you'll cope)
- you're <must>tidy</must>. Really. It's a small shop.

Ideally you've also had a go at <nice>deep buttoning</nice>, and if you have the <licence c="nice">AMUSF certificate</licence> or a <licence c="nice">City & Guilds in upholstery</licence> we'd like to see it, but a portfolio of before-and-afters counts for more with us. A <licence c="nice">driving licence</licence> would be a bonus because Pete is sick of doing all the collections.

Don't worry if you've never <no>priced a job</no>. Sarah does all the quoting. We'll also teach you <no>leather work</no>, as there's nobody left round here who knows it apart from Pete.

What a Tuesday looks like
Kettle at 7.45. You'll probably <duty>strip a batch of pub banquettes</duty> before ten, <duty>rebuild the seats</duty> up to calico by lunch, then spend the afternoon on something slower. On Tuesdays customers are allowed in to see progress, so you need to be <must>comfortable talking to customers</must> about why their chaise is going to cost what it costs. You'll <duty>keep your own job cards</duty> and <duty>order sundries</duty> when they run low. Everything that goes to a contract client must meet the fire regs, so <must>knowledge of UK furniture fire safety regulations</must> is not optional.

What you get
<pay>£28,500 – £33,000</pay> depending on what your hands can do. 28 days off plus your birthday. Fridays finish at 2. Pension. Free <no>yoga</no> in the loft on Thursdays (nobody goes). Offcuts at cost.

We'd like you to come for a paid trial day. You need the <permit>right to work in the UK</permit>, we're too small to sponsor a visa, sorry.

Send a few pictures and a few lines to Sarah, bench@hallamwick.example.org. No CV? Fine, ring us.
