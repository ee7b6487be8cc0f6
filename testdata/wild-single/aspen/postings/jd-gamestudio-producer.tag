<employer>Mossback Games</employer> is hiring!

ROLE: <title>Associate Producer</title>
WHERE: <place>Montréal</place> (Mile End), 2 days/week in studio
PROJECT: unannounced cozy thing, Unreal Engine 5, 34 devs

The gig
- <duty>Plan sprints with the art and level teams</duty>
- <duty>Keep the schedule true</duty>, and us truthful about it
- <duty>Chase outsourcing deliveries from three vendors</duty>
- <duty>Take notes</duty>. Good ones. They end arguments.

Your character sheet
STR – <must>organization</must>: you finish lists
DEX – <must>Jira</must> and <must>spreadsheets</must> (boards, filters, formulas)
CON – at least one shipped title in any production, QA or coordination role, OR <years n="2" of="project coordination">two years</years> as a <must>project coordinator</must> in <must g="1">animation</must>, <must g="1">VFX</must> or <must g="1">games</must>
INT – you get <must>how game art is made</must>, from concept to LOD
WIS – <must>giving bad news early</must>
CHA – <lang c="must">French</lang> and <lang c="must">English</lang>, both working level (Bill 96; our docs are in French)

Loot that helps but isn't required
+ <nice>Perforce</nice>
+ <nice>ShotGrid</nice>
+ <nice>Miro</nice>
+ <nice>Scrum certification</nice>

Not on the sheet
- <no>Unreal Blueprints</no>: no, you'll not be scripting
- <no>Marketing</no> / <no>community</no>: the publisher does that
- <no>3D modelling</no>
- <no>Crunch</no>. 37.5 h, timesheets locked

Rewards: <pay>$52,000–$61,000 CAD</pay>, 4 weeks + winter closure, RRSP match, OPUS card, plants.

<permit>Candidates must be legally entitled to work in Canada</permit>. Mossback subscribes to an equal access programme. Apply w/ CV; letter optional; GIFs tolerated.
