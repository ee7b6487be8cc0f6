<employer>Harmattan Microfinance Bank Plc</employer>

We believe a market woman deserves the same courtesy as an oil minister. From one kiosk in Mushin we've grown to 34 branches, and we keep the lights on six days a week. Our products: group loans, daily savings (ajo), <no>agricultural lending</no> in the North, <no>solar kits</no> on credit and, since June, <no>remittances</no>. The <no>mobile app</no> is built by a partner firm in Yaba.

We're hiring a <title>Branch Operations Officer</title> for <place>Ikorodu, Lagos State</place>.

Your responsibilities would be to <duty>balance the vault and tellers' tills at close of day</duty>, <duty>approve withdrawals above tellers' limits</duty>, <duty>call over the day's vouchers</duty>, <duty>review account opening packages for completeness</duty> and <duty>handle complaints at the counter before they become shouting</duty>. You'll <duty>stand in for the Branch Manager</duty> when he is on the road with the loan officers. Loan recovery is not part of it, and there are no <no>deposit targets</no> on this desk; marketers have those.

Requirements. Kindly read them before you apply, the portal screens out.

Education: <degree c="must">B.Sc. or HND, minimum second class lower / lower credit</degree>, any discipline, plus five O'level credits including English and Mathematics, one sitting or two. <degree c="must">NYSC discharge certificate</degree> (or exemption). Chartered status – <licence c="nice">ACIB</licence> or <licence c="nice">ICAN</licence> – in view is good; completed is better.

Experience: not less than <years n="3" of="branch operations">three years</years> in <must>branch operations</must> of a <must g="1">commercial bank</must> or <must g="1">microfinance bank</must>. You must have been a <must>teller</must> at some point. Head tellers, this one is for you.

You know: <must>KYC</must> tiers and <must>anti-money laundering</must> returns; <must>cash handling limits</must>; <must>forged cheque and counterfeit note detection</must>; dual control, i.e. never both keys on one ring. <must>Reconciliation</must> of suspense accounts is bread and butter to you.

You are: <must>honest</must> (two guarantors), <must>calm under pressure</must>, <must>neat with paper</must>, and you speak <lang c="must">Yoruba</lang> and <lang c="must">English</lang>; <lang c="nice">Egun</lang> would delight the fishermen.

Preferably not above 35 and living on the Ikorodu axis, because of the traffic. A <licence c="nice">driver's licence</licence> is an advantage.

We don't need <no>core banking</no> gurus: the software is simple and Head Office teaches it in three days, together with <no>fire drill</no> and <no>sign language basics</no>. Those who do well go on to <no>credit analysis</no> at our academy in Ibadan.

Package: <pay>N3.4m – N4.1m gross p.a.</pay>, HMO, pension, 13th month, lunch.

Apply through the portal latest Friday. Only shortlisted candidates will be contacted. Harmattan never asks for money for a job.
