<employer>The Corporation of the Township of Harrow Bluff</employer>
EMPLOYMENT OPPORTUNITY 2026-17

Position:        <title>Water Treatment Operator II</title>
Division:        Public Works / Water and Wastewater
Location:        <place>Harrow Bluff, Ontario</place> (Lakeshore Road plant)
Status:          Permanent full time, 40 hours, CUPE Local 5511
Rate:            <pay>$36.12 to $41.87 per hour</pay>
Posted until:    Friday 12:00 noon, late applications are not opened

About the Township
Harrow Bluff is home to 11,400 people year round and about twice that in July. Our plant draws from Lake Huron and was rebuilt in 2019. We offer OMERS, a boot allowance and paid training hours.

The job
Reporting to the Overall Responsible Operator, you will:
 1. <duty>operate and adjust coagulation, filtration and disinfection</duty> at a conventional surface water plant
 2. <duty>take samples and run in-house lab tests</duty> (chlorine residual, turbidity, pH)
 3. <duty>respond to alarms</duty> from <must>SCADA</must>, also at night; standby is one week in four
 4. <duty>flush hydrants and repair watermains</duty> with the distribution crew when needed
 5. <duty>keep logbooks</duty> and report adverse results under <must>O. Reg. 170/03</must>

What we need from you
- <degree c="must">Ontario Grade 12 diploma</degree> or equivalent
- Valid <licence c="must">Class 2 Water Treatment</licence> operator's certificate (Ontario). Operators-in-Training: please wait for our spring posting, we cannot take you in this one.
- <licence c="nice">Class 1 Water Distribution</licence> certificate would help
- <years n="3" of="drinking water plant operation">Three years'</years> experience in a municipal or contract-operated drinking water system
- You know how to dose by <must>jar testing</must> and can look after <must g="1">sodium hypochlorite</must> or <must g="1">chlorine gas</must> feed systems
- <must>Preventive maintenance</must> of pumps, valves and online analyzers
- <must>Confined space entry</must> training
- <licence c="must">Class G driver's licence</licence>, clean abstract. A <licence c="nice">DZ licence</licence> is an asset for the vac truck.
- Spoken and written <lang c="must">English</lang>

Useful, not required: <nice>ultraviolet disinfection</nice>, <nice>DWQMS</nice> internal auditing, a work order system such as <nice>Cityworks</nice>.

What you do not need: <no>PLC programming</no> (our integrator does that) or <no>wastewater</no> papers; the lagoons are run by an agency.

How to apply
Fill in Form HR-3, attach a resume and a copy of your certificates, drop it at the municipal office or mail it to jobs@harrowbluff.example.org. Only those selected for an interview will be contacted. The Township accommodates persons with disabilities under the AODA. Personal information is collected under MFIPPA.
