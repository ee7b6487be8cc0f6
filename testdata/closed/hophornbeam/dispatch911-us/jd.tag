<employer>TAMARACK COUNTY SHERIFF'S OFFICE</employer>
CLASSIFICATION: <title>EMERGENCY COMMUNICATIONS SHIFT SUPERVISOR</title>          JOB CODE 4417
LOCATION: <place>Pine Falls, Minnesota</place>          FLSA: Non-exempt          UNION: LELS
HIRING RANGE: <pay>$31.84 - $42.10/hour</pay> plus $1.25 night differential

GENERAL SUMMARY
Under the direction of the PSAP Manager, <duty>supervises an assigned shift of four to six telecommunicators</duty> at the County's consolidated 911 center, which serves 14 fire departments, 5 law enforcement agencies and 2 ambulance services, and works a console as staffing requires.

ESSENTIAL FUNCTIONS (not all-inclusive)
* <duty>Assigns consoles, breaks and overtime; adjusts minimum staffing</duty>
* <duty>Answers 911 and administrative calls</duty> and <duty>dispatches law, fire and EMS units</duty> using <must>computer-aided dispatch (CAD)</must> and the 800 MHz <must>ARMER radio</must> system
* <duty>Reviews recorded calls for quality assurance</duty> and <duty>coaches employees</duty>
* <duty>Writes performance evaluations</duty>
* Enters and validates warrants in <must>NCIC</must> and the state hot files
* <duty>Responds to data requests</duty> with the Records unit

MINIMUM QUALIFICATIONS
* <degree c="must">High school diploma or GED</degree>
* <years n="4" of="public safety dispatch">Four years of full-time experience as a public safety telecommunicator in a 911 center (PSAP)</years>
* Current <licence c="must">Emergency Medical Dispatch (EMD) certification</licence>
* <must g="1">Experience as a lead worker</must>, <must g="1">communications training officer</must> or <must g="1">acting supervisor</must>
* <must>Type 40 words per minute</must> (tested)
* Able to work <must>nights, weekends and holidays</must>, and to be held over
* Must pass a background investigation, hearing test and psychological evaluation

PREFERRED
* <degree c="nice">Associate degree</degree> in criminal justice, emergency management or a related field
* <licence c="nice">ENP or APCO RPL</licence>
* <nice>Text-to-911</nice> and <nice>tactical or incident dispatch</nice>
* <lang c="nice">Spanish</lang> or Ojibwe a plus

Peace officer (<no>POST</no>) licensing is not required for this position. GIS map maintenance is performed by the Land Department; <no>ArcGIS</no> experience is not needed.

BENEFITS: PERA pension, county health plan, 11 paid holidays, uniform allowance.

TO APPLY: Complete the county application and supplemental questionnaire at the Human Resources portal. Resumes do not replace the application. Veterans' preference points are available. Tamarack County is an Equal Opportunity Employer. Position remains open until filled; first review of applications after 14 days.
