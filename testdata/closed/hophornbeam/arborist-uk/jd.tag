<title>Lead Climbing Arborist</title>
<employer>Harrowgill Tree Care Ltd</employer>, yard at <place>Hathersage, Derbyshire</place>

Who are we? Eleven people, two dogs, three chippers. We look after trees for homeowners, two parish councils, a handful of schools and the odd very nervous stately home. Arboricultural Association approved since 2014. We turn work down when it isn't right for the tree.

One of our lead climbers is moving to Canada, so we need somebody to <duty>run one of our three-person teams out on site</duty>. You'll be up the tree most days. You'll also be the one who <duty>writes the site risk assessment in the morning</duty>, <duty>keeps the client sweet</duty>, and <duty>brings on our trainees without shouting</duty>.

What a week looks like
 * <duty>Crown reductions, deadwooding and sectional dismantles</duty> – a fair bit of it over roofs and conservatories, so you need to be <must>confident with rigging and lowering</must>
 * Pruning that would stand up to <must>BS 3998</must>, not topping
 * <duty>Emergency call-outs</duty> one week in four, paid extra
 * Daily checks on <must>climbing kit</must> and saws. (The LOLER thorough examinations are done by an outside inspector, we're <no>not after a LOLER inspector</no>.)
 * Feeding brush into the <must>chipper</must> like everybody else

You must have
 * <licence c="must">NPTC / Lantra CS30 and CS31</licence>
 * <licence c="must">CS38 climbing and aerial rescue</licence>
 * <licence c="must">CS39, chainsaw from rope and harness</licence> – please don't apply if you're "about to do it"
 * at least <years n="4" of="climbing">four years' climbing</years> on commercial jobs
 * some experience of <must>leading a team</must>, even a small one
 * <licence c="must">Full UK driving licence</licence>, and we'd like <licence c="nice">B+E for the trailer</licence>
 * <licence c="must">Emergency First Aid at Work with the forestry add-on (+F)</licence>, in date

It'd be lovely, but it's not a deal breaker, if you had <licence c="nice">CS41 rigging</licence>, a <licence c="nice">MEWP ticket (IPAF)</licence>, <degree c="nice">a Level 3 in arboriculture</degree> or have dealt with <nice>TPO and conservation area applications</nice>. We'll put you through <no>tree survey training</no> ourselves if you fancy it. Utility arb (<no>UA1 and the rest</no>) is no use to us, we don't go near the lines.

Money etc.
<pay>£34,000–£38,500</pay> depending on tickets. 28 days' holiday, PPE budget of £600 a year, Friday finishes at 3.

How to apply: ring Jess at the office for a chat or send a CV to jobs@harrowgill.example.org. Anyone we like comes for a paid trial day. We welcome applications from everybody, and yes, we do have women's fit harnesses.
