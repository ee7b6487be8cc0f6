CITY OF TOLLEN FALLS, OHIO
CIVIL SERVICE COMMISSION - NOTICE OF VACANCY 24-017

POSITION:  <title>Lead Operator, Water Reclamation Facility</title>
DEPT:  <employer>City of Tollen Falls</employer> Department of Public Utilities
WORK SITE:  <place>Tollen Falls, OH</place> (1100 Levee Rd)
RATE:  <pay>$31.18 - $38.40/hr</pay>, AFSCME contract, step placement DOQ
HOURS:  2nd shift 2:30p-10:30p, rotating weekends, call-out as required

GENERAL STATEMENT OF DUTIES
Under direction of the Plant Superintendent, <duty>runs the 8.5 MGD activated sludge plant during the assigned shift</duty> and <duty>gives work direction to two or three operators and a seasonal helper</duty>. <duty>Makes process control decisions (wasting, return rates, aeration)</duty> from lab results and field observation. <duty>Prepares the monthly operating reports to Ohio EPA</duty> together with the Superintendent. <duty>Performs rounds, lubrication and minor repair of pumps, blowers and clarifier drives</duty>. <duty>Dewaters biosolids</duty> on the belt press. Collection system and lift station crews report elsewhere; <no>sewer jetting</no> and <no>CCTV inspection</no> are not part of this job.

MINIMUM QUALIFICATIONS
 1. <degree c="must">High school diploma or GED</degree>.
 2. Valid <licence c="must">Ohio EPA Class III Wastewater Works Operator certification</licence> at time of appointment. Applicants holding a lower class will NOT be considered, the facility is a Class III works and the shift lead must be able to serve as backup operator of record.
 3. <years n="5" of="operating experience at an activated sludge facility">Five (5) years</years> operating experience at a <must>activated sludge</must> facility.
 4. Working knowledge of <must>SCADA</must> and of <must>NPDES permit requirements</must>.
 5. Able to run routine bench tests: <must>TSS</must>, <must>settleability</must>, <must>dissolved oxygen</must>, pH. Contract lab runs <no>metals</no> and <no>whole effluent toxicity</no>.
 6. Valid <licence c="must">Ohio driver's license</licence>.
 7. Some experience <must>directing the work of others</must> on a shift or crew.

DESIRABLE
Experience with <must g="1">belt filter press</must> or <must g="1">centrifuge</must> dewatering is expected; <nice>biological phosphorus removal</nice> is a plus since our renewed permit carries a 1.0 mg/L limit. <licence c="nice">Class B CDL</licence> helpful (we haul our own cake). <nice>Confined space entry</nice> training can be brought along or we provide it. The City pays for <no>forklift</no> training.

PHYSICAL / ENVIRONMENT
Climbing, lifting to 60 lb., odors, wet and slippery surfaces, work around open tanks in all weather. Pre-employment physical and drug screen. Hep A/B shots offered.

BENEFITS: OPERS, medical/dental/vision, 11 holidays, longevity, boot allowance $225/yr, tuition help after 1 yr.

HOW TO APPLY: Complete the City application (NOT resume only) and drop off or mail with a copy of your certificate to Civil Service Commission, 2nd floor City Hall, by 4:00 PM on the closing date. Faxes not accepted. Resumes without an application will be returned. Questions: civilservice@tollenfalls.example.org.

The City of Tollen Falls is an Equal Opportunity Employer and a drug free workplace. Reasonable accommodation on request.
