POSITION DESCRIPTION AND ADVERTISEMENT
Vacancy no.          BRC-0412
Council              <employer>Burrandool Regional Council</employer>
Position title       <title>Senior Civil Engineer (Design and Delivery)</title>
Directorate          Infrastructure Services
Location             <place>Burrandool QLD</place> (two hours west of Toowoomba)
Classification       Stream A, Level 7, <pay>$118,460 - $126,900 per annum</pay> plus up to 12% super, 9-day fortnight
Reports to           Manager Design and Projects
Direct reports       Nil initially

1. ABOUT US
Burrandool covers 14,200 sq km, 2,900 km of roads (1,900 of them gravel), 61 bridges and one excellent show. We have a $31M capital program, about a third of it disaster recovery. Council's <no>water treatment</no> plants are run by a separate business unit, and <no>town planning</no> assessments are done elsewhere.

2. WHAT THE POSITION DOES
- <duty>Prepares and checks detailed design of rural roads, floodways, culverts and town drainage</duty>
- <duty>Manages consultants and contractors as Superintendent's Representative</duty>
- <duty>Develops submissions under the Disaster Recovery Funding Arrangements</duty>
- <duty>Guides two graduate engineers</duty>
- <duty>Attends community meetings, sometimes after hours</duty>

3. SELECTION CRITERIA (address each in max. half a page)
Mandatory
M1  <degree c="must">Bachelor of Engineering (Civil)</degree>, four years, recognised by Engineers Australia. Associate degrees and advanced diplomas do not meet this criterion.
M2  <licence c="must">RPEQ</licence> (Civil), or able to obtain it within six months of starting.
M3  Minimum <years n="6" of="civil engineering design and delivery">6 years</years> post-graduate experience in civil design and construction, part of it for or with local government.
M4  <licence c="must">C class driver licence</licence>.
M5  <permit c="must">Australian citizenship or permanent residency</permit>.
Essential
E1  Demonstrated <must>road design</must> to <must>Austroads</must> guidelines and TMR specifications.
E2  Proficiency in <must g="1">12d Model</must> or <must g="1">Civil 3D</must>.
E3  <must>Stormwater drainage design</must> (QUDM), incl. <must>hydrology</must>.
E4  <must>Contract administration</must> under <must g="2">AS 4000</must> or <must g="2">AS 2124</must>.
E5  <must>Project management</must>: cost, program and <must>risk</must>.
E6  <must>Community engagement</must> and clear <must>report writing</must> for elected members.
E7  <must>Safety in Design</must> under the WHS Act.
Desirable
D1  <nice>DRFA</nice> submissions, <nice>TUFLOW</nice> or similar flood modelling, <nice>DRAINS</nice>.
D2  <nice>Gravel road</nice> or <nice>pavement design</nice>.
D3  <licence c="nice">White Card</licence>.
Note: <no>GIS</no> is maintained by the asset team; applicants need not have <no>AssetFinda</no> skills. Survey is carried out by our own surveyors, so <no>total station</no> work isn't part of this position.

4. WHAT WE OFFER
Relocation up to $8,000, subsidised house for the first 12 months, vehicle with commuter use, five weeks leave, paid Engineers Australia membership and time for <no>CPEng</no> if you are after it.

5. HOW TO APPLY
Resume, responses to M1-M5 and E1-E7 and two referees through the careers portal by 5 pm on the closing date, or ring Merv Tolland on 07 5550 0162 for a yarn first. Pre-employment medical and criminal history check. Council is an equal opportunity employer; Aboriginal and Torres Strait Islander people are encouraged to apply.
