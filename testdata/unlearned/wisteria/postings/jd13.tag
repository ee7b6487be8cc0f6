<employer>Wattlebird Women's & Family Service Inc.</employer>

<title>Case Manager, Family Violence (Identified Intake Role)</title>
SCHADS Level 5, <pay>$98,900 to $103,300 plus super and salary packaging</pay>, 0.8 EFT, ongoing
<place>Ballarat, Victoria, with outreach to Ararat and Daylesford</place>

Wattlebird has supported women, children and gender diverse people in the Central Highlands since a kitchen-table meeting in 1979. We are eighteen workers, a refuge, a fluctuating number of chickens and a waiting list that we'd like to make shorter.

**About the role**

You would join the intake team, the first voice people hear after police or Orange Door refer them. Over the phone and face to face you'll <duty>assess risk using <must>MARAM</must></duty>, <duty>develop safety plans with victim survivors</duty>, and <duty>hold a caseload of about twelve for up to sixteen weeks</duty>. You'll <duty>write support letters and affidavit material for intervention order hearings</duty>, <duty>apply for Flexible Support Packages</duty> and <duty>sit at the local RAMP table every month</duty>. All of it gets recorded in SHIP, so you'll need to <must>write sound case notes</must>; knowing <nice>SHIP</nice> beforehand helps.

**Who we hope will apply**

Victoria's mandatory minimum qualification policy applies. That means you have a <degree c="must" g="1">Bachelor of Social Work</degree> or another <degree c="must" g="1">equivalent qualification recognised under the policy</degree>, or you come in through the lived experience or five-year pathway, which we're happy to explain.

You've worked with <must>trauma-affected people</must> for <years n="2" of="work with trauma-affected people">two years or thereabouts</years>, in family violence, homelessness, AOD, child protection or youth work. You understand <must>intersectional feminist practice</must> as something you do on a Tuesday afternoon, not just a paragraph in a policy. You know, or can rapidly learn, <must>the Family Violence Information Sharing Scheme</must>. You <must>look after yourself and use supervision</must>. And you can <must>drive long country roads</must>, with a <licence c="must">current Victorian driver licence</licence>.

If you're a <licence c="nice">member of AASW</licence>, have <nice>worked with children as victim survivors in their own right</nice>, or speak <lang c="nice">Karen, Dari or Vietnamese</lang>, please mention it.

You won't facilitate <no>men's behaviour change groups</no> here; our neighbours at another agency do that. Nor do you need <no>counselling accreditation</no>, there's a therapeutic team for this.

**Before you start**

<licence c="must">Employee Working with Children Check</licence>, <licence c="must">National police check</licence> (a record is not necessarily a barrier), two referees one of whom supervised you, and <permit>the right to work in Australia</permit>.

The role is open to women only under exemption H/318 of the Equal Opportunity Act 2010. First Nations women, trans women, women with disability and women of any faith and age are strongly encouraged.

**What's in it for you**: external clinical supervision monthly, five weeks' leave, wellbeing day each quarter, portable long service leave, a laptop that works, colleagues who debrief.

Send us a resume and no more than two pages telling us about a time when a safety plan had to change. Closes 5 pm, Monday 3 March. Delphine on intake@wattlebird.example.org can answer questions.
