VACANCY ANNOUNCEMENT

Position:            <title>Procurement Officer</title>
Organisation:        <employer>Maji Safi Relief Initiative (MSRI)</employer>
Duty station:        <place>Nairobi</place>, with 30% travel to Turkana and Garissa
Reports to:          Supply Chain Manager
Contract:            12 months, renewable subject to funding and performance
Gross salary:        <pay>KES 165,000 – 190,000</pay> per month
Deadline:            Friday 16th May 2025, 5.00 pm EAT

1. BACKGROUND
MSRI is a Kenyan non-governmental organisation registered in 2006. With support of institutional donors we drill and rehabilitate boreholes, install solar pumping and train water user associations in eleven ASAL counties. The engineering unit carries out <no>hydrogeological surveys</no> and <no>solar pump design</no>; the supply chain unit makes sure that what they need arrives, at the right price and with a paper trail.

2. DUTIES AND RESPONSIBILITIES
2.1 <duty>Prepare RFQs, tender documents and bid analyses for goods, works and services</duty>
2.2 <duty>Serve as secretary to the tender committee</duty>
2.3 <duty>Raise and track purchase orders in the ERP</duty> (<no>Microsoft Dynamics Business Central</no>; induction will be given)
2.4 <duty>Carry out supplier prequalification and due diligence every two years</duty>
2.5 <duty>Negotiate framework agreements for pipes, fuel and vehicle hire</duty>
2.6 <duty>Keep procurement files audit-ready at all times</duty>

3. QUALIFICATIONS AND EXPERIENCE
a) <degree c="must">Bachelor's degree in Procurement, Supply Chain Management, Commerce or related field</degree>
b) <licence c="must">Member of KISM with a valid practising licence</licence>
c) <licence c="nice">CIPS Level 4</licence> is an added advantage
d) At least <years n="4" of="procurement">four (4) years</years> of relevant experience in <must>procurement</must>, of which <years n="2" of="procurement in an NGO">two (2)</years> in an <must>international or national NGO</must>
e) Working knowledge of <must>donor procurement rules</must>, particularly <must g="1">ECHO</must>, <must g="1">USAID / BHA</must> or <must g="1">FCDO</must>
f) Experience in <must>procurement of construction works</must>; <nice>borehole drilling contracts</nice> preferred
g) Proficiency in <must>MS Excel</must>
h) <lang c="must">Fluency in written and spoken English</lang> and <lang c="must">Kiswahili</lang>; <lang c="nice" g="2">Somali</lang> or <lang c="nice" g="2">Turkana</lang> an asset

4. PERSONAL ATTRIBUTES
<must>High integrity</must>, <must>ability to work with minimum supervision</must>, <must>negotiation skills</must>, <must>cultural sensitivity</must>, <must>readiness to travel to remote and insecure areas</must>.

5. HOW TO APPLY
Send ONE document containing application letter (one page), CV (max. three pages) and three referees, two of whom must be previous supervisors, to hr@majisafi.example.org, subject line "Procurement Officer – Nairobi". Do not attach certificates at this stage. Successful candidates must produce a valid <permit>Certificate of Good Conduct</permit>, KRA PIN and HELB clearance.
<permit>This is a national position; only Kenyan citizens may apply.</permit>

MSRI has zero tolerance to sexual exploitation and abuse and to any form of canvassing. Women and persons living with disability are encouraged to apply. MSRI does not charge for recruitment.
