<title>Senior Tax Analyst, Indirect Tax</title>
Requisition R-0048817 | <place>Toronto, Ontario</place> | Hybrid, 3 days in office | Full time | Posted 6 days ago

Who we are

<employer>Tamarack Home Hardware Group</employer> operates 212 stores from Thunder Bay to Cape Breton. Corporate Tax is a team of nine reporting to the VP Finance. Income tax and <no>SR&ED</no> claims sit with another group; transfer pricing is handled by an outside firm.

The opportunity

Reporting to the Manager, Commodity Tax, the incumbent will:

* <duty>Prepare and file monthly GST/HST, QST and PST returns</duty> for eleven legal entities
* <duty>Research taxability of new product lines</duty> and <duty>maintain the tax code matrix</duty> in <must>SAP</must>
* <duty>Act as first contact for CRA and provincial auditors</duty>, gather documents, draft responses
* <duty>Reconcile commodity tax balance sheet accounts</duty> each period
* <duty>Support the implementation</duty> of <no>Vertex</no> led by IT in fiscal 2026 (no prior knowledge of the tool is assumed)
* <duty>Train store accounting staff</duty> on place of supply and point-of-sale rebates

Qualifications

* <degree c="must">University degree in accounting, finance or commerce</degree>
* <licence c="must">CPA</licence> completed, or in the final module
* <years n="4" of="Canadian commodity tax">4–6 years</years> in <must>Canadian commodity tax</must>, gained in <must g="1">public practice</must> or <must g="1">industry</must>. Retail is preferred: <nice>retail</nice> tax questions are their own animal.
* Solid command of the <must>Excise Tax Act</must> and of <must>Quebec sales tax</must> rules
* <must>Excel</must> at an advanced level (<must>pivot tables</must>, lookups, <nice>Power Query</nice> an asset)
* An ERP background in <must>SAP</must>. Candidates coming from <no>Oracle</no> or <no>JDE</no> shops tell us the switch takes a year, which we do not have this time.
* <must>Meets statutory deadlines</must>, <must>attention to detail</must>, comfortable explaining tax to people who sell paint

Assets

* <lang c="nice">Working knowledge of French</lang> (our Laval distribution centre)
* <licence c="nice">CICA In-Depth GST/HST course</licence>
* Exposure to <nice>US sales and use tax</nice>
* <nice>Alteryx</nice>

What we offer

Target salary <pay>CAD 92,000 to 108,000</pay> plus 8% bonus. RRSP match of 5%, four weeks' vacation, 20% store discount, tuition help for an <no>LL.M. in tax</no> or other degree, and paid volunteer days. You may hear that everyone here can drive a <no>forklift</no>; it is a charity event, attendance voluntary.

Applicants <permit>must be legally entitled to work in Canada</permit>. In accordance with the AODA, accommodation is available on request at every stage of the selection process. Artificial intelligence is not used to screen applications. We thank all applicants; only those invited to an interview will be contacted. No agencies please.
