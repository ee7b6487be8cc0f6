Climber needed. <title>Tree Surgeon / Climbing Arborist</title>
<employer>P. Hazeldine & Son Tree Care</employer> <place>Ludlow Shropshire</place>

hi all, were a small firm (me my lad and 2 grounds men) and due to more work then we can handle we are after a climber full time or sub contract wouldnt matter.

Must haves - <licence c="must">CS38 aerial rescue</licence>, <licence c="must">CS39 chainsaw from rope and harness</licence> (or the new names), <licence c="must">CS30/31</licence> obviously, <licence c="must">driving licence</licence>, <years n="3" of="climbing">3 yrs climbing</years> min not counting college. Own kit LOLER'd, saws we supply. Can do <must>reductions</must> that look like a tree after not just <must>sectional dismantles</must> & <must>rigging</must>, its the one thing we are fussy about. <must>BS3998</must> - you dont need to quote it just work to it. <must>Fit</must> and <must>not bothered by weather</must>

Mostly <duty>domestic pruning, felling and dismantling</duty> plus <duty>ash dieback takedowns with MEWP</duty> (<licence c="nice">IPAF</licence> useful but we can put you thru it) & a bit of <duty>hedge cutting in the summer</duty>. Quoteing is me so no <no>sales</no>, and the <no>TPO applications</no> my wife does. Theres stump grinding aswell but Kev wont let any one else touch it.

<pay>£150-£180 a day</pay>, PAYE or CIS. Home by 5. Extra if you've got <licence c="nice">first aid +F</licence> or <licence c="nice">B+E</licence>.

Ring Paul 07700 900 613 after six. Paid trial day, bring your tickets with you.
