SABLE FORK REGIONAL WATER DISTRICT
Job Announcement No. 26-041

Position title:      <title>Surface Water Treatment Operator II (Rotating Shift)</title>
Department:          Operations / Treatment
Reports to:          Chief Plant Operator
FLSA status:         Non-exempt
Work location:       Pecan Bluff WTP, <place>Brownwood, Texas</place>
Pay grade:           <pay>T-7, $26.10 - $33.48 per hour DOE</pay>, plus $1.25/hr night differential
Opening date:        01/12/2026         Closing date: open until filled

ABOUT US
<employer>Sable Fork Regional Water District</employer> sells treated water to three cities and eleven rural supply corporations. Pecan Bluff is an 18 MGD conventional plant (lake source) that was expanded in 2023.

GENERAL DESCRIPTION
Under general supervision the operator <duty>runs the plant alone on nights and weekends</duty>, <duty>keeps finished water in compliance with 30 TAC 290</duty> and <duty>trains Operator I staff on shift</duty>. Shifts are 12 hours on a 2-2-3 rotation. Employees must <must>be available for nights, weekends and holidays</must>.

EXAMPLES OF DUTIES
1. <duty>Adjusts chemical feed (alum, polymer, caustic, LAS, chlorine)</duty> on the strength of <must>jar testing</must> and raw water changes.
2. Performs <must>process control laboratory tests</must> (turbidity, pH, alkalinity, hardness, free ammonia, monochloramine) and <duty>records results</duty>.
3. Monitors the process by <must>SCADA</must>. The District's integrator handles all <no>PLC programming</no>; operators do not write or change logic.
4. <duty>Backwashes filters</duty> and investigates individual filter turbidity excursions.
5. <duty>Compiles data for the Surface Water Monthly Operating Report</duty> (the Chief Operator signs and files it).
6. Does minor maintenance: <must>rebuilds chemical metering pumps</must>, changes chlorine cylinders, greases, paints, mows.
7. Other duties as assigned.

MINIMUM QUALIFICATIONS
* <degree c="must">High school diploma or GED</degree>.
* <years n="3" of="surface water treatment plant operation">Three (3) years operating a surface water treatment plant</years>. Groundwater or wastewater time is not counted toward this.
* <licence c="must">TCEQ Class B Surface Water Operator license</licence>, current, at time of hire. No exceptions and no trainee period.
* <licence c="must">Valid Texas driver license</licence> with an insurable record.
* Working knowledge of <must>chloramine disinfection</must> and <must>CT calculations</must>.
* Ability to <must>handle one-ton chlorine containers safely</must>. <no>SCBA</no> fit test and refresher are given by the District after hire.
* Able to lift 60 lb, climb ladders, enter confined spaces.

PREFERRED
Experience with <nice g="1">granular activated carbon</nice> or <nice g="1">powdered activated carbon</nice> for taste and odor; <nice>computerized maintenance management system (CMMS)</nice> work orders; <licence c="nice">Class A license</licence>; <lang c="nice">conversational Spanish</lang>.

BENEFITS
TCDRS retirement with 2:1 match, health at no cost to employee, uniform and boot allowance, $100/month for each license step above B.

HOW TO APPLY
Application form W-3 with resume to hr@sablefork.example.org or at the front counter. Incomplete forms are not considered. Background check and drug screen before hire. The District is an Equal Opportunity Employer and does not discriminate on any protected basis.
