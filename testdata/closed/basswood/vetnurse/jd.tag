<employer>Liffeyside Veterinary Hospital</employer>
<place>Newbridge, Co. Kildare</place>

<title>Registered Veterinary Nurse</title> (full time, permanent, we'd consider 4 days)

Hello! We are a 9-vet mixed practice that has slowly become mostly small animal. The hospital moved into the old creamery building in 2020, so there is finally a proper prep room, a separate cat ward and somewhere to sit down. One of our nurses is off to New Zealand in September and we're looking for somebody to step into her (muddy) shoes.

What the week looks like. You'd <duty>run anaesthesia for routine and emergency surgery</duty>, so you need to be really comfortable with <must>anaesthetic monitoring</must>, capnography included. You will <duty>look after inpatients</duty>, <duty>place catheters and draw bloods</duty> (<must>IV catheter placement</must>, <must>phlebotomy</must>), and <duty>help with radiographs</duty>; <must>radiography</must> positioning matters more to us than which machine you learned it on. We do a <must>dental</must> list every Tuesday and Thursday. <duty>Nurse consults</duty> are yours to shape: second vaccines, weight clinics, post-op checks. Confident, kind <must>client communication</must> is non negotiable, our clients talk to each other.

You must be <licence c="must">registered with the Veterinary Council of Ireland</licence>, which means a <degree c="must">diploma or BSc in veterinary nursing</degree>. Ideally <years n="2" of="small animal practice">two years or more in small animal practice</years> since you qualified, because there will be times you're the only nurse in the building. A <licence c="must">full clean driving licence</licence>, as there's no bus that suits our rota. Current <permit c="must">right to work in Ireland</permit>.

It would be lovely if you had some <nice>emergency and critical care</nice> behind you, or <nice>laboratory</nice> work in house (we have IDEXX analysers and a centrifuge that sounds like a Massey Ferguson). <nice>Student nurse mentoring</nice> would be a real plus, since we take two placement students a year from Athlone. If you have used <nice>Provet Cloud</nice>, great, otherwise we'll show you.

To put your mind at ease: you will not be doing <no>equine</no> or <no>farm</no> call-outs, the large animal vets bring their own tech. <no>Exotics</no> get referred to UCD. No overnight shifts: nights are covered by a shared emergency service in Naas. You'd work one Saturday morning in four.

<pay>€34,000 to €39,500</pay> depending on experience, VCI fee paid, €800 CPD allowance (our last nurse used it for the <no>physiotherapy</no> certificate), uniform, staff discount for your own menagerie, 22 days plus bank holidays.

Send a CV and a couple of lines about the patient you remember best to Gráinne, practice manager: grainne@liffeyside.example.com. We answer everyone. Closing date is the last Friday of the month.
