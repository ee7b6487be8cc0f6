About the job

<title>SDET Lead (QA Automation)</title>
<employer>Kaverion Technologies Pvt Ltd</employer> · <place>Pune, Maharashtra, India</place> (Hybrid) · 2 weeks ago · Over 100 applicants

Job Description : We are hiring SDET Lead for one of our product engineering accounts (US based logistics client). Client's platform is built in <no>.NET Core</no> and <no>Angular</no> and hosted in <no>Azure</no>, candidates need not be developers in these. Experience : <years n="8" of="software testing">8 to 12 yrs</years> total in <must>software testing</must>, minimum <years n="4" of="test automation">4 yrs</years> relevant in <must>automation</must>. Notice period : Immediate to 30 days only. Work mode : 3 days WFO at Kharadi, shift 12 pm to 9 pm.

Roles & Responsibilities : <duty>Own the automation strategy for web and API</duty>. <duty>Design framework from scratch</duty> in <must>Java</must> with <must g="1">Selenium WebDriver</must> or <must g="1">Playwright</must>. <duty>Lead team of 6 QA engineers</duty>, <duty>allocate work, review scripts</duty>. <duty>Integrate the regression suites</duty> with <must g="2">Jenkins</must> / <must g="2">Azure DevOps</must> pipelines. <duty>Present daily status to client stakeholders</duty>. <duty>Participate in sprint ceremonies</duty>.

Mandatory Skills :
Strong hands on in <must>Core Java</must> and <must>OOPS concepts</must>
<must>REST API testing</must> using <must g="3">RestAssured</must> or <must g="3">Postman</must>
<must>TestNG</must>, <must>Maven</must>, <must>Git</must>
<must>BDD</must> with <must>Cucumber</must>
<must>SQL</must> queries for backend validation (joins, sub queries)
Defect tracking in <must g="4">JIRA</must> or <must g="4">ALM</must>
Good <lang c="must">communication in English</lang>, should be able to <must>handle client calls independently</must>

Good to have :
<nice>Performance testing</nice> in <nice g="5">JMeter</nice> / <nice g="5">Gatling</nice>
<nice>Mobile automation</nice> ( <nice>Appium</nice> )
<licence c="nice">ISTQB Advanced</licence> certification
Domain exposure to <nice>logistics</nice> or warehousing

NOTE : Profiles with only <no>manual testing</no> experience will not be considered. We are not looking for <no>UFT</no> / <no>Tosca</no> resources in this requirement, there is separate opening for that in <no>Hyderabad</no>.

Education : <degree c="must">B.E / B.Tech / MCA</degree> or equivalent, any year of passing.

CTC : <pay>up to 28 LPA</pay> (based on current CTC and interview feedback)

About <employer>Kaverion</employer> : <employer>Kaverion</employer> is a CMMI Level 5 company with 3,400+ associates delivering <no>cloud migration</no>, <no>data engineering</no> and <no>GenAI</no> services across North America and the Nordics. Certified as a great place for women in tech. Benefits include group mediclaim of 5 lakhs (parents covered), food coupons, cab facility for women employees in late shift and free access to our internal academy, which offers <no>AWS</no>, <no>Kubernetes</no> and <no>Prompt Engineering</no> tracks.

Interview process : 1 online coding test (60 min), 2 technical rounds, 1 client round. Face to face L2 is compulsory, kindly do not apply if you cannot visit Pune office.

Interested candidates can mail their updated CV to talent.pune@example.com with subject line SDET Lead along with current CTC, expected CTC, notice period.

Seniority level Mid-Senior level · Employment type Full-time · Job function Quality Assurance · Industries IT Services and IT Consulting
