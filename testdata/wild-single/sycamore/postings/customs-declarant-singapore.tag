<employer>Seagull Anchor Logistics Pte. Ltd.</employer>
<title>Senior Executive, Customs & Permit Declaration</title>
Changi Airfreight Centre, <place>Singapore</place> / 5.5 days / <pay>S$3,600 – S$4,500</pay> + AWS + VB

Job Responsibilities
1) <duty>Prepare and submit import, export and transhipment permits via <must>TradeNet</must></duty> within cut-off time
2) <duty>Classify goods under the <must>HS code</must></duty> and check for controlled items
3) <duty>Apply for certificates of origin</duty> under the FTAs
4) <duty>Liaise with Singapore Customs for inspection</duty>
5) <duty>Guide two junior declarants</duty>
6) Ad hoc duties as assigned by superior

Job Requirements
– Min. <degree c="must">GCE 'O' Levels</degree>; <degree c="nice">Diploma in Logistics</degree> preferred
– At least <years n="3" of="permit declaration">3 years</years> of <must>permit declaration</must> in a forwarder or airline ground handler
– Must be a registered <licence c="must">Declarant with Singapore Customs</licence> (SC101 & SC102 passed or equivalent)
– Well versed in <must>Incoterms</must>, <must>GST schemes (MES, AISS)</must> and <must>strategic goods control</must>
– <must g="1">CargoWise</must> or <must g="1">other freight software</must>
– <must>Meticulous</must>, <must>able to work under tight deadlines</must>
– <lang c="nice">Mandarin</lang> an added advantage in order to liaise with Chinese-speaking shippers
– <nice>Dangerous goods documentation</nice> (<licence c="nice">IATA DG Cat 6</licence>) a plus
– No <no>sea freight</no> experience also can, we are 90% air
– This is not a <no>sales</no> position. No <no>driving licence</no> needed, company transport from Tampines

Benefits: AWS, 16 days AL, outpatient & dental S$800, company-sponsored <no>WSQ</no> courses, badminton court on Thursday night

Only <permit>Singapore Citizens and Singapore PRs</permit> need apply due to airport pass and quota. Kindly email resume in MS Word format stating last drawn and expected salary to hr@seagullanchor.example.com. We regret that only shortlisted candidates will be notified.
