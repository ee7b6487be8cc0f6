# <title>Backend Developer (Python), Intermediate to Senior</title>
**<employer>Lanternfish Health Inc.</employer>** · <place>Ottawa, ON</place> (hybrid, Tue + Thu on Somerset St) · <pay>CA$98,000–$128,000</pay>

Lanternfish makes the referral software that 340 clinics in Ontario and Nova Scotia use so that a fax doesn't decide when you see a specialist. 38 people, profitable since 2022, no hypergrowth speech.

## The job
You'd join the Exchange team (4 devs, 1 QA, 1 PM). You'll <duty>design and build REST APIs that clinics and EMR vendors call</duty>, <duty>move a seven-year-old monolith to smaller services, one seam at a time</duty>, <duty>look after Postgres schemas and slow queries</duty>, <duty>review other people's code</duty> and <duty>take on-call one week in six</duty>.

## You
- <years n="4" of="Python back-end development">4+ years of professional back-end work in Python</years>
- <must g="1">Django</must> or <must g="1">FastAPI</must> in production
- <must>PostgreSQL</must>: you read query plans, you've regretted an index
- <must>REST API design</must>
- <must>pytest</must> or similar automated tests as a habit
- <must>Docker</must>, <must>CI/CD</must> and <must>Git</must>
- one big cloud: <must g="2">AWS</must>, <must g="2">Azure</must> or <must g="2">GCP</must>
- <must>written communication</must>; half our decisions are design docs

You must be <permit>legally entitled to work in Canada</permit>. We can't sponsor this year.

## Bonus points
<nice>Celery</nice> or other job queues, <nice>Terraform</nice>, <nice>HL7 / FHIR</nice>, <nice>PHIPA or other health privacy rules</nice>, <nice>Kubernetes</nice>, <nice>mentoring</nice>. <lang c="nice">French</lang> helps with our New Brunswick pilot. A <degree c="nice">CS degree</degree> is fine and so is none.

## Not this job
The <no>React</no> front end has its own team. Reports run on <no>Snowflake</no> and <no>dbt</no>, also not you. Nobody here will ask you to <no>train machine learning models</no>. Coming from <no>Rails</no>? Fine for a chat, but this posting is about Python.

## Perks, honestly
4 weeks off from year one, RRSP match 4%, $1,500 for learning (last year someone took <no>pottery</no>), parental top-up, dogs on Thursdays.

## How we hire
30 min call → a paid two-hour pairing session on our code → team chat → offer. Write to jobs@lanternfish.example.com. We use no AI screening; Mireille reads everything. Accommodation under AODA at every step, just ask.
