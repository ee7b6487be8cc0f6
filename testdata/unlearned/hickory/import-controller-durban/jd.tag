** URGENT ** <title>SEA FREIGHT IMPORT CONTROLLER</title> ** <place>DURBAN – Bluff / Clairwood</place> **

Ref: SB/7741     Consultant: Lorraine S.
Agency: Sable & Byrne Personnel (on behalf of our client, <employer>a mid-sized clearing and forwarding agent</employer>)
Salary: <pay>R26 000 – R31 000 CTC</pay> per month, negotiable on experience + 13th cheque, provident fund
Hours: 08h00 to 17h00 and when the vessel dictates

Our client, privately owned and 28 years in the industry, is looking for an Import Controller who can take a file from pre-alert to delivery without someone standing behind them. The incumbent is emigrating and will do a 3 week handover only.

Duties include but are not limited to:
* <duty>Full import file from opening to final invoicing</duty>, FCL and LCL, approx 90 files a month
* <duty>Framing and submission of customs entries</duty>
* <duty>Liaise with shipping lines, depots, Transnet and hauliers</duty>
* <duty>Keep clients updated daily</duty> (they will phone you anyway)
* <duty>Costing and disbursements per file</duty>
There is a separate exports desk so <no>export documentation</no> is not part of this job. <no>Airfreight</no> is done by the OR Tambo branch.

Minimum requirements – CVs not meeting these will not be responded to:
* <degree c="must">Matric / Grade 12</degree>
* <years n="5" of="sea freight import clearing">5 years</years> in <must>sea freight import clearing</must> with a licensed clearing agent
* <must>SAD 500</must> and <must>tariff classification</must> – you will be given a tariff book and an invoice at the interview!!
* Sound knowledge of <must>Incoterms</must>, <must>rebates and permits (ITAC)</must>, <must>vouchers of correction</must>
* <must g="1">CargoWise</must> / <must g="1">Compu-Clearing</must> / <must g="1">ShipShape</must>, any of these
* <must>Deferment account</must> management
* <must>File costing and invoicing</must>
* MS <must>Excel</must>, intermediate
* <licence c="must">Valid Code 08 driver's licence</licence> and own car
* <lang c="must">English</lang> fluent; <lang c="nice">isiZulu</lang> or <lang c="nice">Mandarin</lang> an advantage
* <must>Able to work under pressure</must> (and mean it)

Advantageous: <nice>dangerous goods</nice> (IMDG) handling, <degree c="nice">National Certificate in Freight Forwarding and Customs Compliance</degree>, having <nice>supervised</nice> juniors as the team leader will be retiring in 2 yrs.

<permit>SA citizen or permanent resident</permit>. Clear criminal and credit record as the position has access to the deferment account. Preference will be given in line with the client's EE plan.

Send detailed CV in Word format (no PDF, no photos of certificates) to lorraine@sablebyrne.example.com with the ref in the subject line. Should you not hear from us within 14 days please consider your application unsuccessful.
