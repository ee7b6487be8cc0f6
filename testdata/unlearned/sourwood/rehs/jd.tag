<employer>COUNTY OF ALDER FORK</employer>
Human Resources Department – Employment Opportunity

Class title:      <title>Environmental Health Specialist II</title>
Recruitment no.:  25-4410-02
Department:       Public Health, Division of Environmental Health
Location:         <place>Alder Fork, California</place>
Salary:           <pay>$41.12 – $50.06 hourly</pay>
Bargaining unit:  General / Represented
Filing deadline:  Open until filled; first review in three weeks

DEFINITION
Under general supervision, performs journey-level inspections and investigations to enforce federal, state and local environmental health laws. This class does not supervise. Employees in this class are expected to carry a district caseload on their own.

EXAMPLES OF DUTIES (illustrative only)
1. <duty>Inspects restaurants, markets, mobile food facilities and temporary food events</duty>
2. <duty>Reviews plans and percolation reports for new septic systems</duty> and <duty>inspects public pools and spas</duty>
3. <duty>Investigates complaints and foodborne illness outbreaks</duty>
4. <duty>Writes notices of violation and prepares cases for administrative hearing</duty>
5. <duty>Serves as on-call responder one week in eight</duty>

MINIMUM QUALIFICATIONS
License: <licence c="must">Current registration as a Registered Environmental Health Specialist (REHS) issued by the California Department of Public Health</licence>. A trainee letter does not satisfy this requirement. <licence c="must">A valid California Class C driver license</licence>.
Experience: <years n="2" of="environmental health inspection">Two (2) years of full-time experience as a registered specialist in a local environmental health agency</years>.
Education: <degree c="must">A bachelor's degree with at least 30 semester units of basic science</degree>.

Knowledge of: the <must>California Retail Food Code</must>; <must>onsite wastewater treatment systems</must>; <must>recreational water</must> rules; principles of <must>epidemiology</must> as applied to outbreaks; <must>report writing</must>.
Ability to: <must>deal tactfully with operators and the public</must>; use <must g="1">Accela</must> or <must g="1">EnvisionConnect</must> or a comparable permitting database; work outdoors in all weather.

DESIRABLE
<lang c="nice">Conversational Spanish</lang> (a bilingual differential of $1.10/hour is paid after examination); <nice>plan check</nice> of food facilities; <nice>body art</nice> program; <licence c="nice">40-hour HAZWOPER</licence>.

PLEASE NOTE
<no>Hazardous materials</no> business plans and <no>underground storage tanks</no> are inspected by the CUPA at the Fire Department and are not part of this position. The County's <no>GIS</no> team makes all maps.

SELECTION PROCESS
Application review, supplemental questionnaire (weighted 100%), interview, background check and pre-employment drug screen. Resumes are not accepted in lieu of a completed application but may be attached. The County of Alder Fork is an Equal Opportunity Employer. Reasonable accommodation is available on request.

BENEFITS: CalPERS retirement, 13 holidays, 9/80 schedule possible after probation.
