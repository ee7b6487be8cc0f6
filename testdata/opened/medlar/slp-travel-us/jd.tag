<employer>Buckeye Lantern Therapy Staffing</employer>
Travel | Local contract | Per diem

JOB #SLP-88214   ***HOT*** START ASAP
<title>Speech-Language Pathologist – Skilled Nursing Facility</title>
<place>Chillicothe, OH</place>
13 weeks, 37.5 guaranteed hours, days, M-F (one Saturday a month)
<pay>$2,040 – $2,190/week gross, incl. tax-free stipends if you qualify</pay>

Hey there SLPs! Our client is a 120-bed skilled nursing and rehab community about an hour south of Columbus. Their full-timer is on maternity leave and they need somebody who can hit the floor running. You'd be the only SLP in the building, with a PRN to cover weekends.

What you'll do
* <duty>Evaluate and treat adults with swallowing, cognitive-communication and voice disorders</duty>
* <duty>Read modified barium swallow reports and turn them into a plan the kitchen understands</duty>
* <duty>In-service nursing staff on diet textures</duty> – they're on <must>IDDSI</must>, so please know it
* Keep your <must>point-of-service documentation</must> current in <must g="1">Net Health</must> or <must g="1">Casamba</must> (building is switching over, either is fine)
* Sit in on the <must>interdisciplinary care planning</must> meeting Tuesdays. The business office does the <no>MDS coding</no>; you don't touch it.

What you need
* <degree c="must">Master's in speech-language pathology</degree>
* <licence c="must">ASHA CCC-SLP</licence> – sorry, no CFs on this one, there's nobody to supervise
* <licence c="must">Active Ohio SLP license</licence> in hand
* <licence c="must">BLS (AHA)</licence>
* <years n="2" of="skilled nursing">2+ years in SNF or sub-acute</years>
* Solid <must>dysphagia management</must>, comfortable with <must>cognitive assessment</must> (SLUMS, MoCA, whatever you like)
* <permit>Must be authorized to work in the US</permit>

Gets you the top of the pay range
* <nice>FEES</nice> experience – they have a scope and nobody to hold it
* <nice>VitalStim</nice> or other NMES cert
* <nice>Trach/vent experience</nice>
* <lang c="nice">Some Spanish</lang>

The PT team does <no>LSVT BIG</no> with the Parkinson's folks, so the crossover is there if you're curious. There is no <no>pediatrics</no> in this building, ever.

Perks: day-one medical, weekly pay, CEU reimbursement to $400, $750 referral bonus, a recruiter (me, Dawnelle) who actually answers texts.

Buckeye Lantern is an EOE. We consider all qualified applicants without regard to race, color, religion, sex, national origin, disability or veteran status.
