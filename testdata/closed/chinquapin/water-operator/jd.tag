<employer>LEWIS FORKS PUBLIC UTILITY DISTRICT NO. 3</employer>
Recruitment 25-117        Open until filled. First review of applications: 14 November.

CLASS TITLE:     <title>Water Treatment Plant Operator II</title>
DIVISION:        Water Resources / Treatment
WORK SITE:       Ryderback Plant, near <place>Toledo, Washington</place>
PAY RANGE:       <pay>$34.18 - $42.71 per hour</pay>, Steps A-F, represented
FLSA STATUS:     Non-exempt
REPORTS TO:      Treatment Supervisor

1. GENERAL STATEMENT OF DUTIES
Under general direction the Operator II <duty>runs a 5 MGD surface water filtration plant</duty> on an assigned shift, frequently as the only employee on site. The District serves about 11,400 connections in a rural county. Wastewater is handled by the City under its own permit; <no>sewage treatment</no> is not part of this classification and does not substitute for the experience below.

2. ESSENTIAL FUNCTIONS (illustrative only)
a. <duty>Monitors and adjusts treatment processes</duty> by <must>SCADA</must> and by walking rounds.
b. Performs <must>jar tests</must> and sets coagulant dose; <duty>calibrates, repairs and rebuilds</duty> <must>chemical feed pumps</must>.
c. <duty>Backwashes filters</duty> and keeps combined effluent turbidity within permit.
d. Performs daily <must>bench analyses</must> (turbidity, free chlorine, pH, alkalinity, fluoride) and <must>CT calculations</must>; enters results for the <duty>monthly operating report to the Department of Health</duty>.
e. Follows <must>lockout/tagout</must> and <must>confined space entry</must> procedures without exception.
f. Writes clear <must>shift logs</must>; suggests changes to standard operating procedures.
g. Works a <must>rotating 12-hour shift</must> including nights, weekends and holidays, and takes <must>standby duty</must> one week in five, reaching the plant within 45 minutes.

3. MINIMUM QUALIFICATIONS (must be met on the date of application)
- <degree c="must">High school diploma or GED</degree>.
- <licence c="must">Water Treatment Plant Operator 2 (WTPO 2) or higher issued by the Washington State Department of Health</licence>. Operator-in-Training certificates are not accepted for this level.
- <years n="2" of="surface water treatment">Two (2) years' operating experience at a surface water treatment plant</years>.
- <licence c="must">Valid Washington driver's license</licence>. A <no>CDL</no> is not required.

4. DESIRABLE
- <licence c="nice">Water Distribution Manager 1 (WDM 1)</licence> or <licence c="nice">Cross-Connection Control Specialist (CCS)</licence>
- Experience with a <nice>computerized maintenance management system</nice>
- <nice>Membrane</nice> or reverse osmosis operation; the District is piloting a skid next year

5. OTHER INFORMATION
PLC work is contracted out; operators do no <no>PLC programming</no>. The District will train the successful candidate on <no>Ignition</no>, the platform replacing our present HMI in the spring.
The candidate must pass a pre-employment drug screen and a physical (lift 50 lb, climb vertical ladders, wear a respirator).
Benefits: PERS retirement, medical for employee and dependents, 11 paid holidays, boot allowance of $250.

6. TO APPLY
Submit (1) District application form HR-6, (2) resume, (3) copies of certificates to the Human Resources office. Postmarks are not accepted. Applicants needing accommodation may call the office. The District is an equal opportunity employer and gives veterans' scoring preference as provided in RCW 41.04.
