<employer>CALDERFORD METROPOLITAN BOROUGH COUNCIL</employer>
Children's Services – Safeguarding and Assessment

Post title:      <title>Senior Social Worker (Assessment Team East)</title>
Post number:     CS/20418
Grade:           SO2–PO3   <pay>£43,693 – £49,764</pay> plus £3,000 market supplement
Base:            <place>Sowerhebble House, Calderford</place>
Hours:           37 per week, flexitime; agile working
Politically restricted: No

PURPOSE OF POST
To hold a caseload of complex children in need and child protection cases and to support less experienced staff.

MAIN DUTIES
1.1  <duty>Undertake child and family assessments within statutory timescales.</duty>
1.2  <duty>Lead section 47 enquiries and present at Initial Child Protection Conferences.</duty>
1.3  <duty>Prepare court statements and give evidence in care proceedings.</duty>
1.4  <duty>Co-work cases with ASYE social workers and act as their practice mentor.</duty>
1.5  <duty>Record all contacts in <must>Liquidlogic LCS</must> within 48 hours.</duty>
1.6  <duty>Take part in the daytime duty rota (one week in five).</duty>
Out-of-hours work is covered by the Emergency Duty Team and does not form part of this post.

PERSON SPECIFICATION   (E = essential, D = desirable; A = application, I = interview, C = certificate)

Qualifications
   <degree c="must">Social work degree or equivalent (DipSW, CQSW)</degree>                        E   A/C
   <licence c="must">Registration with Social Work England</licence>                              E   C
   <licence c="nice">Practice Educator PEPS 1 or 2</licence>                                      D   C
Experience
   <years n="3" of="statutory children's social work post-ASYE">Three years post-ASYE in statutory children's services</years>             E   A
   <must>Care proceedings</must> and <must>Public Law Outline</must> work                         E   A/I
   <nice>Unaccompanied asylum-seeking children</nice>                             D   A/I
Knowledge
   <must>Children Act 1989</must>, <must>Working Together</must>                                  E   I
   <must>Signs of Safety</must> or other strengths-based model                    E   I
   <nice>Contextual safeguarding</nice>                                           D   I
Skills and attributes
   <must>Analytical report writing</must>                                         E   A/I
   <must>Work with resistant families</must>                                      E   I
   <must>Manage competing deadlines</must>                                        E   I
   <lang c="nice">Community language (Urdu, Punjabi, Slovak or Romanian)</lang>            D   A
Other
   <licence c="must">Full driving licence and use of a car</licence> (adjustments for disabled applicants)   E   C

The following are NOT part of this specification although earlier versions listed them: <no>adoption panel experience</no>, <no>Mosaic</no>.

The Council is committed to safeguarding and promoting the welfare of children. An enhanced DBS check will be obtained. We are a Disability Confident Leader and guarantee an interview to care leavers, veterans and disabled applicants who meet the essential criteria.

Closing: 23:59, Sunday 8 March 2026. Interviews: 19 and 20 March. CVs alone will not be accepted; please show on the form how you meet each criterion marked A.
