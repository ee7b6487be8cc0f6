Job opening @ <employer>Noyyal Knit Exports (P) Ltd</employer>, <place>Tiruppur</place>
Position : <title>Senior Merchandiser - Knits (EU buyers)</title>
No. of openings : 2
Experience : <years n="5" of="knit garment export merchandising">min. 5 yrs in export merchandising of knitted garments</years>
CTC : <pay>Rs. 6.0 - 8.5 LPA</pay> (PF, ESI/mediclaim, bonus)
Working days : Mon-Sat, 9.15 am to 6.30 pm

About us
Noyyal Knit Exports is a Government recognised Star Export House with in-house knitting, printing, embroidery and 640 machines. We ship 4.2 lakh pcs a month to Germany, France, Denmark and Spain, mostly kids wear and innerwear. SA8000 and GOTS certified since 2016.

Job description
The candidate will <duty>handle 2 to 3 European accounts independently</duty> from enquiry to shipment. He/she will <duty>study the buyer's tech pack and prepare cost sheets</duty>, so thorough <must>garment costing</must> is a must, including <must>fabric consumption</must> and yarn price follow up. <duty>Prepare and chase the T&A calendar</duty> with all departments, <duty>submit lab dips, strike-offs, fit and PP samples for approval</duty>, <duty>place trims and fabric orders</duty> and <duty>report order status to the buyer daily</duty>.

Candidate profile
- <degree c="must" g="1">B.Tech / B.E. Textile Technology</degree> or <degree c="must" g="1">B.Sc. Costume Design & Fashion</degree> or <degree c="must" g="1">Diploma in Knitwear / Apparel Technology</degree>
- Strong in <must>time and action planning</must> and <must>buyer communication</must> over mail and call
- Must know <must>knitted fabrics</must> (single jersey, rib, interlock, terry) and the <must>common test parameters</must>: shrinkage, spirality, fastness
- <must>MS Excel</must>; knowledge of an <must>apparel ERP</must> 
- <must>Negotiation</must> with processing units and trims suppliers
- <lang c="must">English</lang> - good spoken and written. <lang c="must">Tamil</lang> for talking to the units. <lang c="nice">Hindi</lang> is useful
- Should have <must>guided at least one junior merchandiser</must>

Added advantage : <nice>organic cotton / GOTS transaction certificates</nice>, <nice>BlueSign or OEKO-TEX documentation</nice>, having visited buyers abroad.

Not required : <no>Pattern making</no> and <no>CAD marker planning</no> are done by our technical room, <no>export documentation</no> (shipping bills, LC) by the docs team. Freshers pls do not apply. We will train on our own <no>WFX system</no>.

Two wheeler allowance, subsidised canteen, company bus from Avinashi, Palladam & Coimbatore. Women candidates are encouraged, creche available inside the premises.

Interested candidates may send updated CV with present salary, expected salary and notice period to hr@noyyalknits.example.com or walk in between 10 am and 1 pm (Saturday also) with original certificates. Only shortlisted candidates will be called. We never collect money for jobs.
