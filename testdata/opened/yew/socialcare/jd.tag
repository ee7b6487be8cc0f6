JOB REF: SCW-0417
Post: <title>Social Care Worker, Adult Residential (Intellectual Disability)</title>
Service: <employer>Carrigdoon Community Services CLG</employer>
Location: <place>Tullamore, Co. Offaly</place>
Contract: permanent, 78 hours per fortnight, shifts including sleepovers
Salary: <pay>€39,400 – €54,600 in line with the consolidated scale</pay>, point by experience

About the house
Five adults live in Rathmore House, two of them with autism and one with a PEG tube. The men like horse racing, baking and arguing about Offaly hurling. Nursing care comes from the community team; <no>you will not carry out PEG feeding</no> unless trained and signed off by the nurse.

Your role
You will be <duty>keyworker for two residents</duty> and will <duty>act as shift lead</duty> when the person in charge is off. Writing good <must>person-centred plans</must> is the heart of the job, and so is <must>positive behaviour support</must>: you should have followed behaviour plans in practice, not only in a module. You will <duty>give medication under our policy</duty>, so <must>safe administration of medication</must> training is needed at start. Our houses are inspected, and we expect working knowledge of the <must>HIQA standards</must> for designated centres.

Essential
1. <degree c="must">Level 7 degree in social care</degree> (QQI or equivalent)
2. <licence c="must">Registration with CORU</licence> on the Social Care Workers Register, or an application lodged
3. Minimum <years n="2" of="residential disability services">two years in residential disability services</years>
4. <licence c="must">Full clean manual driving licence</licence> (the bus is a manual!)
5. Able to <must>work sleepovers and weekends</must>

Desirable
<nice g="1">Lámh</nice> or another form of <nice g="1">augmentative communication</nice>; <nice>epilepsy awareness with buccal midazolam</nice>; some experience of <nice>supervising relief staff</nice>. We train everybody in <no>CPI/MAPA</no> in week one.

The post is subject to <permit>Garda vetting</permit> and occupational health. Carrigdoon is an equal opportunities employer. A panel may be formed for 12 months. Canvassing will disqualify. CV and a short letter to recruitment@carrigdoon.example.org by noon on Friday 12th; interviews likely the week after in the Bridge Centre, tea provided.
