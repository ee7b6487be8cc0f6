CAREERS @ <employer>Tanah Merah Development Board</employer>
Statutory board  |  Closing date: 14 days from posting  |  Contract: permanent

POSITION:            <title>Senior Quantity Surveyor (Contracts & Cost)</title>
LOCATION:            <place>Tampines, Singapore</place>
GROSS MONTHLY PAY:   <pay>S$6,200 to S$8,400, depending on experience</pay>
REPORTS TO:          Deputy Director, Procurement & Contracts

1. ROLE PURPOSE
The officer takes cost and contract responsibility for two to three concurrent building projects of S$30m to S$150m each, from feasibility to final account. Site-based colleagues handle <no>programme scheduling in Primavera</no>; our architects own the <no>Revit</no> models.

2. MAIN RESPONSIBILITIES
2.1  <duty>Prepare feasibility estimates, cost plans and pre-tender estimates</duty>
2.2  <duty>Draw up tender documents and evaluate tenders</duty> through <must>GeBIZ</must>
2.3  <duty>Assess progress claims and issue payment responses</duty> within the timelines of the <must>SOP Act</must>
2.4  <duty>Value variations and negotiate final accounts</duty>
2.5  <duty>Evaluate claims for extension of time and loss and expense</duty>
2.6  <duty>Present cost reports to the Projects Committee every quarter</duty>

3. REQUIREMENTS (ESSENTIAL)
3.1  <degree c="must">Degree in Quantity Surveying, Building or Project & Facilities Management accredited by SISV</degree>. As officers sign as the Board's QS, degrees in other disciplines cannot be considered.
3.2  At least <years n="6" of="quantity surveying">6 years of post-graduate quantity surveying experience</years>, consultant or contractor side
3.3  Working command of the <must>PSSCOC</must>
3.4  Proficiency in measurement software, either <must g="1">CostX</must>, <must g="1">Cubicost</must> or <must g="1">Glodon TAS</must>
3.5  Experience with <must>cost planning</must> and <must>final accounts</must> on building works
3.6  Good written <lang c="must">English</lang>, as papers go to the Committee in your name

4. REQUIREMENTS (ADVANTAGEOUS)
4.1  <licence c="nice">Member of SISV or MRICS</licence>
4.2  Exposure to <nice>PPVC or other DfMA</nice> projects
4.3  Knowledge of <nice>NEC4</nice> Option C, which the Board is piloting
4.4  <nice>Carbon costing</nice>

5. ELIGIBILITY
<permit>Singapore Citizens and Permanent Residents</permit>. The Board regrets that it cannot apply for work passes for this post.

6. BENEFITS
21 days' leave, medical and dental (family), flexi-claims of S$600, staggered hours, hot-desking near Tampines MRT. New officers attend a 5-day course in <no>public finance</no>; no prior knowledge is expected.

7. APPLICATION
Please complete the online form and attach a CV with last drawn salary, notice period and contact details of two referees. Only shortlisted candidates will be notified. The Board adheres to the Tripartite Guidelines on Fair Employment Practices.
