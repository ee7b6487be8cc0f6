<name>TOM WAKEFIELD-RURU</name>
<place>Baynton, Karratha</place> / <phone>0491 555 027</phone> / <email>tomwr@example.net</email> / <status>NZ citizen, 444 visa so no work limits</status>

<summary>I plan boats. Before that I was on them. Shore side since 2020, sailing schedules and
deck plans mostly, and I know most of the stevedores by first name.</summary>

<job>From <start>October 2022</start> I've been <title>marine logs co-ord</title> for <employer>Coral Bight Offshore</employer> at the <place>King Bay</place> base, 2:2
roster, back to back with one other. <point>Two PSVs and an AHT on hire, a third PSV when we drilled in 2023
(seven months).</point> <point>I do the sailing plan Tuesday and the deck plan the night before load-out, about 9
sailings a month.</point> <point>Got deck use from 61 to 74 percent, mostly by nagging people about
half empty baskets.</point> <point>DG: I check the MO41 forms and the segregation and knock back what's wrong,
last year 38 of them.</point> <point>Bulks as well, brine, drill water, baryte and MGO.</point> <point>Sat on the cyclone
team for two seasons, Ilsa was the big one, 31 hours to demob the deck and get three hulls south; the
marine super had the call, I had the board.</point> <point>Monthly numbers for waiting on weather and
demurrage go out of SAP and Excel.</point> <point>Fuel figures per voyage I send to the environment crew, they do the
reporting.</point> <point>Stevedores, two truckies' firms and Pilbara Ports are mine to wrangle, the contracts
aren't.</point></job>

<job>Before: <employer>Mardie Shorebase Services</employer>, <place>Dampier</place>, <start>Feb 2020</start> till <end>Sep 2022</end>. Started as
<title>materials controller</title>, then <title>logistics officer</title> from mid 2021. <point>CCU tracking (about 400 units), manifests, load lists
for four operators,</point> <point>Maximo for receipts,</point> <point>relief for the vessel co-ord on and off, say
10 weeks all up.</point></job>

<job><employer>Tasman Gull Towage</employer> (<place>Port Taranaki</place> and <place>Maui field</place>) <start>2013</start>-<end>2019</end>, <title>deckhand</title>, then <title>IR</title> (integrated rating)
on an AHTS. <point>Deck cargo, tubulars, bulk hoses.</point></job>

<h>tickets</h>
<cert><cname>MSIC</cname> exp <date>08/2027</date></cert>  <cert><cname>IMDG DG by sea, refreshed</cname> <date>Feb 2025</date></cert>  <cert><cname>forklift LF</cname></cert>  <cert><cname>dogging</cname> (expired, sort of miss it)</cert>
<status>WA licence C, manual</status>

<h>study</h>
<edu><degree>Dip of Logistics</degree>, <school>North Regional TAFE</school>, <point>6 of 9 units, plan to finish 2026.</point></edu>
<edu><degree>NCEA L3</degree>, <school>Spotswood College</school> <end>2012</end></edu>

<other>Off roster: outrigger canoe, bad guitar. Referees when you need them.</other>
