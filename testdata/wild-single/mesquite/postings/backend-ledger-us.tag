<title>Senior Backend Engineer, Ledger</title>
<place>Denver, CO</place> or <place>Remote (US)</place>
Engineering – Money Movement

About <employer>Harrowgate Pay</employer>

<employer>Harrowgate Pay</employer> moves payroll for about 9,000 small businesses. Employers press one button; we file the <no>ACH</no> batches, the <no>state tax forms</no> and the garnishments nobody wants to think about. We are 140 people, profitable since 2022, and our customers mostly find us because they outgrew <no>QuickBooks</no>.

The team

Ledger is six engineers. We own the double-entry service every other team writes to. It is a <no>Kotlin</no> monolith that is slowly turning into four <must g="1">Go</must> services, so you will write <must g="1">Go</must> every day; you won't need the <no>Kotlin</no>, someone will read it with you. Frontend folks live in <no>React</no> and <no>TypeScript</no> two floors down and do not expect you to.

What you'll do

- <duty>Design and ship the posting and reconciliation services</duty>
- <duty>Carve schema and traffic out of the monolith</duty> without a maintenance window (we have done this twice, it's scary, it works)
- <duty>Take part in a one-in-six on-call rotation</duty>
- <duty>Review designs from the Tax and Benefits teams</duty> before they touch the ledger
- <duty>Mentor two mid-level engineers</duty>

What we're looking for

- <years n="6" of="building server-side software">6+ years</years> <must>building server-side software</must>, of which <years n="2" of="Go or another compiled language">at least two</years> in <must g="1">Go</must> or another <must g="1">compiled language</must>
- You can look at a query plan in <must>PostgreSQL</must> and say why it is slow
- You have either run an <must g="2">event-driven system</must> in production or <must g="2">migrated a live database</must> under load
- Firm grasp of <must>idempotency</must>, <must>transaction isolation</must> and what happens when a retry is not a retry
- <must>Clear written English</must>: we decide things in docs, not in meetings

It'd be great if

- you have seen <nice>double-entry accounting</nice> from the inside
- you know your way around <nice g="3">Kafka</nice> or <nice g="3">NATS</nice>
- you've worked in a <nice>SOC 2</nice> or <nice>PCI DSS</nice> environment

You do not need a <no>computer science degree</no>. A third of us don't have one.

For the curious, our stack: Go, <no>Kotlin</no>, PostgreSQL 15, <no>Redis</no>, <no>Terraform</no> on <no>AWS</no> (run by the Platform team), <no>Datadog</no>.

Compensation

The base range for this role is <pay>$172,000 – $205,000</pay> depending on level, plus equity. Medical, dental and vision premiums are 100% covered for you and 80% for dependents, 16 weeks of parental leave, and a learning budget people have spent on everything from <no>Rust</no> workshops to <no>Spanish</no> lessons.

<permit>You must be authorized to work in the United States</permit>; we are unable to sponsor visas at this time.

<employer>Harrowgate Pay</employer> is an equal opportunity employer. Please tell us if you need an accommodation at any point of the interviews: one call with the manager, one pairing session (your laptop, your editor), one design conversation and a chat with someone from outside engineering.
