FENWICK AND ALDERSEA BOROUGH COUNCIL — JOBS PORTAL

Job title:            <title>Tenancy Sustainment Officer</title>
Directorate:          Homes and Neighbourhoods
Employer:             <employer>Fenwick and Aldersea Borough Council</employer>
Grade:                Grade 8, SCP 24–28
Salary:               <pay>£34,314 – £37,938 per annum</pay>
Hours:                37 per week, flexitime
Contract:             Permanent
Location:             <place>Civic Offices, King's Lynn</place> / hybrid
Vacancy reference:    FABC/HN/2291
Closing date:         Sunday 9 November, 23:59
Interview date:       w/c 24 November

Main purpose of the post
To <duty>help council tenants keep their homes</duty>: <duty>agreeing repayment plans</duty>, <duty>making benefit claims with tenants</duty>, <duty>visiting tenants at home alone and with partners</duty>, and <duty>serving notices where nothing else works</duty>. The post does not carry <no>leasehold management</no> or <no>homelessness assessments</no>, which sit with Housing Options.

PERSON SPECIFICATION

Criterion                                                             E/D   How tested
--------------------------------------------------------------------------------------
QUALIFICATIONS
<degree c="must">GCSE grade C/4 or above in English and maths</degree>, or equivalent          E     A
<degree c="nice">CIH Level 3 in Housing Practice</degree>, held or being studied                D     A

EXPERIENCE
<years n="2" of="social housing">At least two years</years> working in <must g="1">social housing</must> or <must g="1">welfare advice</must>                   E     A, I
Dealing with <must>rent arrears</must> under the pre-action protocol                     E     A, I
Presenting possession cases at the <nice>county court</nice>                                   D     I

KNOWLEDGE
<must>Universal Credit</must> and <must>Housing Benefit</must>                                           E     T, I
<must>Tenancy law</must>, in particular the Housing Act 1985                               E     I
<must>Safeguarding</must> of adults and children                                           E     I
<nice>Hoarding</nice> and <nice>trauma-informed practice</nice>                                          D     I

SKILLS
Calm under pressure; able to <must>de-escalate</must> a heated doorstep                     E     I
<must>Writes a clear letter</must> a tenant can understand                                   E     T
Uses a housing management system (<nice g="2">Northgate</nice> or <nice g="2">Civica Cx</nice>)                       D     A
<must>Microsoft Outlook</must> and <must>Excel</must> for own caseload                                         E     A

OTHER
<licence c="must">Full UK driving licence</licence> and use of a car                                    E     A
Enhanced DBS check                                                    E     pre-start

Key: E essential, D desirable, A application form, I interview, T test.

CVs are not accepted. Complete the form online; if you need it in large print or as a <no>Word</no> document ring 01632 960 118. We are a Disability Confident employer and guarantee an interview to disabled applicants meeting the essential criteria.
Sharing our data: the portal sets cookies by <no>Google Analytics</no>. See our privacy notice.
