Otter Lane Vets is looking for an RVN

Job Title: <title>Registered Veterinary Nurse</title>
Practice: <employer>Otter Lane Veterinary Surgery</employer>
Where: <place>Totnes, Devon</place>
Hours: 38 a week over 4 days, 1 in 5 Saturday mornings. No nights, no on-call (our neighbours at Vets Now do those, along with the <no>ECC</no>)
Pay: <pay>£27,500–£32,000 DOE</pay>, RCVS and BVNA fees, £300 CPD on top

What does a week look like?
Two days in theatre, one in consults and one floating. Nurses here <duty>place the IVs</duty>, <duty>monitor anaesthetics from premed to recovery</duty>, <duty>take and develop X-rays</duty>, <duty>run their own weight and diabetic clinics</duty>. We believe in Schedule 3 and use it.

Who would suit us?
You're <licence c="must">on the RCVS register</licence>, whether you came through <degree c="must">the diploma or the degree</degree>. Newly qualified is fine! Honestly it is. What we would struggle to teach is <must>gentleness with cats</must>; we are a gold-standard Cat Friendly Clinic. Happy with <must>capnography</must>? Good. Comfortable with <must>dental charting</must>? Even better, that's half of Wednesday. And since the phones never stop, <must>reception</must> cover is something everyone does, vets included.

What would make us grin?
<nice>Rabbits</nice>. A certificate in <nice>feline behaviour</nice>. Having worked on <nice>VetSpace</nice>. An interest in being a <nice>clinical coach</nice>, as we've a student starting in March.

What don't you need?
<no>Exotics</no>, <no>equine</no>, <no>laparoscopy</no> (our visiting surgeon brings his own nurse). And we'd be thrilled to teach you <no>ultrasound</no>.

What's in it for you?
Proper lunch break in a proper garden, five weeks plus bank holidays, staff discount, an Employee Assistance line, six months' full sick pay.

How do I apply?
Email Roz at roz@otterlane.example.com or just ring and come for a cuppa. Not an agency vacancy. Agencies, please don't.

📍 Map  ·  💬 Ask a question  ·  🔗 Share this job  ·  124 people viewed this ad
