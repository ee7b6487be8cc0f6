<employer>TUSCARORA VALLEY LOCAL SCHOOL DISTRICT</employer>
CLASSIFIED STAFF VACANCY  -  Posting No. 24-31

POSITION:      <title>Vehicle Mechanic</title>
DEPARTMENT:    Transportation
LOCATION:      Bus Garage, 410 Depot Street, <place>Millbrook, Ohio</place>
WORK YEAR:     260 days, 5:30 a.m. to 2:00 p.m.
RATE:          <pay>$27.14 to $33.02 per hour</pay>, Step 0-12, per negotiated agreement
REPORTS TO:    Transportation Supervisor

GENERAL DESCRIPTION
Keeps the District's 46 yellow buses and 14 support vehicles safe, legal and on the road. You would be the third mechanic in a three-bay garage.

MINIMUM QUALIFICATIONS
1. <degree c="must">High school diploma or GED</degree>.
2. <years n="3" of="repair of medium or heavy duty diesel vehicles">Three (3) years of experience repairing medium or heavy duty diesel vehicles</years>. Military experience counts.
3. Valid <licence c="must">Ohio Commercial Driver's License, Class B</licence> with <licence c="must">passenger (P)</licence> and <licence c="must">school bus (S) endorsements</licence>, held ON THE DATE OF HIRE. We can no longer wait for a learner's permit to turn into a license.
4. <licence c="must">Section 609 refrigerant certification</licence>.
5. Demonstrated skill with <must>air brake systems</must> and with <must>electrical troubleshooting</must>, including the <must>reading of wiring schematics</must>.
6. Must furnish <must>own hand tools</must> (District supplies specialty tools and scan tools).
7. Pass BCI/FBI background check, T-8 physical and DOT drug screen.

PREFERRED
- <licence c="nice">ASE School Bus (S-series)</licence> certifications
- <nice>Wheelchair lift repair</nice>
- Some <nice>welding</nice>, enough for a bracket or an exhaust hanger
- Familiarity with <nice g="1">RTA</nice>, <nice g="1">Fleetio</nice> or a comparable <nice g="1">fleet maintenance software</nice>

ESSENTIAL FUNCTIONS
a. <duty>Performs scheduled preventive maintenance</duty> and <duty>records every job in the work order system</duty>.
b. <duty>Diagnoses and repairs engines, aftertreatment, brakes, steering and suspension</duty>. You must be comfortable using <must>engine diagnostic software</must> (most of our fleet is Cummins powered).
c. <duty>Prepares buses for the annual State Highway Patrol inspection</duty>.
d. <duty>Answers road calls</duty>, and <duty>drives a bus to and from the breakdown</duty>.
e. <duty>Orders parts and keeps the stockroom counts straight</duty>.
f. Other duties as assigned.

PLEASE NOTE
This is not a route driving position; you will not be asked for <no>regular student transport</no>. Six <no>propane buses</no> arrive next August and the manufacturer trains everyone, so no background in <no>alternative fuels</no> is expected. <no>Routing software</no> is handled by the dispatcher.

BENEFITS: SERS retirement, medical/dental/vision, 12 paid holidays, boot allowance $200, uniforms.

HOW TO APPLY: Complete the classified application on the District website and attach a resume and copies of all licenses. Internal applicants send a letter of interest to the Superintendent's office by 4:00 p.m. on the 14th. The Board of Education is an Equal Opportunity Employer and does not discriminate on the basis of race, color, religion, sex, age, disability, military status, ancestry or genetic information.
