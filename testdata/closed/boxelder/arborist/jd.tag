<title>Lead Climber / Crew Leader</title> - <employer>Harrowgill Tree Care Ltd</employer>, <place>Otley, West Yorkshire</place>

Who we are
We're a family tree surgery firm, going since 1994, Arboricultural Association approved since 2011. Three crews, one MEWP, two Arb Trucks and a tracked chipper that everyone fights over. About 60% of what we do is for private gardens, the rest is for two councils, a housing association and the odd school. Our office does the <no>TPO applications and the quotes</no>, so you can leave the paperwork to Janet, and our consultant partner looks after <no>QTRA and the mortgage reports</no>.

What you'd be doing
You'd take a three-person crew out in the morning and bring them back in one piece. That means <duty>briefing the team and writing up the site-specific risk assessment</duty> before a saw is started, <duty>climbing the awkward ones yourself</duty> and <duty>talking to the customer at the end of the job</duty>. There's a fair bit of <must>sectional felling and rigging</must> over conservatories and glass, so we do need somebody who is at home with <must>lowering gear</must>. You'd also <duty>sign off the weekly LOLER pre-use checks for your crew's kit</duty>.

You'll need
• <years n="4" of="climbing arborist">At least 4 years climbing commercially</years> (not counting college)
• <licence c="must">NPTC / Lantra CS30, CS31, CS38 and CS39</licence> or their newer equivalents. We will ask to see the cards
• <licence c="must">Aerial rescue</licence> that you have actually practised within the last year
• <must>experience of running a crew</must>, even a small one
• <licence c="must">Full driving licence, B+E or post-2021 entitlement</licence> as you'll be towing
• <must>Good working knowledge of BS 3998</must>
• <licence c="must">First Aid at Work +F or the emergency outdoor equivalent</licence>

Would be handy
• <nice g="1">CS41 rigging ticket</nice> or <nice g="1">large tree felling</nice>
• <nice>MEWP (IPAF 1b)</nice> - if you haven't got it we'll put you through it
• <nice>Some ID skills, especially ash dieback and honey fungus</nice>
• a <degree c="nice">Level 2 or 3 in Arboriculture</degree>

No need to be a <no>utility arborist</no>, we don't touch the powerlines.

What you get
<pay>£155 - £185 a day PAYE depending on tickets</pay>, 28 days hols, PPE and a climbing kit allowance of £500 a year, tickets paid for, and Friday finish at 3. Winter hours are shorter but the money isn't.

Send a CV or just a decent email to jobs@harrowgilltrees.example.com, or ring Pete after 4.30. We'd ask you to do a paid trial day. Harrowgill welcomes applications from everyone who can do the work safely.
