<title>SAP ABAP Consultant</title>
<employer>Vaigai Infosolutions Pvt Ltd</employer>   4.1 (612 Reviews)
4 - 7 Yrs  |  <pay>₹ 14-22 Lacs P.A.</pay>  |  <place>Chennai(Siruseri)</place>, <place>Coimbatore</place>
Posted: 1 day ago   Openings: 8   Applicants: 100+
                                                   Register to apply   Login to apply
Job description

Greetings from Vaigai!!

We are hiring for <must>SAP ABAP</must>, immediate joiners or max 30 days notice period.

Mandatory:
1. <years n="4" of="SAP ABAP">4 to 7 years</years> relevant exp. in <must>SAP ABAP</must> (total exp. can be more)
2. Should have worked on minimum one end to end <must>S/4HANA</must> implementation, not only support
3. Strong in <must>CDS views</must>, <must>AMDP</must>, <must>OData</must>
4. <must g="1">BAPI</must> / <must g="1">IDoc</must> / <must g="1">RFC</must> – any one interface technology hands on
5. <must>Debugging</must> of standard code
6. Good <lang c="must">English</lang> communication, client is in Leeds UK (2 pm to 11 pm shift)

Good to have:
<nice>Fiori</nice>/<nice>UI5</nice>, <nice>RAP</nice> model, any one of <nice g="1">SD</nice> or <nice g="1">MM</nice> functional knowledge

Please note: <no>SAP Basis</no>, <no>HANA admin</no> profiles kindly excuse.

Roles and responsibilities
<duty>Prepare technical design from functional spec</duty>. <duty>Develop RICEFW objects</duty>. <duty>Do peer code review</duty>. <duty>Support UAT and cutover</duty>.

Role: Technical Consultant
Industry Type: IT Services & Consulting
Department: Engineering - Software & QA
Employment Type: Full Time, Permanent
Education
UG: <degree c="must">B.Tech/B.E. in Any Specialization</degree>
PG: Any Postgraduate

Perks: cab both ways, food coupons, certification fees (<no>AWS</no>, <no>Azure</no>, SAP) reimbursed on pass.

Walk in drive on Sat 10 am to 2 pm, Siruseri campus gate 3. Carry Aadhaar and 2 photos. Contact person: Ms. Revathi HR. We never ask for money for a job offer. Beware of imposters.

Jobs you might be interested in
<no>Mulesoft</no> Developer – Bengaluru | <no>Oracle Apps</no> Technical Lead – Pune | <no>.NET</no> Fullstack – Hyderabad
