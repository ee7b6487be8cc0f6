Job reference: 419-26-TH-0087
<employer>Airedale Moor Hospitals NHS Foundation Trust</employer>
Post: <title>Senior Anaesthetic Practitioner</title>, Band 6
Base: Main Theatres, <place>Skelbrough General Hospital, West Yorkshire</place>
Salary: <pay>£39,205 to £47,210 per annum pro rata</pay>
Hours: 37.5 (long days, nights and weekends on a rolling rota). Permanent.

JOB OVERVIEW
Our theatre suite runs eleven theatres covering trauma, emergency general surgery, obstetrics, ENT and paediatrics. We are recruiting a senior practitioner to the anaesthetic team. You will <duty>prepare and check the anaesthetic machine and airway equipment</duty>, <duty>support the anaesthetist from induction to handover in recovery</duty> and <duty>co-ordinate the anaesthetic side of an allocated theatre</duty>. There is a separate scrub team, so <no>scrubbing</no> is not part of this role, and <no>robotic surgery</no> takes place on our other site.

MAIN DUTIES
- <duty>Assist with rapid sequence induction, regional blocks and invasive lines</duty>
- <duty>Attend cardiac arrests and trauma calls outside theatre as part of the emergency team</duty>
- Manage <must>controlled drugs</must> in line with Trust policy
- <duty>Act as practice supervisor for ODP apprentices and newly qualified staff</duty>
- Take a turn in co-ordinating the department out of hours (training given)

PERSON SPECIFICATION
Essential
1. <licence c="must" g="1">Registered Operating Department Practitioner with the HCPC</licence>, or <licence c="must" g="1">NMC registered nurse holding a recognised anaesthetic qualification</licence>
2. <years n="2" of="anaesthetics after registration">At least two years post-registration working in anaesthetics</years>. Time spent in scrub or recovery roles cannot be counted
3. <must>Difficult airway</must> equipment: <must>videolaryngoscopy</must>, fibreoptic scope, front-of-neck access kit
4. <must>Emergency theatre</must> experience
5. <must>Immediate Life Support</must>, in date
6. Able to <must>supervise learners</must>
7. Clear <must>communication</must> under pressure; able to speak up
8. <permit>Eligible to work in the UK</permit> (certificates of sponsorship can be considered)

Desirable
- <nice>Obstetric anaesthesia</nice>
- <nice>Paediatric anaesthesia</nice>, <nice>PILS</nice> or EPALS
- <nice>Cell salvage</nice>
- <nice>Audit</nice> or quality improvement
- Knowledge of <nice>Bluespier</nice> or another theatre system

The Trust offers NHS pension, 27 days' leave rising with service, a nursery, a cycle scheme and subsidised parking (there is a waiting list). We welcome applications from all sections of the community and guarantee an interview to disabled applicants who meet the essential criteria. An enhanced DBS check is required. Please show in your supporting information how you meet each numbered point; CVs alone are not scored. We may close early if we have enough applicants.
