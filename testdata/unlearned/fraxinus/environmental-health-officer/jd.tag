POSITION DESCRIPTION                                         Ref 2026/118
<employer>Wirrabel Shire Council</employer>

Position title:      <title>Environmental Health Officer</title>
Classification:      Band 6 (<pay>$92,410.18 – $100,873.76 p.a. plus 12% super</pay>)
Directorate:         Community Safety & Amenity
Location:            <place>Kerrabrook, Victoria</place> (site visits across 4,200 sq km)
Tenure:              Permanent, 76 hours per fortnight with RDO
Reports to:          Coordinator Public Health
Direct reports:      Nil

1. ABOUT THE SHIRE
Wirrabel is home to 21,600 people, nine towns, two abattoirs, one very popular folk festival and about 5,900 septic tanks. The Public Health unit consists of a Coordinator, three EHOs and an administration officer. Immunisation is delivered by our Maternal & Child Health nurses, so the EHO does not give <no>vaccinations</no>.

2. KEY RESPONSIBILITIES
2.1 <duty>Inspect and assess registered premises under the Food Act 1984 and the Public Health and Wellbeing Act 2008</duty>, including hairdressers, tattooists, aquatic facilities and caravan parks.
2.2 <duty>Assess applications for onsite wastewater systems</duty> and issue permits to install and use.
2.3 <duty>Investigate complaints and infectious disease outbreaks</duty> with the Local Public Health Unit.
2.4 <duty>Carry out food and water sampling</duty> in line with the annual program.
2.5 <duty>Prepare notices, infringement documents and briefs of evidence</duty> and attend the Magistrates' Court if required.
2.6 <duty>Run education sessions for food business operators and community groups</duty>.
2.7 Take part in the after-hours roster (one week in four) and in emergency relief centres. Planning decisions are made by the Statutory Planning team; knowledge of <no>land-use planning law</no> is not expected.

3. QUALIFICATIONS AND LICENCES (mandatory)
• <degree c="must">A degree or postgraduate qualification in environmental health, accredited by Environmental Health Australia</degree>, enabling appointment as an authorised officer
• <licence c="must">Current Victorian driver licence</licence> (manual or automatic)
• <licence c="must">Working with Children Check</licence> and <licence c="must">national police check</licence>, at commencement
• <permit>Australian citizenship, permanent residency or a valid work visa</permit>

4. KEY SELECTION CRITERIA
Applicants must address each criterion in no more than 150 words.
KSC1  <years n="3" of="environmental health officer in local government">At least three years' experience as an Environmental Health Officer in local government</years> (or an equivalent regulatory body).
KSC2  Demonstrated working knowledge of the <must>Food Act 1984</must> and <must>Public Health and Wellbeing Act 2008</must> and ability to apply them proportionately.
KSC3  Experience in <must>onsite wastewater assessment</must>, including reading <must>land capability assessments</must>.
KSC4  Ability to carry out <must>outbreak investigation</must> and <must>food sampling</must>.
KSC5  Sound <must>enforcement</must> practice, from verbal advice to <must>evidence gathering and briefs</must>.
KSC6  <must>Written communication</must> in plain English and <must>conflict handling</must> with upset residents or traders.
KSC7  Competent with a health management database: <must g="1">HealthManager</must>, <must g="1">Pathway</must> or <must g="1">similar</must>.

Desirable: <nice>FoodTrader and Streatrader-type mobile food systems</nice>; experience with <nice>public swimming pools</nice> or <nice>event approvals</nice>; <nice>emergency management training</nice>. We will train you in our <no>drone mapping</no> tool.

5. HOW TO APPLY
Lodge your resume and responses through the careers portal by 5 pm, Monday 8 March. Enquiries: Coordinator Public Health, 03 5550 0166. Council is a child-safe organisation and encourages applications from Aboriginal and Torres Strait Islander peoples, people with disability and people of all ages. Relocation assistance may be negotiated.
