<employer>St Aldhelm's Church of England Primary School</employer>
Part of the Wealdbrook Learning Trust

JOB ADVERTISEMENT

Post: <title>Class Teacher, Key Stage 2 (Year 5)</title>
Location: <place>Frome, Somerset</place>
Salary: <pay>MPS1 - MPS6</pay> (England excluding London)
Contract: full time, permanent, from 1 September
NOR: 208

The Governors wish to appoint an enthusiastic and caring class teacher to join our happy, one-form entry village school. Ofsted (March 2023) told us that "pupils are proud of their school". We think they are right!

The successful candidate will
• <duty>plan and teach engaging lessons across the whole primary curriculum</duty>
• <duty>work with the Year 5 teaching assistant</duty> and <duty>report to parents three times a year</duty>
• <duty>lead a foundation subject after the first year</duty>

Person specification (E = essential, D = desirable)

Qualifications
<licence c="must">Qualified Teacher Status (QTS)</licence>   E
<degree c="must">Degree</degree>   E
<must>Evidence of recent CPD</must>   E
<licence c="nice">Paediatric first aid</licence>   D

Experience
At least <years n="2" of="teaching in a primary school">two years</years> of class teaching in a primary school   E
Teaching in <must>Key Stage 2</must>   E
Teaching <nice>mixed-age classes</nice>   D
<nice>Forest School</nice>   D

Knowledge and skills
Secure knowledge of the <must>National Curriculum</must>   E
<must>Assessment for learning</must> and use of data to move children on   E
Adapting teaching for pupils with <must>SEND</must>   E
<must>Behaviour management</must> that is calm and positive   E
<must>Safeguarding</must> and Keeping Children Safe in Education   E
A structured maths scheme, either <must g="1">White Rose Maths</must> or <must g="1">Maths Mastery</must>   E
<nice>Whole-class guided reading</nice>   D
Able to <nice g="2">play an instrument</nice> or <nice g="2">lead singing</nice>   D

Please note: <no>French</no> is taught by a visiting specialist and <no>swimming</no> by the leisure centre. Staff are offered training in <no>Read Write Inc</no> although it is only used in KS1. You do not need to be a practising Christian but should be happy to support our ethos.

What we offer: a supportive team, PPA taken together with the Year 6 teacher, a marking policy that does not eat your weekends, free parking, an employee assistance programme.

Visits are warmly encouraged, please ring Mrs Dauntsey in the office. Applications on the Trust form only, closing noon on Friday 9 May, interviews the week after. The Trust is committed to safeguarding children; an enhanced DBS check and online searches will be made. We particularly welcome applications from under-represented groups.
