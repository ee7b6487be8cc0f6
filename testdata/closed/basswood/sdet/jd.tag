Subject: Urgent opening || <title>SDET II / Senior Test Automation Engineer</title> || <place>Pune (Baner)</place> || Immediate to 45 days

Dear Candidate,

Greetings from TalentVriksh Consulting!!

We found your profile on a job portal and are hiring for our client <employer>Kosha Payments Pvt. Ltd.</employer>, a UPI and merchant settlement company (Series B, approx. 240 people). Kindly go through the below JD and revert with updated CV if interested.

Position    : SDET II (permanent on client payroll)
Experience  : <years n="5" of="test automation">5 - 8 yrs in test automation</years>
Location    : Pune, Baner - 3 days WFO
CTC         : <pay>18 - 26 LPA</pay> depends on last drawn and interview
Interview   : 2 tech rounds (1 live coding) + manager + HR

JD:
- Should be hands on in <must>Java</must>. Live coding round is in Java only, candidates who only record and playback please do not apply.
- Strong in API automation, <must g="1">REST Assured</must> or <must g="1">Karate</must>
- <must>Selenium WebDriver</must> with <must g="2">TestNG</must>/<must g="2">JUnit</must>. <duty>Maintain and extend the existing UI suite of about 400 cases.</duty>
- <duty>Wire the suites in the pipeline</duty> - <must g="3">Jenkins</must> or <must g="3">GitHub Actions</must>
- Good <must>SQL</must>, will be asked to <duty>verify settlement and ledger entries in the DB</duty>
- <must>Git</must>
- <duty>Review test code of 2 juniors</duty>, <duty>take part in sprint planning and triage</duty>. <must>Agile</must> team, 2 week sprints.

Good to have:
<nice>Kafka</nice> testing, <nice g="4">JMeter</nice> or <nice g="4">Gatling</nice> for load, <nice>Docker</nice>. Candidates from <nice>payments</nice> domain will be given preference. <nice>ISTQB</nice> is plus but not at all compulsory.

Not required: no <no>Appium</no>, there is separate mobile QA team in Indore who are on <no>Appium</no> and <no>Flutter</no>. Developers write in <no>Kotlin</no>, you need not.

Education: <degree c="must">BE / BTech / MCA or equivalent</degree>

About client: founded 2017 by two ex-bankers, backed by well known investors, free lunch, Mediclaim for parents also, sponsored <no>AWS</no> certification after probation, no dress code. Client is an equal opportunity employer and does not ask for any payment at any stage of recruitment.

Please share the following along with CV:
Total exp / Relevant exp / Current CTC / Expected CTC / Notice period / Current location / Offers in hand if any

Thanks & Regards
Pallavi K.
TalentVriksh Consulting
pallavi.k@talentvriksh.example.com
