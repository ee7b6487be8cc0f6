CITY OF <place>ALDER FALLS, OREGON</place>
invites applications for the position of
DEPUTY FIRE MARSHAL I

Class code 4417 | Non-exempt, represented (AFFL Local 2210) | <pay>$6,912 – $8,406 monthly</pay>
Employer: <employer>City of Alder Falls Fire & Rescue</employer>
Working title: <title>Fire Inspector</title>

GENERAL STATEMENT OF DUTIES
Under the supervision of the Fire Marshal, <duty>conducts fire and life safety inspections of existing occupancies</duty>; <duty>reviews plans for new construction</duty>; <duty>investigates the origin and cause of fires</duty>; <duty>witnesses acceptance tests of sprinkler and alarm systems</duty>; <duty>presents prevention programs to schools, mills and seniors</duty>; performs related work as assigned. This classification does not perform <no>fire suppression</no>, <no>emergency medical response</no> or <no>hazmat entry</no>. The Training Division, not this position, is in charge of <no>live burn exercises</no>.

KNOWLEDGE OF
<must>Oregon Fire Code</must>; <must>NFPA 13</must> and <must>NFPA 72</must>; types of <must>building construction</must>; <must>fire behavior</must>; due process in <must>code enforcement</must>.

ABILITY TO
<must>Read construction drawings</must>; write <must>clear notices of violation</must>; <must>testify in court</must>; maintain <must>courteous working relationships</must> with owners who didn't invite you; climb ladders, crawl through attics and wear a respirator; <must>work rotating on-call</must> (one week in five).

MINIMUM QUALIFICATIONS
Any combination equal to: <degree c="must">associate degree in fire science</degree>, and <years n="3" of="fire prevention">three years</years> in <must g="1">fire prevention</must>, <must g="1">building inspection</must> or <must g="1">fire protection contracting</must>. Four years as a firefighter may stand in for the degree.

SPECIAL REQUIREMENTS
At time of appointment: <licence c="must">valid Oregon driver license</licence>. Within twelve months: <licence c="nice">ICC Fire Inspector I</licence>. Within thirty-six: <licence c="nice">NFPA 1033 Fire Investigator</licence> through DPSST. Already certified? That's worth extra points, as are <lang c="nice">Spanish</lang> (the City tests, and pays 3%), <nice>juvenile firesetter intervention</nice> and <nice>wildland-urban interface</nice> assessments.

THE DEPARTMENT
Fifty-eight line personnel, three stations, a <no>swift water rescue</no> team, and a <no>drone</no> on loan from the county. The city's main employers are a plywood mill, a hospital and a maker of <no>lithium batteries</no>. Inspections are logged on tablets in <no>First Due</no> (training provided; you'll curse it and then you'll like it).

BENEFITS include PERS, 95% employer-paid medical, deferred comp, uniform allowance, EAP, and <no>CrossFit</no> in the bay at Station 2.

SELECTION
Application and supplemental questionnaire (Pass/Fail) – written exam, 70% to pass – oral board – practical: walk a vacant store with us and tell us what you see – background, physical, drug screen. Cannabis is legal in Oregon; it isn't on this job. Veterans' preference applies. ADA accommodations on request.
