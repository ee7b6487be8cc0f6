<employer>Penrose District Council</employer> — JOB DESCRIPTION AND PERSON SPECIFICATION

Post title: <title>Planning Enforcement Officer</title>
Post number: PL/0447          Grade: 7 (<pay>£31,067 – £34,834</pay>)
Base: Carn House, <place>Redruth</place> (hybrid, two days in)
Responsible to: Enforcement Team Leader          Responsible for: no staff

MAIN PURPOSE
To <duty>investigate alleged breaches of planning control</duty> and <duty>bring them to a proportionate end</duty>.

KEY DUTIES
1. <duty>Visit sites, measure and photograph</duty>.
2. <duty>Serve Planning Contravention Notices and Enforcement Notices</duty>.
3. <duty>Write delegated reports and appeal statements</duty>.
4. <duty>Keep complainants informed</duty>, including those who write in green ink.
5. Any other duty commensurate with the grade.

PERSON SPECIFICATION                                        E = essential   D = desirable   (A) application (I) interview (T) test
Qualifications
  E  <degree c="must">Degree in planning, law or surveying</degree>, or equivalent experience  (A)
  D  <licence c="nice">Licentiate or full membership of the RTPI</licence>  (A)
Experience
  E  <years n="2" of="planning enforcement or investigation">Two years'</years> experience in <must g="1">planning enforcement</must> or other <must g="1">regulatory investigation</must> (trading standards, police, environmental health)  (A/I)
  D  <nice>Giving evidence at an inquiry</nice>  (I)
Knowledge
  E  <must>Town and Country Planning Act 1990</must>, parts relevant to enforcement  (I/T)
  E  <must>PACE interviews under caution</must>  (I)
  D  <nice>Proceeds of Crime Act</nice>  (I)
  –  <no>Listed building law</no>: not needed, the conservation officer deals with it
Skills
  E  <must>Reading scaled plans</must>  (T)
  E  <must>Standing your ground politely</must>  (I)
  D  <nice g="1">Uniform</nice> or <nice g="1">Arcus</nice>  (A)
  D  <lang c="nice">Cornish</lang>. Yes, really.
Other
  E  <licence c="must">Full driving licence</licence> and use of a vehicle
  E  <permit>Eligible to work in the UK</permit>; the Council does not sponsor for this grade

A basic DBS check will be asked of the successful candidate. We are a Disability Confident employer. Closing date midnight 16 June; interviews w/c 30 June.
