<employer>Aerial Bluff Orthopedics & Hand Center</employer>
Job posting #R-20418
Posted 11 days ago

<title>Occupational Therapist – Hand Therapy (CHT)</title>
Location: <place>Duluth, MN</place> (with one day/week at our Superior, WI satellite)
FTE: 0.9-1.0, days, no weekends
Pay range: <pay>$41.80 – $58.60/hour</pay>, placement based on experience

POSITION SUMMARY
Aerial Bluff is a physician-owned group with four fellowship-trained hand surgeons. Our therapists work down the hall from the surgeons and share one schedule. In this role you will <duty>evaluate and treat adults and adolescents following surgery or trauma of the hand, wrist and elbow</duty>, <duty>fabricate orthoses the same day they are ordered</duty>, and <duty>join the weekly surgeon-therapist case conference</duty>. Productivity expectation is 11 visits/day. <no>Inpatient</no> and <no>pediatric developmental</no> caseloads are covered by our partner hospital and are not part of this position.

MINIMUM QUALIFICATIONS
1. <degree c="must">Master's or doctoral degree in Occupational Therapy</degree> from an ACOTE-accredited program (bachelor's accepted if conferred before 2007)
2. <licence c="must">Minnesota Occupational Therapist license</licence>
3. <licence c="must">Certified Hand Therapist (CHT)</licence>. CHT-eligible candidates cannot be considered for this opening.
4. <years n="3" of="outpatient hand therapy">Minimum three (3) years</years> <must>outpatient hand therapy</must>
5. Demonstrated skill in <must>custom orthosis fabrication</must>, <must>post-operative tendon repair protocols</must>, <must>edema management</must> and <must>scar management</must>
6. Working knowledge of <must>physical agent modalities</must>; at a minimum <must>ultrasound</must>
7. <must>Electronic health record documentation</must> completed at point of care
8. <licence c="must">BLS</licence> (American Heart Association)

PREFERRED
- <nice g="1">Epic</nice> or <nice g="1">Athena</nice>
- <nice>Level II fieldwork supervision</nice>; we host students from two schools
- Experience with <nice>WALANT</nice> cases and/or <nice>work conditioning</nice>
- <licence c="nice">Wisconsin OT license</licence> (or willing to obtain within 6 months)
- A therapist who <nice>teaches</nice> – we give two community talks per year

You will be supported by a COTA and a rehab aide. <no>Billing and coding</no> is handled by the central business office. <no>Dry needling</no> is performed by our PT colleagues only.

BENEFITS
Medical/dental/vision, 401(k) with 4% match, 25 days PTO, $1,800 CEU allowance plus HTCC recertification fees, paid mileage to Superior.

Applicants must be <permit>legally authorized to work in the United States</permit>. Background study per Minn. Stat. 245C required prior to first day. EOE/Veterans/Disability. Apply online; resumes without license numbers are fine at this stage.
