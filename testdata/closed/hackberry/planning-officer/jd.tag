WITHENDALE DISTRICT COUNCIL
Job description and person specification

Post title:  <title>Senior Planning Officer (Development Management)</title>
Post no:  PL/0219
Grade:  9 (SCP 32-36)   <pay>£41,511 to £45,718</pay> plus £1,239 car user allowance
Directorate:  Place
Employer:  <employer>Withendale District Council</employer>
Base:  Guildhall, <place>Kirkby Withen, Lancashire</place> / home (min. 2 days in office, Committee Tuesdays are office days)
Responsible to:  Development Manager
Responsible for:  No direct reports

Purpose of post
To <duty>deal with a caseload of planning applications including majors</duty>, appeals and pre-application enquiries, and to give sound professional advice to members, applicants and the public. Please note that plan-making sits with the Policy Team; you will not be drafting the <no>Local Plan</no>. Breaches are investigated by our <no>enforcement</no> colleagues.

Main duties
1. <duty>Negotiate on and determine applications under delegated powers</duty>.
2. <duty>Write and present reports to Planning Committee</duty> (evenings, about once in four weeks).
3. <duty>Prepare statements for written representations, hearings and inquiries</duty>.
4. Agree heads of terms with legal for section 106 obligations.
5. Comply with the Council's policies on data protection, safeguarding and health and safety.

Person specification                                              E = essential  D = desirable

Qualifications
  <degree c="must">RTPI-accredited degree or diploma in town planning</degree>                      E
  <licence c="nice">Chartered membership of the RTPI (MRTPI) or working towards it</licence>        D
Experience
  <years n="4" of="development management">Minimum four years in development management</years>, public or private                  E
  Handling <must>major applications</must> (10+ dwellings or 1,000 sq m+)                 E
  <must>Planning appeals</must>                                                E
  <must>Section 106</must> negotiation                                         E
  Work affecting <must g="2">listed buildings</must> or <must g="2">conservation areas</must>               E
  Giving evidence as <nice>expert witness</nice> at inquiry                       D
Knowledge
  The <must>NPPF</must> and English planning legislation                       E
  <must>Biodiversity net gain</must> in its statutory form                     E
  <nice>Nutrient neutrality</nice>                                             D
  <nice>Design codes</nice>                                                    D
Skills
  Clear <must>report writing</must> for lay readers                            E
  <must>Public speaking</must> before elected members                          E
  <must>Negotiation</must>                                                     E
  Back office systems: <must g="1">Idox Uniform</must>, <must g="1">Arcus</must> or <must g="1">Agile</must>                     E
  <nice>QGIS</nice> or other mapping                                           D
Other
  <licence c="must">Full driving licence</licence> and car for site visits                       E
  <permit>Right to work in the UK</permit>                                          E

The Council is a Disability Confident employer and guarantees an interview to disabled candidates who meet the essential criteria. We offer the Local Government Pension, flexi time, 27 days' leave and one professional subscription. Closing date: Sunday 16 March, midnight. CVs are accepted this time but the statement must show how you meet each E criterion. This post is politically restricted.
