<employer>TIETON VALLEY SCHOOL DISTRICT NO. 411</employer>
Human Resources | Certificated Posting #25-118 | Open until filled, first screening May 9

Job title ........ <title>Speech-Language Pathologist, bilingual (Spanish/English)</title>
Location ......... <place>Cowiche, WA</place>: Highland Elementary (K-3) and the preschool center, plus one middle school half day a week
FTE / calendar ... 1.0 FTE, 184 days
Salary ........... <pay>$68,940 - $118,275</pay> per the certificated schedule, $5,000 bilingual stipend, ESA national certification bonus
Supervisor ....... Director of Special Services

Summary
Sixty-four percent of our students speak Spanish at home. The SLP <duty>screens, evaluates and treats students ages 3 to 14</duty> and makes sure that a language difference isn't written up as a disorder. Caseload is currently 46, with a full-time SLPA.

Essential functions
* <duty>Conduct evaluations in Spanish and English</duty> and <duty>write evaluation reports</duty> within the state timeline
* <duty>Develop IEPs and lead the speech portion of IEP meetings</duty> (<must>IEP</must> development, <must>IDEA</must> compliance)
* <duty>Provide individual, group and push-in therapy</duty> for <must>articulation</must>, <must>language disorders</must> and <must>fluency</must>
* <duty>Supervise one SLPA</duty> in line with state rules
* <duty>Program and model AAC devices</duty> for four nonspeaking students (experience with <must>AAC</must> required)
* <duty>Bill Medicaid for eligible services</duty>
* <duty>Coach families at evening events</duty>, three per year

Required qualifications
1. <degree c="must">Master's degree in speech-language pathology or communication disorders</degree>
2. Washington <licence c="must">ESA certificate, School SLP</licence>, or eligible for one by August 20
3. <lang c="must">Spanish, professional fluency, spoken and written</lang>. Candidates will complete part of the interview in Spanish
4. <years n="2" of="school-based SLP">Two years of school-based experience</years>; the clinical fellowship year counts as one
5. <must>Dynamic assessment</must> or other nonbiased assessment methods
6. <licence c="must">Fingerprint clearance</licence> through OSPI

Preferred
<licence c="nice">ASHA Certificate of Clinical Competence (CCC-SLP)</licence>. Experience with <nice>early childhood</nice> or <nice>selective mutism</nice>; either <nice g="1">LAMP Words for Life</nice> or <nice g="1">Proloquo2Go</nice>; <nice>SLPA supervision</nice>; <nice>IEP Online</nice> or willingness to learn it.

The position does not involve <no>dysphagia</no> treatment (contracted to Yakima Children's) and you are not asked to teach <no>ASL</no>; the deaf and hard of hearing program has its own staff. <no>Behavior plans</no> are written by the school psychologist.

Benefits: SEBB medical and dental, TRS 2/3, 12 sick days, tuition help toward <no>National Board</no> certification.

How to apply: complete the FastTrack application online, attach resume, transcripts, three confidential reference forms. Paper applications will not be accepted. Questions: hr@tietonvalleysd.example.org

The district does not discriminate on the basis of sex, race, creed, religion, color, national origin, age, honorably discharged veteran or military status, sexual orientation, gender expression or identity, disability, or the use of a trained dog guide or service animal. Title IX and 504 officers may be reached at the district office.
