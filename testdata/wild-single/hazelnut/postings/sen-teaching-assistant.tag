<employer>Ashgrove Primary School</employer>
Part of the Mersey Bank Learning Trust
<place>Stockport, SK3</place>

<title>SEND Teaching Assistant (Level 2)</title>
Grade D, SCP 5–6
<pay>£15,842 actual (FTE £24,027)</pay>
32.5 hours, Monday to Friday 8.30am–3.30pm, term time plus INSET
Fixed term to 31 August in the first instance, linked to the funding of a named pupil
Required from: after October half term

Ashgrove is a two-form entry school with 412 pupils, a resourced provision for twelve autistic children called The Nest, and a headteacher who still does the gate in the rain. Ofsted said Good in March. Our specialist teacher leads on <no>phonics interventions</no>, and a <no>speech and language therapist</no> visits every Tuesday.

The governors wish to appoint a warm, steady person to work alongside a boy in Year 2 and, when he is settled, with small groups in his class.

The post-holder will
• <duty>help the child get through the day: transitions, lunch, playtimes</duty>
• <duty>adapt tasks planned by the teacher</duty>
• <duty>keep a short daily record for home</duty>
• <duty>carry out intimate care in line with policy</duty>
• <duty>contribute to annual reviews</duty>
The post-holder will not be asked to <no>plan lessons</no>, to <no>cover whole classes</no> or to <no>administer rescue medication</no> (two first-aiders do that).

PERSON SPECIFICATION
(E = essential, D = desirable; A = application, I = interview, R = reference)

Qualifications
<degree c="must">GCSE grade 4/C or above in English and maths</degree>  E  A
<degree c="must">Level 2 supporting teaching and learning, or equivalent</degree>  E  A
<licence c="nice">Paediatric First Aid</licence>  D  A

Experience
<years n="1" of="working with children with additional needs">One year or more</years> with children who have additional needs, paid or voluntary  E  A/R
Working with <must>autism</must>  E  A/I
<nice>Key Stage 1</nice> classroom  D  A

Knowledge and skills
<must>Visual timetables</must> and <must>now-and-next boards</must>  E  I
<must>De-escalation</must>; understanding that behaviour is communication  E  I
At least one of <must g="1">Makaton</must> / <must g="1">PECS</must> / other <must g="1">AAC</must>  E  A
<must>Safeguarding</must> responsibilities  E  A/I
<nice>Team Teach</nice> trained (<no>positive handling</no> refreshers are provided each year by the Trust)  D  A
<nice>Sensory circuits</nice>, <nice>Attention Autism</nice>, <nice>TEACCH</nice>  D  I
Using a <must>tablet</must> to record observations  E  I

Qualities
<must>Patience</must>  E  I/R
<must>Consistency</must>  E  R
<must>Ability to work as part of a team</must>  E  I/R
<must>Stamina</must> – he likes to run  E  I

Ashgrove is committed to safeguarding and promoting the welfare of children. The appointment is subject to an <licence c="must">enhanced DBS check with barred list</licence>, two references, online searches and <permit c="must">proof of the right to work in the UK</permit>. This post is exempt from the Rehabilitation of Offenders Act 1974.

Visits are warmly encouraged: Mrs Okafor in the office, office@ashgroveprimary.example.org. CVs cannot be accepted. Application forms by noon, Friday 3 October; interviews the following Thursday.
