<employer>CITY OF MILL HOLLOW, OHIO</employer>
Public Utilities Department
POSITION ANNOUNCEMENT 24-117

Position: <title>Wastewater Treatment Plant Operator III</title>
Location: <place>Mill Hollow Water Reclamation Facility, 2200 River Rd.</place>
Rate of pay: <pay>$29.14 - $36.80 per hour</pay>, AFSCME Local, shift differential $0.85
Posting closes: Friday 4:30 PM or until filled

GENERAL STATEMENT
Mill Hollow treats 9.5 MGD from three townships. The facility finished a $31 million upgrade in 2022 and discharges to the Little Scioto under an individual NPDES permit. Under the direction of the Chief Operator the employee performs skilled work and acts as operator in charge on the assigned shift.

ESSENTIAL FUNCTIONS (illustrative only)
- <duty>Operates and adjusts the activated sludge process</duty>, clarifiers, UV disinfection and belt filter presses; thorough knowledge of <must>activated sludge</must> and of <must>sludge dewatering</must> is expected from day one.
- <duty>Monitors the plant through the SCADA system</duty> and responds to alarms.
- <duty>Collects samples and runs process control tests</duty> (MLSS, settleability, DO, ammonia, chlorine residual). Must be able to do <must>process control laboratory testing</must> without supervision.
- <duty>Performs preventive maintenance on pumps, blowers and valves</duty> and records it in the work order system.
- <duty>Prepares shift logs and data for the monthly operating report</duty>.
- <duty>Gives direction to Operator I and II staff on shift</duty>.

The contract laboratory performs all <no>BOD</no> and <no>metals analysis</no>; operators do not. Electrical work above 50 volts is done by the <no>electrician</no> on staff.

MINIMUM QUALIFICATIONS
1. <degree c="must">High school diploma or GED</degree>.
2. <years n="4" of="wastewater treatment plant operation">Four (4) years of experience in the operation of a municipal wastewater treatment plant</years>.
3. <licence c="must">Ohio EPA Class III Wastewater Works Operator certification</licence> at time of appointment. No exceptions, no grace period.
4. <licence c="must">Valid Ohio driver's license</licence>, insurable under the City's policy.
5. Working knowledge of <must>SCADA</must>, <must>NPDES permit requirements</must> and <must>confined space entry</must> procedures.

PREFERRED
<nice>Biological nutrient removal</nice>. <nice g="1">Maximo</nice> or <nice g="1">Cityworks</nice> (or comparable CMMS). <licence c="nice">CDL Class B</licence> (biosolids hauling). Some <nice>lead or supervisory experience</nice>.

WORKING CONDITIONS
Rotating 12-hour shifts, weekends, holidays. Outdoors in all weather. Exposure to odors, noise and pathogens. Lift 50 lbs.

HOW TO APPLY
Applications at the Civil Service office, 14 N. Court St., or at millhollow.example.org/jobs. A resume does not replace the application form. Copy of certification must be attached. Post-offer drug screen.

The City of Mill Hollow is an Equal Opportunity Employer. Benefits: OPERS, medical/dental/vision, 11 paid holidays, uniforms, and we pay for contact hours and for training in <no>backflow prevention</no> if you want it.
