<employer>Wessbourne Constabulary</employer>
Police Staff Vacancy – internal and external
<title>Detained Property and Exhibits Officer</title>
Department: Criminal Justice & Custody | <place>Yeovil, Somerset</place> | Scale D <pay>£26,403–£28,866</pay> + 14% shift allowance

The part of police work that never makes television: a man's phone, a bag of wet clothes, £4,310 in a biscuit tin. Somebody has to know where each of these is, at any time, for up to thirty years. In this force it's a team of nine, of which you would be one.

About the role. Property comes in from response officers, <no>CID</no>, <no>traffic</no> and the <no>marine unit</no>. You'll <duty>book in, label and store exhibits</duty>, <duty>check seals and continuity signatures</duty>, <duty>send items to the forensic provider</duty>, <duty>return property to owners</duty> and <duty>destroy drugs and weapons under witness</duty>. Twice a year there's a full audit. You would not do <no>fingerprint recovery</no>, <no>statement taking</no> or <no>file building</no>, and police staff in this post have no <no>powers of arrest</no>.

About you. We score the following from your form:

 Ref   What we need                                                       E/D
 A     <must g="1">Stock control</must>, <must g="1">archive</must> or <must g="1">evidence handling</must>, with a clear record of accuracy     E
 B     Understanding of <must g="2">chain of custody</must>, or of <must g="2">traceability</must> in any trade (blood bank, foods, jewellery)   E
 C     <must>Data entry</must> at speed and without mistakes                            E
 D     <must>Lifting</must> up to 20 kg, ladders, a cold store                          E
 E     <licence c="must">Full UK driving licence (manual)</licence>                                    E
 F     <degree c="must">GCSE English and Maths at grade C/4</degree>                                  E
 G     <must>Discretion</must>, on and off duty                                         E
 H     <years n="1" of="public-facing work">12 months</years> of <nice>public-facing work</nice>, including with upset people     D
 I     <licence c="nice">Forklift or reach truck certificate</licence>                                 D
 J     <nice>Hazardous substances</nice> / sharps / biohazard awareness                   D

You'll see and smell things other people don't. We'd like somebody with <must>emotional resilience</must> and the sense to talk about it. There's support: trauma counselling, a chaplain, a dog called Biscuit.

What we train: our property module in <no>Niche</no>, <no>firearms make-safe awareness</no>, <no>drugs field testing</no>. Having been a police officer is no advantage.

Vetting: <must>Recruitment Vetting</must> (RV), <permit c="must">three years’ UK residency</permit>. Visible tattoos are considered case by case.

Shifts: 7–3, 1–9, one weekend in four; no nights. Blue Light card, LGPS pension, 24 days' leave, gym with <no>boxing</no> on Tuesdays.

Sift in week 32, interview with practical exercise (forty exhibits, one hour, find the five errors) in week 34.
