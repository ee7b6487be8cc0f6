From: People Team
Subject: New vacancy, please circulate (closing noon, Friday 14th)

Dear all,

<employer>Humber Quays Museums Trust</employer> cares for some 480,000 objects across four sites in <place>Hull</place>, from whaling journals to a working trolleybus. After two years of building works the galleries reopen next autumn with 63 loans coming in, and we'd like somebody calm in charge of the paperwork and the people.

We are recruiting a <title>Registrar and Collections Team Manager</title>, permanent, 37 hours, <pay>£38,500 to £42,200</pay>, Local Government Pension Scheme.

The post-holder will <duty>run the loans programme in and out</duty>, <duty>oversee documentation and audits at all four sites</duty>, <duty>negotiate loan agreements with lenders</duty> and <duty>hold the transport and packing budget of £140,000</duty>. Four people report to this post (two documentation officers, a collections technician and an apprentice), so we can only shortlist candidates with <must>line management</must> experience: appraisals, absence, recruitment, the unglamorous parts as well.

Person specification
Essential: a <degree c="must">degree</degree> in any subject; <years n="4" of="registrar or loans work">four years</years> in a registrar's or loans role in an accredited museum; a sound grasp of <must>Spectrum</must> procedures; the <must>Government Indemnity Scheme</must> and <must>commercial fine art insurance</must>; having <must>couriered objects</must>; a collections database, either <must g="1">TMS</must> or <must g="1">Axiell Collections</must> or <must g="1">Mimsy XG</must>; <must>budget management</must>.
Desirable: <degree c="nice">a postgraduate qualification in museum studies</degree>; <nice>hazards in collections</nice> such as asbestos or arsenic; <nice>copyright and image licensing</nice>; <licence c="nice">full driving licence</licence>.

Just so you know: <no>conservation treatment</no> is bought in, the learning team runs the <no>volunteer programme</no>, and the environmental monitoring system (<no>Hanwell</no>) will be explained to you on day one. The post is not a curatorial one and involves no <no>exhibition writing</no>.

Because of Government Indemnity conditions the successful candidate will need a basic DBS check. Interviews are on the 27th and 28th; we send the questions three days ahead to everyone. Job share is welcome. We particularly encourage applications from people under-represented in the sector.

Forms to people@humberquays.example.org. Informal chat: ask for Marguerite, 01482 555 0116.
