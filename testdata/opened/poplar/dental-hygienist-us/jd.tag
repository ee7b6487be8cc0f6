Job posting

<title>Dental Hygienist (RDH)</title>
<employer>Tamarack Periodontics & Family Dental</employer>
<place>Bend, OR</place>
4 days/wk (Mon-Thu, 7:45-5) · <pay>$54-$62/hr DOE</pay>

Who we are: one periodontist, two general dentists, four hygienists, and a front desk that actually laughs. We opened in 2009 and most of our patients have been with us since. About half of the hygiene column is perio, the other half is regular recall.

A typical day is 8 patients. You'll <duty>do scaling and root planing by quadrant</duty>, <duty>perio maintenance</duty>, adult prophys and the occasional teenager. You'll <duty>chart full-mouth probing at every recall</duty>, <duty>take digital x-rays</duty>, <duty>administer local anesthetic for your own SRP patients</duty> and <duty>co-diagnose with the doctor</duty>. We do not ask hygienists to <no>sell whitening</no> or chase production goals, and <no>insurance billing</no> is handled up front.

Requirements:

- Active <licence c="must">Oregon dental hygiene license</licence>, with the <licence c="must">local anesthesia endorsement</licence> (nitrous endorsement: <licence c="nice">nice, not required</licence>)
- <degree c="must">Associate's degree in dental hygiene from a CODA-accredited program</degree> (bachelor's is fine too, pays the same)
- <years n="3" of="clinical dental hygiene">3+ years</years> chairside as an RDH, with a real share of it in <must>periodontal therapy</must>. We love new grads but this column is not the one to learn on.
- Current <licence c="must">BLS/CPR</licence>
- Skilled with <must>ultrasonic scalers</must> and <must>hand instrumentation</must>
- <must>Patient education</must> that doesn't sound like a lecture
- Software: <must g="1">Dentrix</must>, <must g="1">Eaglesoft</must> or <must g="1">Open Dental</must>, we don't care which you come from

Bonus points for <nice>diode laser</nice>, <nice>intraoral scanning (iTero or similar)</nice>, <lang c="nice">conversational Spanish</lang>. If you've been around <nice>implant maintenance</nice> tell us, our periodontist places about 200 a year.

Benefits: medical after 60 days, 401(k) with 4% match, CE allowance $1,200, scrubs, ski pass raffle, your own assistant two days a week. <no>Laser certification</no> can be paid from the CE money.

Tamarack is an equal opportunity employer. We do not discriminate on the basis of race, color, religion, sex, national origin, age, disability, veteran status, or any other protected class.

How to apply: email resume plus 2 references to hello@tamarackperio.example.com, subject line "RDH". There will be a paid working interview.
