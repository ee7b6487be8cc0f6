<employer>Snake Plateau Fish Commission</employer>
RECRUITMENT BULLETIN 0617-FHT2                      OPEN COMPETITIVE

CLASS TITLE:     <title>Fish Hatchery Technician 2</title>
DUTY STATION:    Grande Butte Hatchery, <place>Enterprise, Oregon</place>
PAY:             <pay>$3,912 – $5,204 a month</pay>
STATUS:          Full time, permanent, 12-month trial service
CLOSES:          When filled. First review of applications June 28.

THE STATION
Grande Butte rears 1.1 million spring Chinook and about 180,000 summer steelhead a year on creek and well water. There are seven of us, two dogs and a great deal of snow. Parentage work is done by the university: you will clip fins and mail vials, but <no>genetic analysis</no> is not part of this job. Fin marking is done by the <no>AutoFish trailer</no>, which comes with its own crew.

WHAT THE YEAR LOOKS LIKE
In August and September you <duty>sort, hold and spawn adult broodstock</duty>. Over the winter you <duty>shock, pick and treat eggs in vertical-stack incubators</duty>. From first feeding on you <duty>feed, clean, sample-count and thin fish in ponds and raceways</duty>, and in April you <duty>haul smolts to the release sites</duty>. All year round you <duty>keep daily production records</duty> and <duty>stand alarm duty one week in four</duty>, from station housing.

REQUIRED AT TIME OF APPLICATION
1. <years n="3" of="fish culture">Three years of paid work in fish culture</years>, at a public hatchery or a commercial farm. Seasonal time counts month for month.
2. Hands-on <must>salmonid spawning</must> and <must>egg incubation</must>.
3. Able to work out <must>feed rates</must> and <must>growth projections</must> without someone checking your arithmetic.
4. <must>Water quality monitoring</must> – dissolved oxygen, temperature, gas saturation – and the judgment to act on a bad reading at 3 a.m.
5. Knows what sick fish look like: <must>recognition of fish diseases</must>, and <must>medicated feed</must> and <must>bath treatments</must> given under a veterinarian's direction.
6. Everyday <must>pump repair</must> and <must>plumbing</must>.
7. Records are kept in <must g="1">Microsoft Excel</must> or <must g="1">Access</must>; you should be at home in one of them.
8. <licence c="must">Valid driver's license</licence>.
9. <permit>Legally authorized to work in the United States</permit>.

PREFERRED
- <degree c="nice">Associate or bachelor's degree in fisheries, aquaculture or a life science</degree>
- <licence c="nice">Class B commercial driver's license</licence> (if you do not have it you get it in the first year, on our dime)
- <nice g="2">Coded wire tagging</nice> or <nice g="2">PIT tagging</nice>
- <nice>Forklift operation</nice>. Anyone who can <nice>weld</nice> will be popular.

BENEFITS
State retirement system, medical and dental, eleven paid holidays, boots and rain gear. We pay for the <no>first aid</no> class.

HOW TO APPLY
Send the state application form and a resume of no more than two pages through the jobs portal. Applications by mail are not accepted. Women, minorities, veterans and people with disabilities are encouraged to apply. The Commission is a drug-free workplace.
