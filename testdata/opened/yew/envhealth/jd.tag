<employer>KEISKAMMA COAST DISTRICT MUNICIPALITY</employer>
EXTERNAL ADVERTISEMENT 22/2026

POST: <title>ENVIRONMENTAL HEALTH PRACTITIONER</title>
DIRECTORATE: Community Services (Municipal Health Services)
DUTY STATION: <place>Peddie, Eastern Cape</place>
REMUNERATION: <pay>R 379 512 – R 492 636 per annum (T12), plus travel allowance and normal fringe benefits</pay>

MINIMUM REQUIREMENTS
(a) <degree c="must">National Diploma or Bachelor's degree in Environmental Health</degree>
(b) Registration with the <licence c="must">HPCSA as Environmental Health Practitioner, Independent Practice</licence>
(c) <years n="3" of="municipal environmental health">Three (3) years' experience</years> as EHP in municipal health, community service year excluded
(d) Valid <licence c="must">Code B driving licence</licence>
(e) <lang c="must">Fluency in isiXhosa</lang> and English; <lang c="nice">Afrikaans</lang> will be an added advantage
(f) Computer literacy (<must>MS Office</must>)

COMPETENCIES
Knowledge of <must>Regulation R638</must> (food premises), <must>water quality sampling</must> to <must>SANS 241</must>, <must>outbreak investigation</must> and <must>issuing of compliance notices</must>. Ability to deal with angry traders in a <must>tactful</must> manner.

KEY PERFORMANCE AREAS
• <duty>Inspect food premises, spaza shops and early childhood centres and evaluate for certificates of acceptability</duty>
• <duty>Take water and food samples and follow up on failures</duty>
• <duty>Conduct health education in schools and villages</duty>
• <duty>Investigate complaints and notifiable conditions</duty>
• <duty>Compile monthly statistics</duty>
Appointment as <nice>peace officer</nice>, exposure to <nice>air quality</nice> or <nice>vector control</nice>, and use of <nice>GIS</nice> will be considered. Note: <no>waste removal</no> is a function of the local municipalities and <no>laboratory analysis</no> is done by NHLS.

HOW TO APPLY
Applications must be on the prescribed form (Annexure C, Government Gazette 45181), with a comprehensive CV, copies of qualifications and ID. No faxed or late applications. The Municipality subscribes to the Employment Equity Act; persons with disabilities are encouraged to apply. Shortlisted candidates undergo <permit>vetting and criminal record check</permit>. If you have not heard from us within 90 days of the closing date, consider your application unsuccessful. Enquiries: Ms N. Dlanga-Botha, hr@keiskamma.example.org. The Council reserves the right not to appoint. Closing date: 11 December, 12h00.
