<employer>Thornwick Borough Council</employer>
Bereavement Services

Job title: <title>Crematorium Technician</title>
Grade: 5, <pay>£26,421 to £28,770 a year plus weekend enhancement</pay>
Hours: 37 a week, annualised, Monday to Saturday on rota
Base: Moor Lane Cemetery and Crematorium, <place>Thornwick</place>
Reports to: Crematorium Manager
DBS: basic
Post ref: BS/0443

Why this post exists

Moor Lane carries out around 2,300 cremations a year in two gas cremators, and looks after a chapel seating 110, a garden of remembrance and eleven hectares of cemetery. You will be one of four technicians. Families never see most of what you do, and that is the point: it has to be right every time, and it can't be done twice.

Main duties

1. <duty>Carry out cremations in accordance with the FBCA Code of Cremation Practice</duty>, checking identity at every stage from receipt of the coffin to release of the ashes.
2. <duty>Rake out, process and label cremated remains</duty>, and <duty>witness the strewing or burial of ashes with families</duty>.
3. <duty>Attend the chapel as duty officer</duty>: doors, curtain, music and webcast, timings.
4. <duty>Carry out daily checks, cleaning and first-line faults on cremators and abatement plant</duty>; our contractor does the relining, so <no>refractory bricklaying</no> is not asked of you.
5. Keep the statutory registers and the computerised records up to date.

Grass and beds are the parks team's; no <no>gardening</no> knowledge is needed. Nor will you be <no>arranging funerals</no>, though you'll talk to the people who do all day long.

Person specification

Essential
E1  <degree g="1" c="must">Crematorium Technicians Training Scheme (CTTS) certificate of the ICCM</degree> or <degree g="1" c="must">FBCA Training and Examination Scheme certificate</degree>, already held
E2  At least <years n="2" of="cremator operation">two years' operating cremators</years> in a busy crematorium
E3  Working knowledge of <must>emission limits and the environmental permit (PG5/2)</must>
E4  <must>Identity checks</must> and <must>statutory record keeping</must> under the Cremation Regulations 2008
E5  <must>Dignified, tactful dealings with bereaved people</must>, of all faiths and none
E6  <must>Safe manual handling</must> of coffins
E7  <licence c="must">Full UK driving licence</licence>
E8  <permit>Right to work in the UK</permit>

Desirable
D1  <nice g="2">BACAS</nice> or <nice g="2">Epilog</nice> or a similar cemetery database
D2  Chapel music system (<nice g="3">Obitus</nice>, <nice g="3">Wesley Media</nice>)
D3  <nice>Mini digger</nice> ticket; now and then we help out with a <nice>grave excavation</nice>
D4  <nice>First aid at work</nice>
D5  Experience of <nice>showing a new colleague the ropes</nice>

What we offer

Local Government Pension Scheme, 26 days' leave rising to 31, free parking, uniform, and confidential counselling whenever you want it. We will train you on the <no>Facultatieve control software</no> if you come from another make.

Apply online by noon on 9 September. CVs are accepted for this post if accompanied by a short statement against E1 to E8. Thornwick is a Disability Confident employer and welcomes applicants from all backgrounds. For an informal chat ring Marjorie Tweddle on 01632 960417.
