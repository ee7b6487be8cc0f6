<title>Loans Registrar</title> (maternity cover, 14 months)
<employer>The Harbottle Collection Trust</employer>, <place>Kendal, Cumbria</place>
<pay>£31,400 pro rata</pay>, 30 hours over four days, some weekend and evening working around installs

The Harbottle is an independent museum of textiles and decorative arts with around 22,000 objects, two galleries and a lively touring programme. We are an Accredited museum and an Arts Council England National Portfolio Organisation. Our small collections team is three people, two volunteers and a rather old van.

While Imogen is on leave we need somebody to keep our loans moving. In the coming year you will <duty>administer about 40 outward loans and two incoming exhibitions from request to return</duty>, so you should already be at home with <must>drafting loan agreements</must> and chasing them to signature. You will <duty>negotiate dates, couriers and costs with lenders and borrowers</duty>. One of the incoming shows is from the Netherlands, which means you will need practical experience of <must>temporary admission and export licensing</must>, and of <must>Government Indemnity Scheme applications</must>.

We would expect <years n="3" of="registrar or loans work">at least three years of registrar or loans work</years> in a museum, gallery or archive. You will be <must>condition checking objects</must> on your own at venues, sometimes in front of a nervous lender, and you must know how textiles, ceramics or furniture are packed; <must g="1">textile handling</must> or <must g="1">ceramics handling</must> would do, we can help with the other. You will be <duty>briefing technicians and acting as courier</duty>, which will include <must>courier trips</must> by road. <licence c="must">A full driving licence</licence> is essential: the van does not drive itself.

Our records are kept to <must>Spectrum standards</must>. We use <nice>Axiell Collections</nice>, and if you know another system such as <nice g="2">TMS</nice> or <nice g="2">MODES</nice> you will pick it up quickly. A small part of the role is helping our Collections Manager with a <nice>documentation backlog</nice>.

What this job is not: you will not be asked to do <no>conservation treatment</no> (we buy that in) or <no>exhibition design</no>, and our marketing colleagues look after <no>social media</no>.

It would be lovely, though not needed, if you had <degree c="nice">a postgraduate qualification in museum studies</degree>, some <lang c="nice">Dutch or German</lang>, or had looked after <nice>environmental monitoring</nice>.

You will be <must>well organised</must>, calm on a loading bay, and <must>able to manage a budget</must> for transport (this year £46,000).

What we offer: 25 days' leave plus bank holidays pro rata, 6% employer pension, free entry to most museums in the country, a staff discount on rather good cake.

To apply please send a CV and a covering letter of no more than two sides telling us about a loan that went wrong and what you did, to jobs@harbottle.example.org by noon on Monday 9 March. Interviews will be held in person on 19 March; we reimburse second class travel. We particularly welcome applications from people who are under-represented in our sector. You must have the <permit>right to work in the UK</permit>. We regret we can't give feedback to those not shortlisted.
