ASHMERE DISTRICT COUNCIL

Job title           <title>Planning Officer (Development Management)</title>
Employer            <employer>Ashmere District Council</employer>
Service             Place and Growth
Base                Civic Offices, <place>Ashmere</place>; minimum two days a week in the office or on site
Grade               G8, SCP 26–30
Salary              <pay>£37,035 to £40,476</pay> plus essential car user allowance £963
Contract            Permanent, 37 hours, flexi scheme
Closing date        Noon, 9 January 2026
Interviews          22 January 2026
Politically restricted?   No

Why this post exists
We determine some 1,300 applications a year, ninety-four per cent of them in time. An adopted Local Plan, a five-year land supply and a planning committee that reads the reports: we know how lucky we are. Colleagues in Policy do the <no>viability modelling</no> and the <no>biodiversity metric</no> is checked by our ecologist, so you will not be expected to bring either.

What the postholder does
1  <duty>Manages a caseload of householder and minor applications, from validation to decision</duty>
2  <duty>Negotiates amendments with agents and applicants</duty>
3  <duty>Carries out site visits on their own, sometimes in poor weather and on uneven ground</duty>
4  <duty>Writes delegated and committee reports in <must>plain English</must></duty>
5  <duty>Prepares appeal statements for written representations</duty>
6  <duty>Gives duty planner advice one morning a fortnight</duty>

Person specification
                                                                        Essential   Desirable
Education
  <degree c="must">Degree or postgraduate diploma in town planning or a related subject</degree>      X
  <licence c="nice">MRTPI, or eligible for licentiate membership</licence>                                          X
Knowledge
  <must>Town and Country Planning Act 1990</must> and the <must>NPPF</must>                           X
  <must>Permitted development rights</must>                                              X
  <nice>Heritage and conservation area casework</nice>                                               X
  <nice>Enforcement</nice>                                                                           X
Experience
  <years n="1" of="development management">One year</years> in <must>development management</must>, public or private sector              X
  <nice>Presenting to committee</nice>                                                               X
Skills
  <must>Interpreting architectural drawings</must>                                       X
  <must>Organising a caseload to statutory deadlines</must>                              X
  <must>Dealing calmly with objectors</must>                                             X
  <nice>Uniform / Idox</nice> and <nice>QGIS</nice>                                                               X
Other
  <licence c="must" g="1">Full driving licence</licence> and car, or <must g="1">ability to travel by other means</must>           X
  <must>Attendance at occasional evening meetings</must>                                 X

We pay one professional subscription and will fund a part-time MSc after probation. Local Government Pension Scheme; 27 days' holiday plus three at Christmas; free parking; a walled garden for lunch.

The Council is committed to safeguarding. <permit>Proof of the right to work in the UK</permit> will be asked for at interview. We regret that we do not hold a sponsor licence for this post. Application form only, CVs will be returned unread, which gives us no pleasure.
