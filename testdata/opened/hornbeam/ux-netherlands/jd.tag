# <title>UX Designer (medior/senior)</title>

**<employer>Kievit Mobility B.V.</employer>**, <place>Utrecht</place> (2 days in the office, walking distance from Centraal)
32–40 hours | <pay>€ 4.200 – € 5.600 gross per month</pay> | vacancy 2025-31

Every day 160,000 people plan a trip by train, tram and shared bike with one of the apps we make for public transport operators. Some are commuters on autopilot. Others are standing in the rain with a pram. You design for the second group.

**The job in one paragraph.** You join the ticketing squad: a product owner, four developers, a tester and you. You <duty>run interviews and usability tests yourself</duty>, <duty>turn what you learned into flows, wireframes and clickable prototypes</duty>, and <duty>keep our design system Spoor in shape together with the designers of the other squads</duty>. You <duty>present your choices to operators who have opinions</duty>. Visual campaigns and <no>branding</no> are done by an agency; <no>React</no> is done by the developers, nobody expects you to write it, though it helps if you can read a <nice>bit of HTML and CSS</nice>.

**What you bring**

- around <years n="4" of="UX design">4 years of experience designing digital products</years>, with a portfolio that shows how you got there and not only where you ended up
- <must>Figma</must>, at the level where variants and auto layout hold no secrets
- your own <must>user research</must>: <must>interviews</must>, <must>usability testing</must>, making sense of it
- <must>accessibility</must>: you know <must>WCAG 2.1/2.2 AA</must> and have had something tested against it. Our customers are semi-public, so the law is not optional here
- experience with a <must>design system</must>, using or, better, maintaining it
- <degree c="must">hbo or university level</degree> of thinking, in whatever subject
- <lang c="must">English</lang> as working language. <lang c="nice">Dutch</lang> at B1 or more is a plus because the travellers in our tests speak it

**Makes us curious**

<nice>Service design</nice> (blueprints, journeys) · <nice>native mobile apps (iOS/Android)</nice> · <nice>analytics with Matomo</nice> or similar · <nice>transport or ticketing</nice> background

**We give** 8% holiday pay, 28 days, NS business card, pension without own contribution for the first year, and a learning budget (somebody learned <no>3D animation</no> with it, somebody else welding).

You need a <permit c="must">valid EU work permit or citizenship</permit>; we're not a recognised sponsor (yet). Acquisition is not appreciated, recruiters: echt niet. Mail portfolio and a few lines to Jorinde, werken@kievit-mobility.example.org.
