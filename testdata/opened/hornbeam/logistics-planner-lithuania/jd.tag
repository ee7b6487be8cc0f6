POSITION: <title>TRANSPORT / LOGISTICS PLANNER (INTERNATIONAL ROAD)</title>
COMPANY: <employer>UAB "Juodasis Krantas Logistika"</employer>
CITY: <place>Kaunas, Lithuania</place>
SALARY: <pay>from 2100 to 2900 EUR gross + quarterly bonus</pay>
WORKING TIME: full, 8:00-17:00, duty phone every 4th weekend
LANGUAGE OF CV: English or Lithuanian

ABOUT COMPANY
We work since 2004. Own fleet 140 trucks (Euro 6, tautliners and frigo), 220 drivers, offices in Kaunas and Duisburg. We carry furniture, automotive parts and food between Baltics, Benelux, Germany and Scandinavia. Customs clearance is made by partner broker, so <no>customs declarant</no> experience is not necessary.

JOB DESCRIPTION:
- <duty>daily planning of 25-30 trucks, loading / unloading slots, return cargo</duty>;
- <duty>communication with drivers and with customers</duty>, solving problems on the road;
- <duty>control of driving and rest times, routes, fuel and empty kilometers</duty>;
- <duty>buying and selling freights on exchange</duty>;
- <duty>weekly report on margin per truck</duty>.

REQUIREMENTS:
- <years n="3" of="planning international road transport">experience in planning of international road transport not less than 3 years</years>;
- knowledge of <must>EU driving and rest times (Reg. 561/2006)</must> and <must>Mobility Package</must>, posting, cabotage;
- <must>freight exchanges</must> - <must g="1">TIMOCOM</must> or <must g="1">Trans.eu</must>;
- <must>CMR</must> and Incoterms basics;
- work with <must>TMS</must> and <must>GPS / telematics</must>, <must>MS Excel</must> good level (pivot, lookup);
- <lang c="must">English</lang> B2, <lang c="must">Russian or Polish for speaking with drivers</lang>;
- <must>stress resistance</must>, ability to make decisions quick.

ADVANTAGE:
- <lang c="nice">German</lang>;
- <nice>frigo / temperature controlled</nice> transport;
- <nice>higher education in logistics or transport engineering</nice>;
- <nice>CPC certificate of professional competence in road haulage</nice>;
- understanding of <nice>ADR</nice>.

WE OFFER:
- stable company, salary always on time, private health insurance after probation (3 months);
- training in German and in <no>Power BI</no> on company account;
- friendly collective, basketball on Thursdays;
- no B licence necessary, nobody will ask you to drive <no>truck</no> yourself.

HOW TO APPLY: CV to personalas@jk-logistika.example.com, subject "PLANNER". Contact person Rasa, tel. +370 600 00417. We inform only selected candidates. By sending CV you agree with processing of your data for this selection (GDPR).
