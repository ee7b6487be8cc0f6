<employer>University of Gippsland</employer>
Jobs at the University › Academic › Faculty of Science

<title>Research Fellow in Catchment Hydrology</title> (Level A/B)
Job no.: 681204
Work type: Fixed-term, 30 months, full time (1.0 FTE)
Location: <place>Churchill Campus, Victoria</place>
Remuneration: <pay>$83,468 – $135,994 p.a.</pay> plus 17% superannuation
Categories: Earth Sciences, Environmental Engineering

The Opportunity
Following the 2022 floods the ARC has funded a Linkage project with two catchment management authorities on how burnt catchments respond to heavy rainfall. The Fellow will <duty>build and calibrate rainfall–runoff models for six instrumented sub-catchments</duty>, <duty>lead at least three journal articles</duty> and <duty>co-supervise two PhD candidates</duty>. There is a modest amount of fieldwork (around 20 days per year), so a <must>reasonable level of fitness</must> and a <licence c="must">manual driver licence</licence> are expected. Drone surveys will be flown by our technical staff; a <no>remote pilot licence</no> is not required. The position carries no <no>undergraduate teaching</no>.

Key selection criteria
1. A <degree c="must">PhD in hydrology, civil or environmental engineering, or a cognate discipline</degree> (or thesis under examination)
2. Demonstrated expertise in <must>hydrological modelling</must> and <must>uncertainty analysis</must>
3. High-level programming in <must g="1">Python</must>, <must g="1">R</must> or <must g="1">Julia</must>
4. A record of <must>peer-reviewed publications</must> commensurate with opportunity
5. Ability to work with <must>spatial data</must> in a GIS environment
6. Well-developed <must>written communication</must>, including for non-scientists

Desirable
7. <nice>Bayesian inference</nice>
8. Familiarity with <nice>high performance computing</nice> (we use Gadi at NCI)
9. <nice>Post-fire hydrology</nice>

The level of appointment depends on qualifications and experience.

Your application must address the selection criteria. Applications which do not will not be considered. The University is a SAGE Athena Swan Bronze member and encourages Aboriginal and Torres Strait Islander people to apply.

Advertised: 3 Mar AUS Eastern Daylight Time
Applications close: 30 Mar
Enquiries: Assoc. Prof. Nadia Brandl

Back to search results   Apply now   Refer a friend
