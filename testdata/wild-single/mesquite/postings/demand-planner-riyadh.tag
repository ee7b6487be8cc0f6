<title>Demand Planning Manager</title>
<employer>Rawabi Foods Company</employer>
<place>Riyadh, Saudi Arabia</place>

About the job

<employer>Rawabi Foods</employer> is one of the leading producers of dairy, juice and bakery in the Kingdom, with two plants in <no>Al Kharj</no>, a distribution fleet of 1,150 chilled vans and exports to <no>Bahrain</no> and <no>Kuwait</no>. As part of our Vision 2030 transformation we are setting up a central planning hub.

Job Purpose
To lead the monthly demand review and to deliver an unbiased forecast for 640 SKUs at depot level with shelf life from 5 to 180 days.

Key Accountabilities
▪ <duty>Generate the baseline statistical forecast</duty> and <duty>facilitate consensus meetings with Sales, Marketing and Finance</duty>
▪ <duty>Plan Ramadan, Hajj and back-to-school uplifts</duty>
▪ <duty>Report forecast accuracy and bias</duty>, root cause and corrective action
▪ <duty>Manage a team of 4 planners</duty> (2 positions vacant, Saudization applicable)
▪ <duty>Provide the demand signal to Supply Planning</duty>; production scheduling and <no>MRP</no> remain with the plants
▪ <duty>Act as business owner in the rollout of the new planning suite</duty>

Systems: ERP is <no>Oracle EBS</no>, van sales is on a handheld solution by a local vendor, planning presently in spreadsheets moving to o9 in Q3. Formal o9 training will be delivered by the integrator to all planners.

Knowledge, Skills & Experience
▪ <degree c="must">Bachelor in Supply Chain, Industrial Engineering, Business or Statistics</degree>. <degree c="nice">MBA</degree> is preferable
▪ <years n="7" of="planning">7 years</years> in <must>demand planning</must> or S&OP of which <years n="2" of="leading planners">two</years> <must>leading a team</must>
▪ <must>FMCG</must> background; <nice>short shelf life</nice> categories highly preferred
▪ Hands-on with one advanced planning system (<must g="1">SAP IBP</must>, <must g="1">Blue Yonder</must>, <must g="1">Kinaxis</must>, <must g="1">o9</must>)
▪ Command of <must>statistical forecasting methods</must> and <must>promotional forecasting</must>
▪ <must>Excel</must> expert; <nice g="2">Power BI</nice> or <nice g="2">Tableau</nice> desirable
▪ <licence c="nice">APICS CPIM / CSCP</licence> or IBF certification is an advantage
▪ <lang c="must">English: fluent</lang>. <lang c="must">Arabic: conversational</lang>, most of the sales meetings drift into it
▪ Strong <must>facilitation</must> and <must>influencing without authority</must>

Other information
Grade: M2. Reports to: Director Integrated Planning. Working days Sunday to Thursday, one Saturday in month end. The role has no <no>warehouse</no> or <no>customs clearance</no> responsibility whatsoever, we receive many such CVs.

Saudi nationals will be given priority. Non-Saudi candidates should <permit>hold a transferable Iqama</permit>.

Benefits: <pay>SAR 22,000 – 27,000 basic</pay>, housing 25%, transport 10%, family medical class A, schooling for two children, annual tickets, and a monthly dairy basket. Employees can enrol in company-paid <no>Six Sigma</no> and <no>PMP</no> programs, as well as <no>Arabic</no> evening classes for those who wish to go further.

Seniority level: Mid-Senior. Industry: Food and Beverage Manufacturing. Easy Apply is open until 30 applicants are shortlisted.
