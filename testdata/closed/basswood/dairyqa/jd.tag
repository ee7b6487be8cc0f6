KAROO GOUD DAIRIES (PTY) LTD
VACANCY NOTICE - INTERNAL AND EXTERNAL                         REF: KGD/QA/2025/07

POSITION:            <title>QUALITY ASSURANCE SUPERVISOR</title>
COMPANY:             <employer>Karoo Goud Dairies (Pty) Ltd</employer>
DEPARTMENT:          Quality and Technical
LOCATION:            <place>George, Western Cape</place>
REPORTS TO:          Quality Manager
REMUNERATION:        <pay>R420 000 - R495 000 per annum CTC</pay>, 13th cheque, medical aid, provident fund
CLOSING DATE:        31 July 2025

PURPOSE OF THE POSITION
To ensure that UHT milk, cheese and yoghurt leave our George plant safe, legal and to customer specification, by supervising the on-line QA function over three shifts.

MINIMUM REQUIREMENTS
1.  <degree c="must">National Diploma or BTech in Food Technology, Dairy Technology or Microbiology</degree> (NQF 6)
2.  <years n="5" of="quality assurance in food manufacturing">Minimum 5 years' quality assurance experience in an FMCG food plant</years>, preferably <nice>dairy</nice>
3.  Proven experience in <must>supervising staff</must> in a unionised environment
4.  Working knowledge of <must>HACCP</must> and <must>FSSC 22000</must>; trained <must>internal auditor</must>
5.  <must>Microbiological testing</must> and basic <must>dairy chemistry</must> (fat, protein, freezing point, pH, titratable acidity)
6.  Knowledge of <must>R1555</must> and related SA dairy and labelling regulations
7.  <must>Root cause analysis</must>
8.  <must>MS Excel</must>, and either <must g="1">SAP QM</must> or <must g="1">SYSPRO</must>
9.  Fluent in <lang c="must">English</lang>; <lang c="nice">Afrikaans</lang> or <lang c="nice">isiXhosa</lang> will be an advantage
10. <permit c="must">South African citizen or valid permit</permit>; <licence c="must">Code B driver's licence</licence>

KEY PERFORMANCE AREAS
-   <duty>Supervise and roster nine QA controllers</duty> and two laboratory assistants
-   <duty>Positive release of finished product</duty>
-   <duty>Manage customer complaints</duty> and <duty>close out non-conformances within 14 days</duty>
-   <duty>Host retailer and certification audits</duty> together with the Quality Manager
-   <duty>Verify CCP records</duty>, <duty>calibrate laboratory equipment</duty>
-   <duty>Train line staff in GMP</duty> (<must>GMP</must>)
Experience of <nice>UHT</nice> or <nice>sensory evaluation</nice> will count in the candidate's favour, as will <nice>SPC</nice>.

PLEASE NOTE
The incumbent does not do <no>product development</no> (Cape Town head office) nor <no>effluent treatment</no>, which falls under Engineering. Study assistance towards a <no>BCom</no> or <no>Six Sigma</no> belt may be applied for after 12 months.

Preference will be given in line with the company's Employment Equity plan. Shortlisted candidates consent to criminal and qualification checks. If you have not heard from us within 21 days of the closing date kindly consider your application unsuccessful. No hand delivered CVs.

Send form HR12, a CV of not more than 4 pages and certified copies to vacancies@karoogoud.example.org quoting the reference.
