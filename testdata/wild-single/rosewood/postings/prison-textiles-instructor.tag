HM PRISON & YOUTH OFFENDER INSTITUTION <place>Thornmere, Lincolnshire</place>

Vacancy reference: 88214-RW
Job title: <title>Prison Industries Instructor – Textiles</title>
Grade: Band 4
Employer: <employer>Thornmere Prison Service Group</employer>
Salary: <pay>£31,740 – £34,205 including unsocial hours payment</pay>
Hours: 39 per week, one weekend in five

Overview of the job
Thornmere runs six workshops. <no>Woodwork</no>, <no>laundry</no> and <no>bricklaying</no> have their own instructors; this post is for the sewing shop, where up to twenty-two men make boxer shorts, bed sheets and kit bags for the prison estate. This is a non-operational job but you will be in daily, direct contact with prisoners.

Summary
The job holder will
– <duty>instruct prisoners in the safe use of industrial sewing machines</duty> and <duty>meet the weekly production target</duty>
– <duty>count all tools and needles in and out</duty> at the start and end of every session
– <duty>write entries on each man's progress</duty>; we use a case note system (<no>NOMIS</no>) on which you will be trained in your first month
– <duty>carry out risk assessments</duty> of the shop together with the health and safety adviser
– not carry out <no>cell searches</no> or <no>control and restraint</no>: these stay with officers

Behaviours, strengths, ability, experience

Code   Criterion                                                              How assessed
E1     Experience of <must g="1">garment manufacture</must>, <must g="1">upholstery</must> or <must g="1">curtain making</must> in a workshop or factory    Application
E2     Confident with <must>lockstitch</must> and <must>overlock machines</must>, including <must>basic machine maintenance</must> (timing, tension, needle bars)    Work test
E3     Able to <must>read a pattern</must> and prepare a <must>lay plan</must>    Work test
E4     <must>Supervising people</must> at work, for at least <years n="2" of="supervising people">two years</years>    Interview
E5     Written <lang c="must">English</lang> clear enough for a report that may be read by the Parole Board    Application
E6     <must>Resilience</must> and the ability to <must>set firm boundaries</must>    Interview
D1     A <licence c="nice">Level 3 Award in Education and Training</licence>; if you do not hold it you must be willing to gain it within 12 months (we pay)    Application
D2     <nice>Lean manufacturing</nice> or 5S in a small unit    Interview

Please note that you do not need any <no>experience of prisons</no>. Many of our best instructors came from factories that closed. Everybody attends two weeks of induction covering <no>personal protection</no>, <no>suicide and self-harm prevention</no> and <no>radio procedure</no>.

Additional information
You must be <permit c="must">entitled to work in the UK</permit> and able to pass <must>enhanced vetting</must>; anyone who has lived abroad for more than two of the last three years may be asked for further documents. Benefits: 25 days' leave rising to 30, Civil Service pension, cycle to work, free parking, on-site gym with <no>spin classes</no>.

Applications close at 23:55 on the date shown. We do not accept CVs on their own.
