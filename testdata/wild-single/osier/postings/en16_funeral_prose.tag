"They thought of everything so that we didn't have to." – Mrs R., Shrewsbury

Hollis & Daughter Independent Funeral Directors
Est. 1934 · 3 branches · Members of SAIF

Most people ring us on one of the worst days of their lives. How we answer the phone, how we make the tea, whether we remember the name of the dog: these things matter more than you'd think.

After Linda's retirement, <employer>Hollis & Daughter</employer> is looking for a full-time <title>Funeral Arranger</title> to join our branch on Abbey Foregate in <place>Shrewsbury</place>. You'd be the first face a family meets. You'd <duty>sit down with families and plan the funeral</duty>, <duty>register the paperwork with the crematorium, the coroner and the church</duty>, <duty>prepare estimates and final accounts</duty> and <duty>dress the chapel of rest</duty>. You would not be asked to do any <no>embalming</no>, nor to drive the hearse.

We don't insist that you come from the trade. Arrangers have come to us from nursing, banking, hotels and once a circus. What we do insist on is <must>empathy</must>, <must>accuracy with documents</must> (a wrong middle name on a coffin plate cannot be undone), <must>confidentiality</must>, a steady hand on the <must>telephone</must>, and enough <must>computer literacy</must> for e-mail and our arrangement system, which we'll teach you. You should have spent <years n="2" of="face to face customer work">a couple of years</years> in a <must>customer facing</must> job. <licence c="must">A driving licence</licence> is needed for cover at Wem and Church Stretton. Should you already hold the <licence c="nice">NAFD Diploma in Funeral Arranging</licence>, so much the better; if not, we'll pay for it. Some knowledge of <nice>non-Christian funeral customs</nice> would be a gift.

Monday to Friday, 9 till 5, one Saturday in four. <pay>£25,400</pay> rising to £27,000 after the diploma. Uniform provided. Please write by hand or by e-mail to Ruth Hollis. We read everything.
