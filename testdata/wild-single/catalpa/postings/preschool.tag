<employer>Little Tembusu Preschool</employer> (<place>Punggol</place>)

<title>English Preschool Teacher, N2 to K2</title>

Salary <pay>$2,900 – $3,700</pay>  |  5-day week (Mon to Fri, 7am–7pm rotating 9 hrs)  |  Full time

About our centre
We are an anchor-operator-fee-capped centre with 140 children. Every class has two teachers. Our Chinese teachers run the <no>Mandarin</no> hour; our <no>Speech & Drama</no> and <no>taekwondo</no> lessons are taught by vendors, so English teachers needn't worry.

Job scope
> <duty>Plan and carry out lessons based on the NEL framework</duty>
> <duty>Observe children and write portfolios twice a year</duty>
> <duty>Shower and feed younger children</duty>
> <duty>Meet parents at termly conferences</duty>

Requirements
> <degree c="must">Diploma in Early Childhood Care & Education – Teaching (DECCE-T)</degree> or above
> <licence c="must">ECDA certified</licence>, L2 status. (L1? Talk to us, we may place you with N1.)
> Credit in <lang c="must">O-Level English</lang> (B4 and above)
> <years n="1" of="preschool teaching">At least 1 year</years> in a Singapore <must>preschool</must>, not counting practicum
> <must>Classroom management</must>; loves children, of course!
> Knows <must>SPARK</must> accreditation requirements
> <licence c="nice">Child first aid</licence>: good if you have, otherwise we send you

<permit>Singaporeans, PRs only; quota for S Pass is full</permit>. Medical check and ECDA background screening before start.

WhatsApp Ms Goh 8xxx 4410 with resume, expected pay and notice period. Only shortlisted will be notified. EA licence not applicable (direct employer).

Shared on 3 channels · 1,204 views · Report this ad
