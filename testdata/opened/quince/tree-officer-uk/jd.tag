<title>Tree Officer (Planning & Protected Trees)</title>
<employer>Harrowmere Borough Council</employer> – <place>Civic Offices, Harrowmere, Worcestershire</place> (hybrid, typically 2 days office)
Grade 8: <pay>£36,124 to £39,513</pay> + essential car user allowance. 37 hours, permanent
Ref: ENV/0931

Harrowmere has about 41,000 trees in our own ownership, 312 Tree Preservation Orders, 19 conservation areas and a housing target that keeps all of us awake. After Colin's retirement we are looking for someone who loves trees but can also sit across the table from a developer's agent and stay pleasant.

What you will be doing
You'll <duty>determine applications for works to protected trees</duty> and section 211 notices within the 8 and 6 week periods, <duty>advise planning case officers on development proposals affecting trees</duty>, and <duty>make, vary and confirm new Orders</duty>. You will <duty>represent the Council at appeals and in front of Planning Committee</duty> – usually three or four evenings a year – and <duty>investigate suspected unauthorised felling</duty>, working with Legal where we prosecute. Around a fifth of the time goes into <duty>inspecting Council-owned trees</duty> on the risk round. The climbing itself is done by our term contractor; you will not need <no>a chainsaw</no> in your hand, and <no>aerial rescue</no> tickets, while lovely, don't score points.

Who we need
You will have a <degree c="must">Level 4 qualification in arboriculture</degree> or above (Tech Cert ABC L4, FdSc, HND…), and <years n="3" of="arboriculture">at least three years</years> in arboriculture. We need a person who has actually handled <must>TPO casework</must>, as a council officer or as a consultant working for one – sorry, but with just the one post we have no capacity to teach this from zero. You must be at home in <must>BS 5837</must> and able to tear apart (constructively) an arboricultural impact assessment; understand <must>BS 3998</must>; and be competent in <must>tree risk assessment</must>, whether you grew up with <nice g="1">QTRA</nice>, <nice g="1">VALID</nice> or <nice g="1">TRAQ</nice>. Clear <must>report writing</must> matters more than people expect: your decision notice will be read out by an inspector one day.

A <licence c="must">full UK driving licence</licence> and use of a car are essential, as the borough's bus service is what it is.

It'd be great if you also bring
 o <licence c="nice">LANTRA Professional Tree Inspection</licence>
 o some <nice>GIS</nice> (we're on QGIS; the <no>Python</no> side is looked after by the data team)
 o experience of <nice>giving evidence</nice> at hearings or in court
 o knowledge of <nice>Biodiversity Net Gain</nice>
 o membership of the <nice>Arboricultural Association</nice> or ICF

What we offer
LGPS pension, 27 days + bank holidays rising to 32, flexi, cycle scheme, free swim at Harrowmere Baths, paid professional subscription.

We're a Disability Confident employer and welcome applicants from all backgrounds. Interviews in the week of the 12th; there'll be a short walk-round with three trees and a planning drawing. CVs alone are not accepted – please complete the form and in the supporting statement address every bit of "Who we need". For a chat ring Bev on 01905 555 0126.
