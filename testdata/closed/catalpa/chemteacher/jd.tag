ADVERT AND PERSON SPECIFICATION

Post:            <title>Teacher of Chemistry (KS3–KS5)</title>
School:          <employer>Thornley Beck Academy</employer>, part of the Calder Fold Learning Trust, 11–18 mixed, 1,140 on roll
Location:        <place>Halifax, West Yorkshire</place>
Contract:        Permanent, full time, from 1 September (ECTs considered if the right person comes along)
Salary:          <pay>MPS/UPS, £32,916 to £51,048</pay>; recruitment allowance of £2,000 possible
Closing date:    noon, Friday 9 May. Interviews w/c 12 May.

About the school
We are a calm, warm-strict school at the top of a steep hill. Science is taught in nine labs (six refurbished in 2023) by thirteen teachers and three technicians. Last year 44 students took A-level Chemistry. Physics is fully staffed, so you will <no>not be asked to teach physics</no> beyond Year 9. The trust's central team writes the <no>Year 7 curriculum booklets</no>.

The role
The successful candidate will <duty>teach chemistry to GCSE and A level</duty> and <duty>combined science at Key Stage 3</duty>, <duty>plan and mark in line with department policy</duty>, <duty>run required practicals safely</duty>, <duty>act as form tutor</duty> and <duty>contribute to after-school intervention for Year 11 and Year 13</duty>.

Person specification                                              E = essential, D = desirable
Qualified Teacher Status                                          E    <licence c="must">QTS</licence>
Degree in chemistry or a closely related subject                  E    <degree c="must">degree in chemistry or closely related subject</degree>
Experience of teaching A level                                    E    <must>A-level Chemistry teaching</must>
Experience of teaching GCSE                                       E    <must>GCSE Chemistry / Combined Science teaching</must>
Good classroom control                                            E    <must>behaviour management</must>
Knows how to run practical work safely                            E    <must>practical work and CLEAPSS risk assessment</must>
Uses assessment data to plan                                      E    <must>assessment for learning</must>
Commitment to keeping children safe                               E    <must>safeguarding</must>
Can adapt teaching for pupils with additional needs               E    <must>SEND adaptive teaching</must>
Knowledge of the AQA specification                                D    <nice>AQA specification</nice>
Two years or more in post                                         D    <nice>two or more years' teaching</nice>
Mentoring of trainees or early career teachers                    D    <nice>mentoring trainees or ECTs</nice>
Would offer a club, trip or Duke of Edinburgh                     D    <nice>extra-curricular clubs</nice>
Marking for an exam board                                         D    <nice>exam board marking</nice>

What you get: a laptop that works, centralised detentions, PPA at home once a fortnight, <no>NPQs funded</no> by the trust, cycle to work, on-site nursery (waiting list, sorry).

How to apply
Trust application form plus a letter of no more than two sides to Mrs S. Adeyinka-Holroyd, recruitment@thornleybeck.example.org. We do not accept CVs on their own, although you are welcome to attach one. The trust is committed to safeguarding; an enhanced DBS check, online searches and two references will be obtained before appointment. We welcome applicants from all backgrounds.
