<title>Registered Veterinary Nurse – Nights</title>   <title>Registered Veterinary Nurse – Nights</title>
<employer>Corrib Emergency & Referral Vets</employer>
<place>Oranmore, Co. Galway</place>
Permanent  |  7 on / 14 off  |  <pay>€39,000–€46,000 incl. night premium</pay>

Yes, you read that right: seven nights on and two full weeks off, all year round.
Yes, you read that right: seven nights on and two full weeks off, all year round.

ABOUT THE HOSPITAL
Corrib is an independent out-of-hours and referral hospital for small animals. We take cases from 41 practices between Clifden and Athlone. By day our referral colleagues do <no>orthopaedics</no>, <no>cardiology</no> and <no>CT</no>; by night it's us, the emergencies. We don't see <no>horses</no> or farm animals, though a hedgehog now and then.

WHAT YOU'LL BE DOING
Triage on the phone and at the door (<duty>triaging emergencies</duty>)
<duty>Monitoring anaesthesia</duty> for GDVs, caesareans and the like
<duty>Nursing up to eight inpatients</duty> with one vet and one night assistant
<duty>Running in-house bloods</duty>, smears and urine
<duty>Discharging patients to their own practice at 8 a.m.</duty> with a handover that makes sense
<duty>Giving owners their estimates</duty>. This is the hard part. We support you in it, but you must be able to have a <must>conversation about money with upset people</must>

WHAT WE ASK
* Registered with the Veterinary Council of Ireland — <licence c="must">VCI registration as a veterinary nurse</licence>. UK RVNs: we'll help with the transfer.
* <degree c="must">Level 7 degree (or level 6) in Veterinary Nursing</degree>
* <years n="2" of="veterinary nursing in clinical practice">2 yrs</years> in clinical practice after qualifying
* <must>Anaesthetic monitoring</must> incl. <must>capnography</must>
* <must>IV catheter placement</must>, <must>CPR (RECOVER)</must>, <must>fluid therapy calculations</must>
* <must>radiography</must>; the radiation course is a plus (<licence c="nice">RPII/EPA radiation safety course</licence>)
* a <must>level head at 4 in the morning</must>

WHAT WE ASK
* Registered with the Veterinary Council of Ireland — <licence c="must">VCI registration as a veterinary nurse</licence>. UK RVNs: we'll help with the transfer.
* <degree c="must">Level 7 degree (or level 6) in Veterinary Nursing</degree>
* <years n="2" of="veterinary nursing in clinical practice">2 yrs</years> in clinical practice after qualifying
* <must>Anaesthetic monitoring</must> incl. <must>capnography</must>
* <must>IV catheter placement</must>, <must>CPR (RECOVER)</must>, <must>fluid therapy calculations</must>
* <must>radiography</must>; the radiation course is a plus (<licence c="nice">RPII/EPA radiation safety course</licence>)
* a <must>level head at 4 in the morning</must>

IT WOULD BE A PLUS
* <nice>Transfusion medicine</nice>. we have a donor list.
* <nice>mechanical ventilation</nice>
* a certificate such as the <licence c="nice">NCert ECC</licence> or the <licence c="nice">VTS</licence>, finished or begun
* <nice>Provet Cloud</nice>  (used by us for everything)

DO NOT WORRY ABOUT
* <no>Nurse clinics</no>, <no>puppy parties</no>, <no>pet insurance claims</no> — days do all that.
* if you've never placed a <no>central line</no>, we'll teach you, on a good night.

WE GIVE YOU
1,500 euro CPD + 5 paid days  ·  VCI fee  ·  Pension 5%  ·  Sick pay, real one  ·  Meals on shift  ·  Relocation 1,000  ·  50% off for two of your own animals  ·  confidential counselling line  ·  blackout blinds (seriously, we buy them for you)

Applications with CV to Orla Ní Fhátharta, Head Nurse: orla@corribvets.example.org
Non-EEA applicants need a <permit>Stamp 1 or Stamp 4 permission</permit>, veterinary nurse is not on our sponsorship list at present.
Applications with CV to Orla Ní Fhátharta, Head Nurse: orla@corribvets.example.org
