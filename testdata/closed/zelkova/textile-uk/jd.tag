THE <employer>ARDLAW HOUSE TRUST</employer>
(a Scottish charity)

VACANCY: <title>Conservator (Textiles)</title>
Post ref AHT/25/09
Grade 6, <pay>£34,120 – £37,866</pay> pro rata. 28 hours per week, three years fixed term. Based at Ardlaw, near <place>Cupar, Fife</place>

Background
Ardlaw House holds some 2,300 textiles collected by one family between 1690 and 1954: costume, samplers, four state beds, carpets, and the Crimson Drawing Room, whose silk wall hangings are the subject of a newly funded project. The postholder will report to the Head of Collections. The Trust's paper and paintings conservation is carried out by external studios, so no knowledge of <no>paper conservation</no> or <no>easel paintings</no> is looked for.

Main responsibilities
1. To <duty>survey, document and treat the Crimson Drawing Room hangings</duty>, in situ and in the workroom.
2. To <duty>prepare costume for an annual rotation of displays</duty>.
3. To <duty>lead a group of eight to ten volunteers</duty> during the winter clean.
4. To <duty>commission and oversee freelance conservators</duty> within an agreed budget.
5. To contribute to talks and open days. (Our communications officer looks after <no>social media</no>.)

Person specification

ESSENTIAL
E1  <degree c="must">A postgraduate qualification in textile conservation</degree>
E2  <years n="3" of="textile conservation">Minimum three years' practice after qualifying</years>
E3  <must g="1">Accredited membership of Icon</must>, or <must g="1">demonstrably working towards accreditation</must>
E4  Practical command of <must>wet cleaning</must>, <must>stitched support</must> and <must>adhesive treatments</must>
E5  <must>Condition reporting</must> and photographic <must>documentation</must> to professional standards
E6  Experience of <must>integrated pest management</must> in a historic interior
E7  <must>Supervising volunteers or interns</must>
E8  Understanding of <must>COSHH</must> and of working at height
E9  <licence c="must">Full driving licence</licence>; there is no useful bus
E10 Fluent written <lang c="must">English</lang>

DESIRABLE
D1  Experience with <nice>upholstery or wall hangings</nice>
D2  <nice>Costume mounting</nice>
D3  <nice>Dye analysis</nice> or familiarity with its results
D4  <nice>Budget management</nice> of a small project
D5  <nice>Environmental monitoring</nice>; we use Hanwell but training is given in <no>Hanwell</no>

Applicants need the <permit>right to work in the United Kingdom</permit>. The appointment is subject to membership of the PVG scheme, which the Trust will arrange and pay for.

How to apply: please complete the form on our website (CVs may be attached but will not be read on their own), saying against each of E1 to E10 how you meet it. Closing date noon on the last Friday of the month. Interviews at Ardlaw, with soup. The Trust welcomes applications from all parts of the community, and from people returning after time away.
