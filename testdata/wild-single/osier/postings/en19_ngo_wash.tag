reliefweb-style copy   |   Job   |   Source: Alder Relief   |   Posted 11 Feb   |   Closing date 2 Mar

WASH in Upper Nile

<employer>Alder Relief</employer> has worked in South Sudan since 2006 and today runs programmes in four states with 160 national and 14 international staff. The base in Malakal is a shared compound: own tukul, shared bathrooms, intermittent power, a volleyball net.

Duty station: <place>Malakal, South Sudan</place> (with 40% travel)
Contract: 12 months, unaccompanied, R&R every 8 weeks
Position: <title>WASH Programme Coordinator</title>
Reports to: Head of Programmes, Juba
Salary: <pay>USD 4,350–4,900 per month</pay>, hardship 20%

Scope of the position

The Coordinator is responsible for the quality and delivery of a USD 3.1m BHA and ECHO portfolio: surface water treatment, borehole rehabilitation, latrines and hygiene promotion in two displacement sites and eleven host villages.

Tasks
– <duty>Plan and monitor the WASH response to cholera and floods</duty>
– <duty>Represent the organisation in the state WASH cluster</duty>
– <duty>Line manage four engineers and two hygiene promotion officers</duty>
– <duty>Write proposals and donor reports</duty> with the grants unit
– <duty>Review bills of quantities and drawings</duty>; the engineers draw, so <no>AutoCAD</no> is not part of your work
– Financial entries are done by Finance in <no>Agresso</no>; you hold the budget, hence confident <must>budget management</must>

Profile
<degree c="must">University degree in water engineering, public health engineering or hydrogeology</degree>. Not fewer than <years n="5" of="humanitarian WASH">five years</years> in <must>humanitarian WASH</must>, <years n="2" of="WASH in conflict settings">two of which</years> in <must>conflict settings</must>. Practical knowledge of <must>surface water treatment</must> (SWAT) and <must>Sphere standards</must>. <must g="1">BHA</must> or <must g="1">ECHO</must> donor rules. <must>Remote management</must>, since roads close from June. <lang c="must">Fluent English</lang>; <lang c="nice">Arabic</lang> or <lang c="nice">Nuer</lang> would be much valued. <nice>Cash programming</nice> and <nice>solar pumping</nice> are desirable. <must>Resilience</must>, <must>humour</must> and <must>patience</must> with generators.

HEAT training is organised in Nairobi before deployment (so <no>HEAT</no> certificate not necessary).

Alder Relief has zero tolerance for sexual exploitation and abuse and takes part in the Misconduct Disclosure Scheme. South Sudanese nationals are kindly referred to the national vacancies on our notice boards.

How to apply
CV (3 pp. max) and motivation letter. Shortlisting on a rolling basis.
