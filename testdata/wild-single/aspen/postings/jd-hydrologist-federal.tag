Announcement: R6-25-12497731-DHA
Agency: <employer>Bureau of River Basins</employer>, Columbia Field Office
Title, series, grade: <title>Hydrologist</title>, GS-1315-09
Salary: <pay>$64,952 - $84,441 per year</pay>
Duty location: 1 vacancy in <place>The Dalles, OR</place>
Telework eligible: No        Travel: 50% or less        Relocation expenses reimbursed: No
Appointment: Term, not to exceed 3 years

DUTIES
* <duty>Measure streamflow and maintain 23 gaging stations</duty>
* <duty>Compute and review discharge records</duty>
* <duty>Run ADCP surveys from a jet boat</duty>
* <duty>Brief tribal partners on low-flow forecasts</duty>
Groundwater modelling for the basin is contracted to a university; <no>MODFLOW</no> is not part of this job.

CONDITIONS OF EMPLOYMENT
- <permit>U.S. citizenship</permit>
- Males born after 12/31/1959: Selective Service
- Probationary period may be required
- <licence c="must">State driver's license</licence>
- Background investigation

QUALIFICATIONS
Basic requirement (individual occupational requirement): <degree c="must">Degree in physical or natural science, or engineering</degree> that included <must>at least 30 semester hours of hydrology-related course work</must>, incl. <must>differential and integral calculus</must> and physics; OR a combination of education and experience as described.
In addition, for GS-09: <years n="1" of="GS-07 equivalent hydrology" g="2">one year (52 weeks)</years> of specialized experience equal to GS-07: <must>collecting surface water data</must> and <must>computing stage-discharge ratings</must>; OR <degree c="must" g="2">two full years of progressively higher level graduate education</degree>; OR a <degree c="must" g="2">master's degree</degree>; OR a combination.
Your resume must state hours per week for every position. Failure to do so WILL result in "ineligible".

HOW YOU WILL BE EVALUATED
Category rating. Competencies: <must>Hydrologic data analysis</must>, <must>Oral communication</must>, <must>Safety on and near water</must>, <must>Decision making</must>. 
You may be helped by, but are not rated on: <nice>motorboat operator certification</nice>, <nice>Python scripting</nice>.

Required documents: resume (2 pages), transcripts, SF-50 if current or former federal employee.
