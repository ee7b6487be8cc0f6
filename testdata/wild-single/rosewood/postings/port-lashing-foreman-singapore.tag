<title>Lashing Foreman (Container Terminal)</title>
<employer>Straits Harbour Stevedoring Pte Ltd</employer>
<place>Pasir Panjang / Tuas</place>
<pay>S$3,100–3,800 + shift and attendance allowance</pay>
12-hour rotating shift, 4 on 2 off

RESPONSIBILITIES
- <duty>Lead a gang of 8–10 lashers on board vessels</duty>; requires <must>supervision of gang work</must>
- <duty>Check twistlocks, lashing rods and turnbuckles</duty> against the <must>lashing plan</must>
- <duty>Conduct toolbox meeting</duty> every shift in simple <lang c="must">English</lang>, plus <lang c="must" g="1">Mandarin</lang> or <lang c="must" g="1">Tamil</lang> as most of the men prefer it
- <duty>Stop work in lightning, strong wind or if the ship's gangway is unsafe</duty>
- <duty>Report damaged boxes, missing cones and near misses</duty>
- Deal with ship's officers: need <must>polite firmness</must>
- Watch the men's rest and water intake. <must>Heat stress awareness</must> is compulsory

REQUIREMENTS
- <degree c="must">NITEC or Secondary 4</degree>
- At least <years n="3" of="lashing">3 years</years> <must>lashing</must> on container vessels, any port
- <must>Working at height</must> up to 6 high, <must>physically fit</must>, no fear of lashing cage
- Familiar with <must>hand signals</must> and <must>walkie-talkie</must> procedure
- Basic knowledge of <must>IMDG</must> labels (you must know which box not to stand beside)
- <licence c="must">WSQ Supervise Safe Lashing Operation</licence> or pass it within probation
- <licence c="nice">Class 3 driving licence</licence> an advantage, terminal pickup available
- <licence c="nice">Forklift licence</licence> added advantage
- <no>Swimming</no> is not necessary, but the life vest stays on at wharfside

ABOUT US
Straits Harbour supplies labour to the terminal. Our other departments: <no>reefer monitoring</no>, <no>container repair</no>, <no>prime mover driving</no>, <no>bunkering</no>. The cranes are driven by terminal staff; you are not required to <no>operate quay cranes</no>. <no>Berth planning</no> and <no>EDI messages</no> are done upstairs. New automated yard has <no>AGVs</no>, so keep out of the fence.

WHAT WE GIVE
Company transport from Boon Lay and Woodlands, free meal on shift, dental, AWS, yearly health screening, full PPE. We sponsor <no>crane simulator</no> course for those who stay two years, and you can take <no>swimming lessons</no> at the seamen's club for $2.

<permit c="must">Singaporeans, PRs and Malaysian work permit holders</permit> may apply. Whatsapp only, no calls during shift change please. Interested, send resume with last drawn salary and earliest date to lashing.jobs@straitsharbour.example.com. Only shortlisted will be notified.
