<employer>Rimu Ridge Tree Services Ltd</employer>
Kia ora! We're on the lookout for a

<title>Crew Leader – Arboriculture (Council Contract)</title>
<place>Tauranga, Bay of Plenty</place>  |  Full time, permanent  |  <pay>$36–$42 per hour, take-home ute</pay>

Who we are
Rimu Ridge is a family-owned outfit of 34 people looking after street and park trees for two district councils. Our sister company <no>does vegetation work around live power lines</no> – that's not this job, so <no>no utility arborist tickets are needed</no>. Our depot has a decent coffee machine and an indecent number of dogs.

What you'd be up to
• <duty>Running a three-person crew day to day</duty>, from <duty>toolbox talk and site-specific safety plan</duty> through to <duty>signing off the job sheet</duty>.
• <duty>Climbing and dismantling large trees</duty> in tight urban sites – you'll need to be properly confident with <must>rigging</must> and <must>aerial rescue</must>.
• <duty>Talking to residents who love (or hate) the pōhutukawa outside their gate.</duty> Good <must>customer communication</must> is a big part of keeping the contract.
• <duty>Setting up traffic control on low-volume roads</duty>.
• <duty>Bringing on our trainees</duty>; we've got two apprentices who need somebody patient.

You'll have
- <degree c="must">New Zealand Certificate in Horticulture Services (Arboriculture) Level 4</degree> or an overseas equivalent
- at least <years n="4" of="climbing arborist">four years as a climbing arborist</years>, and have <must>led a crew</must> for some of that
- sound <must>chainsaw</must> skills on the ground and in the tree
- a proper grasp of <must>pruning</must> to standard, not just "take the top off"
- <licence c="must">a full Class 1 driver licence</licence>; <licence c="nice">Class 2</licence> gets you more truck time and more money
- <licence c="must">a current first aid certificate</licence>
- <permit>The right to work in New Zealand</permit>

It'd be choice if you also bring <nice>tree risk assessment</nice> experience (<nice g="1">QTRA</nice> or <nice g="1">TRAQ</nice>, we don't mind which), have driven a <nice>MEWP</nice>, or know your way around <nice>stump grinders</nice>. A <licence c="nice">traffic controller (TC) ticket</licence> helps, though we'll put you through it. <no>We'll teach you our tablet job system</no>, so no computer wizardry needed. <no>Consultant reports are written by our office team.</no>

What you get
Mon–Fri, 7 till 4. Paid wet days. $1,200 gear allowance a year. Southern Cross health cover after six months. Pre-employment drug test applies.

How to apply: send your CV and a couple of lines about the trickiest removal you ever did to mahi@rimuridge.example.org. Applications close when we've found the right person, so don't muck around. We welcome applicants of every background, and we mean it.
