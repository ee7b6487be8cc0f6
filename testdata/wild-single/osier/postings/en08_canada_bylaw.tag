THE CORPORATION OF THE TOWN OF WAUBAUSHENE FALLS
EMPLOYMENT OPPORTUNITY
(Internal / External)

Competition #:      2025-41
Position Title:     <title>Municipal By-law Enforcement Officer</title>
Department:         Legislative & Protective Services
Employer:           <employer>Town of Waubaushene Falls</employer>
Work Location:      <place>220 Lock Street, Waubaushene Falls, Ontario</place>
Status:             Permanent full time, CUPE Local 4412
Grade:              Band 7
Rate of Pay:        <pay>$34.18 – $40.02 per hour</pay> (2025 rates)
Hours:              40 per week, rotating incl. evenings, weekends, statutory holidays
Posting date:       September 8
Closing date:       September 26, 4:00 p.m. local time

POSITION SUMMARY
Reports to the Manager of Enforcement. <duty>Investigates complaints on property standards, noise, parking, zoning and short term rentals</duty>; <duty>issues notices, orders and Provincial Offences tickets</duty>; <duty>prepares Crown briefs and gives evidence in court</duty>. Animal control is contracted out to a third party; <no>animal handling</no> is not part of this position.

QUALIFICATIONS
a) <degree c="must">Two-year college diploma in Law & Security, Police Foundations or a related field</degree>
b) <years n="2" of="by-law enforcement">Two (2) years</years> related experience in <must g="1">municipal enforcement</must> or <must g="1">policing</must>
c) Working knowledge of the <must>Municipal Act</must>, <must>Provincial Offences Act</must> and <must>Building Code Act, s. 15</must>
d) <must>Conflict resolution</must> and <must>de-escalation</must> skills
e) <must>Report writing</must>
f) Proficiency in <must>MS Office</must>; <nice>CityView</nice> or other permitting software an asset
g) <licence c="must">Valid Class "G" driver's licence</licence> with clean abstract
h) <licence c="must">Standard First Aid and CPR-C</licence>
i) <licence c="nice">MLEO(C) designation</licence> preferred
j) <lang c="nice">French</lang> an asset

CONDITIONS
Satisfactory Police Vulnerable Sector Check dated within 90 days. Uniform supplied. PepperBall/OC training, if ever introduced, will be provided by the Town (<no>use of force training</no> not needed to apply).

HOW TO APPLY
Quote the competition number. One PDF please, to hr@waubaushenefalls.example.org. We thank all applicants; only those selected for an interview will be contacted. Accommodation is available under the AODA at all stages. Personal information is collected under MFIPPA.

Page 1 of 1
