<title>Credentialed Veterinary Technician – Emergency & Critical Care (overnights)</title>
<employer>Copper Basin Animal Emergency</employer>  |  <place>Boise, Idaho</place>  |  <pay>$27–$34/hr + $4 overnight differential</pay>

Hey there, night owl.

Copper Basin is a 24/7, doctor-owned ER with 6 DVMs, one very spoiled clinic cat named Biscuit, and about 40 cases on a busy Saturday. We're not part of a corporate group and don't plan to be. Day team handles <no>general practice appointments and dentals next door at our sister clinic; you won't do those</no>.

The schedule: three 12s, 7p–7a, every other weekend. Yes, every other.

What your night looks like
You'll <duty>triage walk-ins</duty> at the front, <duty>place IV catheters</duty> in everything from a Great Dane to a four-pound ferret, <duty>run in-house bloodwork</duty>, <duty>monitor anesthesia during emergency surgeries</duty> (GDVs, C-sections, foreign bodies) and <duty>take care of hospitalized patients</duty>. Between 2 and 5 a.m. it's often you, one doctor and one assistant, so we need somebody who <must>communicates calmly with upset owners</must>, money talk included.

You should have
* <licence c="must">CVT, LVT or RVT credential</licence> (if you're licensed out of state, be eligible for Idaho within 90 days)
* <degree c="must">Graduate of an AVMA-accredited vet tech program</degree>
* <years n="2" of="emergency or specialty practice">2+ years in emergency, ICU or specialty</years> - we've tried to train brand new grads on nights and it isn't fair to anyone
* Real skill in <must>anesthesia monitoring</must> including <must>capnography</must> and ECG
* <must>IV catheter placement</must> and <must>venipuncture</must> on critical patients
* <must>CRI calculations</must> without hunting for a phone app
* Experience with either <must g="a">point-of-care ultrasound assistance</must> or <must g="a">digital radiography positioning</must>
* <licence c="must">RECOVER CPR certification</licence> (BLS is fine; <licence c="nice">ALS</licence> even better)

Bonus points
- <nice>blood transfusion</nice> experience, <nice>exotics</nice>
- <nice>ezyVet</nice>. Coming from Cornerstone or AVImark? <no>No sweat, we'll teach you ezyVet</no>
- <lang c="nice">Conversational Spanish</lang>, since about one in eight of our clients prefers it
- working toward your <licence c="nice">VTS (ECC)</licence>: we pay the application fee

<no>You don't need to know mechanical ventilation</no>. We refer those out to the university.

Perks: medical/dental/vision, 401(k) 4% match, $1,200 CE allowance, scrubs, pet discount that is actually a discount, blackout curtains (really).

Copper Basin Animal Emergency is an equal opportunity employer. We don't discriminate on the basis of race, color, religion, sex, gender identity, age, disability, veteran status or whether you're a dog or a cat person.

Email a resume and two sentences about the weirdest thing you've seen on radiographs to nights@copperbasinaer.example.com. Working interview is one paid shift.
