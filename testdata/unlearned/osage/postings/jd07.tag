<employer>Wirrabell Shire Council</employer>
POSITION DESCRIPTION – <title>GIS Analyst</title> (Band 6, temporary full time to 30 June 2027)

Directorate: Corporate & Digital          Location: <place>Horsham VIC</place>, hybrid by agreement
Remuneration: <pay>$93,214 – $101,877 p.a.</pay> + 12% super

About us
The Shire covers 4,260 sq km of the Wimmera on the lands of the Wotjobaluk, Jaadwa, Jadawadjali, Wergaia and Jupagulk peoples. Our values are Respect, Courage and Getting On With It.

Position objective
To maintain Council's spatial data and give staff and community maps they can rely on.

Key responsibility areas
▪ <duty>Maintain the property, road and drainage asset layers</duty> in Council's enterprise geodatabase
▪ <duty>Build and support web maps and dashboards</duty> for planning, local laws and emergency management
▪ <duty>Process drone and LiDAR captures</duty> (flown by a contractor, so no <no>remote pilot licence</no> is needed)
▪ <duty>Reconcile property data with Vicmap through the M1 process</duty>
▪ <duty>Work in the Municipal Emergency Coordination Centre when activated</duty>, which can fall on weekends in summer
▪ <duty>Run short training sessions for indoor and outdoor staff</duty>

Key selection criteria
Applicants must address each criterion below in no more than 250 words per criterion.
KSC1  <degree c="must">Tertiary qualification in spatial science, geography, surveying or IT</degree>, or lesser formal qualifications with substantial relevant experience.
KSC2  Demonstrated experience with the Esri suite, in particular <must>ArcGIS Pro</must> and <must>ArcGIS Enterprise</must>.
KSC3  Ability to automate repetitive work with <must g="1">Python</must> or <must g="1">FME</must>, and to write <must>SQL</must> against spatial databases.
KSC4  Sound understanding of <must>data quality and metadata standards</must>, including <must>GDA2020</must>.
KSC5  Demonstrated ability to <must>explain spatial information to non-technical people</must>, and well developed <must>customer service</must> skills.
KSC6  <years n="2" of="GIS role">Minimum two years in a GIS role</years>; <nice>local government</nice> exposure is highly regarded but not essential.
Desirable (need not be addressed): <nice>QGIS</nice>, <nice>asset management systems such as Assetic</nice>, <nice>flood modelling outputs</nice>.

Mandatory requirements
▪ Current <licence c="must">Victorian driver licence</licence>
▪ <permit>Australian citizenship, permanent residency or valid work visa</permit> for the term of the contract
▪ National police check (arranged by Council)

Council's ICT team looks after <no>server administration</no> and <no>cyber security</no>.

Aboriginal and Torres Strait Islander people, people with disability and people of all ages are encouraged to apply. Enquiries: Bronwyn Tsakiris, Coordinator Information Services, (03) 5550 0162. Applications close 5 pm Wed 19 Feb; late applications cannot be accepted.
