POSITION DESCRIPTION (EXTRACT)

Position title:      <title>Senior Payroll Officer</title>
Organisation:        <employer>Yarrindale Shire Council</employer>
Location:            <place>Horsham, Victoria</place> (two days from home once settled in)
Classification:      Band 6, full time, permanent. RDO each fortnight
Salary:              <pay>$92,410 - $100,260 plus 12% super</pay>
Reports to:          Coordinator Financial Services
Direct reports:      Nil. <no>Staff supervision is not part of this role.</no>

1. ABOUT US
Yarrindale looks after 9,300 people, 2,700 km of road and one very loved outdoor pool. We acknowledge the Wotjobaluk, Jaadwa, Jadawadjali, Wergaia and Jupagulk peoples as Traditional Owners.

2. PURPOSE
To pay 340 people - indoor, outdoor, library, pool casuals, school crossing supervisors - correctly and on time, every fortnight.

3. KEY RESPONSIBILITIES
3.1  <duty>Process the fortnightly payroll from timesheet to bank file</duty>, working alone in the quiet week and with a Payroll Officer in the other.
3.2  <duty>Interpret the Enterprise Agreement and the Victorian Local Government Award</duty> and answer staff questions about it in plain words.
3.3  <duty>Reconcile payroll control accounts monthly</duty>; lodge super through a clearing house; complete the <must>STP Phase 2</must> finalisation each July.
3.4  <duty>Calculate terminations, long service leave and back pay.</duty>
3.5  Support the move from Chris21 to our new system in 2027. (The <no>project management and data migration scripts</no> are with the vendor; you test.)

4. KEY SELECTION CRITERIA - please address each
Essential
a)  At least <years n="5" of="end-to-end payroll">five years' end-to-end payroll experience</years>, in an organisation of 200 or more
b)  Demonstrated ability with <must>award and enterprise agreement interpretation</must>
c)  Working knowledge of <must>PAYG withholding</must>, <must>superannuation guarantee</must> and <must>long service leave</must> legislation
d)  Hands-on use of a mid-size payroll system such as <must g="1">Chris21</must>, <must g="1">TechnologyOne</must> or <must g="1">Aurion</must>
e)  <must>Excel</must> to the level of lookups and pivot tables; sound <must>payroll reconciliation</must> skills
f)  <must>Discretion with confidential information</must>
g)  <permit>Right to work in Australia</permit>; a National Police Check will be arranged
Desirable
h)  <degree c="nice">Certificate IV in Accounting and Bookkeeping, or Diploma of Payroll Services</degree>
i)  <nice>Local government experience</nice>; <nice>salary packaging and novated leases</nice>
j)  <licence c="nice">Victorian driver licence</licence>

Recruitment, onboarding and <no>performance reviews</no> sit with People and Culture.

5. HOW TO APPLY
Resume plus no more than two pages against section 4, to jobs@yarrindale.example.org by 5 pm Monday 14 December. Questions: Bronwyn, 03 5550 0142. We welcome applications from people with disability, First Nations people and anyone coming back after a break.
