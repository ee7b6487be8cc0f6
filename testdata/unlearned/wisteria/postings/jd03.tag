<title>FARM MANAGER – 320-cow spring calving herd</title>
<place>Near Fermoy, Co. Cork</place>   |   <employer>Ballydrehid Pastures Ltd</employer>   |   Full time, permanent   |   Start: 1 December or by agreement

The owners are stepping back from the day to day. We want a manager who will run the place as if it were their own, with two full-time operators and a student in spring.

The farm
• 118 ha milking platform, plus 40 ha out-block for silage and heifers
• 30-unit parlour, auto drafting, collars on all cows. The collar software is easy; you'll be shown <no>SenseHub</no> in a morning
• 495 kg MS/cow delivered last year, EBI €241
• Contractors do slurry, silage and all tillage, so <no>tractor work</no> is minimal

The job
• <duty>Overall responsibility for grass, cows and people</duty>
• Weekly farm walk – <duty>measuring and budgeting grass</duty>, <must>PastureBase</must> kept up to date
• <duty>Planning calving, breeding and drying off</duty>; you'll do <must>AI</must> yourself with the DIY licence or line up the technician
• <duty>Rostering the team</duty> so that everyone gets every second weekend off, you included
• <duty>Keeping records right for Bord Bia, the Department and nitrates</duty>
• Monthly meeting with the owners and <duty>reporting against the cost budget</duty>

You
• Have a <degree c="must" g="1">Teagasc Professional Diploma in Dairy Farm Management</degree> or a <degree c="must" g="1">degree in agriculture</degree>
• Have <years n="3" of="managing or assistant managing a dairy herd">3+ years as manager or assistant manager</years> on a herd of 150 cows or more
• Are really good at <must>grassland management</must>. It's the one thing we won't compromise on
• Have solid <must>stockmanship</must>: you spot the sick cow before the collar does
• Can <must>lead a small team</must> without roaring at anybody
• Are comfortable with <must>Excel</must> or similar for the budget
• <licence c="must">Full B licence</licence>; <licence c="nice">BE for the trailer</licence> handy

Time in New Zealand is welcome but no better in our eyes than a good farm at home. <nice>Hoof trimming</nice> would save us a few bob. Any interest in <nice>multi-species swards or clover</nice> will get you a long chat over the ditch.

Non-EEA applicants: we're sorry, but we can only consider people who already hold <permit>permission to work in Ireland (Stamp 1G, 4 or similar)</permit>. An employment permit can't be sponsored for this role.

What you get
• <pay>€58,000–€66,000</pay> depending on experience, plus a bonus on six-week calving rate and cost per kg
• 4-bed house on the farm, renovated 2022, oil heating
• Jeep
• 24 days' leave, taken outside Feb–April
• Discussion group and training paid for. Equity partnership open for discussion after two seasons

CV and two referees to Gobnait Hennelly, jobs@ballydrehidpastures.example.com before Friday 17 October. Interviews will involve walking paddocks; bring boots.
