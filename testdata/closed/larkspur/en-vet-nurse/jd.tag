<employer>Strathbraan Vets</employer>  >  Join us  >  Current vacancies

<title>Registered Veterinary Nurse – Surgical Ward & Theatre</title>
<place>Perth</place>, <pay>£29,500–£34,000 depending on experience</pay>, 40 hrs, 1:5 weekends, no nights

Hello! We're an independent small animal hospital with nine vets, eleven nurses, two very fat practice cats and our own dedicated out-of-hours team, so <no>night work and OOH on-call</no> really isn't part of this job. Since we opened our second theatre in spring our surgical list has nearly doubled and the nursing team needs another pair of experienced hands.

What your week looks like

You'll <duty>run the theatre list alongside the duty surgeon</duty>, which means <duty>inducing, monitoring and recovering anaesthetised patients</duty> (ASA I right up to the odd hairy IV), <duty>scrubbing in for orthopaedic procedures</duty> and keeping on top of <duty>sterilising and kit maintenance</duty>. On ward days you <duty>care for inpatients, place lines, run fluids and pain score</duty>. Every nurse here holds her or his own consults, so you'll also <duty>run post-op and senior pet clinics</duty>. Our orthopaedic surgeon does <no>TPLO and fracture repair</no> – you don't need to have seen a hundred of them, he likes explaining.

You need

* <licence c="must">Current registration with the RCVS as a veterinary nurse</licence>
* <years n="3" of="small animal practice">At least three years post-qualification in small animal practice</years>
* Really solid <must>anaesthesia monitoring</must>, including <must>capnography</must> and <must>invasive or Doppler blood pressure</must>
* Confidence with <must>diagnostic radiography</must> and an understanding of <must>IRR17</must>
* <must>In-house laboratory work</must> (we've IDEXX machines but <no>if you know a different analyser we'll show you ours</no>)
* Someone <must>kind and clear with clients</must>, also when it's bad news
* <licence c="must">Driving licence</licence> – our branch in Dunkeld isn't on a sensible bus route

It'd be lovely if you also

* are a <nice>Clinical Coach</nice> or want to become one – we have two student nurses and a third in September
* hold a further qualification, e.g. <nice g="1">NCert in Anaesthesia</nice>, <nice g="1">ISFM feline certificate</nice> or <nice g="1">a Graduate Diploma</nice>
* have used <nice>Provet Cloud</nice>
* enjoy <nice>stock control</nice>, because nobody here does

What we give back: RCVS and BVNA fees, £500 CPD pot and five paid CPD days, 33 days' holiday rising with service, private health cover, staff discount on treatment, an actual lunch break. No corporate, no targets on <no>Pet Health Plan sales</no>.

To apply, send a CV and a few lines about yourself to Morag, our head nurse, jobs@strathbraan.example.com. Come and spend a morning with us before you decide. Strathbraan Vets welcomes applicants of every background; tell us if you need any adjustments to the process.
