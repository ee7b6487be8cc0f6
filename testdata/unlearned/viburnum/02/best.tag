Marguerite Oyelaran MRICS
Quantity Surveyor, Leeds. m.oyelaran@mailhouse.example

I am a chartered quantity surveyor with eighteen years in the business, the first seven with contractors and the rest on the client's side of the table. I am looking for a part-time senior post (three or four days).

Where I have worked

Since June 2014 I have been with Brackendale Cost Consultants, where I became an Associate in January 2019. The office has nine QSs; I have no formal reports, although I review the cost plans of the two graduates before they go to the partner. My work is pre-contract in the main: elemental cost plans at RIBA stages 2 to 4, mostly for further education colleges and two leisure centres. The largest scheme I have cost-planned was the £23m Ainsley College campus; I handled the building fabric and externals, and our M&E colleague did the services. Post-contract I do interim valuations every month on three live jobs. Final accounts are settled by our partner, Mr Hollis; I prepare the figures. Last year I was an assistant to the expert witness in one adjudication (payment dispute, about £400k), for which I put together the schedules. We are moving from spreadsheets to CostX; I am one of four people piloting it and the roll-out is planned for spring.

From August 2007 until May 2014 I was with Garforth & Stead (Builders) Ltd, first as assistant QS and from 2010 as QS. I let subcontract packages of up to £600k, measured on site, applied for payment and agreed variations on housing schemes, the biggest of 84 plots. The margin on my last two sites came in at 7.1% and 6.4% against a tender margin of 6%. I took maternity leave from March 2012 to January 2013.

Education and so on
BSc (Hons) Quantity Surveying, 2:1, Aire University, 2007. MRICS since 2011. I have enrolled for the RICS adjudication diploma, and have finished one of five modules. NEC4: I have read the contracts and attended a half-day seminar, but the jobs I have run have all been JCT. NRM1 daily, NRM2 on occasion. Fluent Yoruba (spoken). APC counsellor to one candidate, who sits in November.
