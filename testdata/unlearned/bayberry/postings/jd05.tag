<title>Staff Site Reliability Engineer</title> @ <employer>Ferrywire</employer> (Series B, 64 people)
<place>Remote, US or Canada time zones</place>

What does Ferrywire do?
We move payroll files between 2,300 small employers and their banks. When we are down on a Thursday, nurses don't get paid on Friday. That's the whole reason this job exists.

What would I do all day?
<duty>Define SLOs with the four product squads and defend the error budget.</duty> <duty>Lead the move from one big Postgres to per-region clusters.</duty> <duty>Take incident command about once a month and write the review so that someone who wasn't there understands it.</duty> <duty>Mentor three SREs who are all better than you at something.</duty> <duty>Get our <must>Terraform</must> back to a state where plan takes under five minutes.</duty>

What do I need to know already?
<must>Kubernetes</must> in production, on <must g="1">GKE</must> or <must g="1">EKS</must>, and we mean having upgraded it under load. <must>PostgreSQL</must> internals to the point where you have opinions on autovacuum. One of <must g="2">Go</must>, <must g="2">Rust</must> or <must g="2">Python</must> well enough to land a patch in a service you don't own. <must>Prometheus</must>, <must>distributed tracing</must>, and the sense to delete alerts. We'd guess this takes <years n="8" of="operating production systems">eight or so years of running production systems</years>, with <years n="2" of="staff or lead level">two at staff or tech-lead level</years>, but show us otherwise.

What would make you extra happy?
If you had <nice>Temporal</nice> experience, had been through a <nice>SOC 2</nice> audit from the receiving end, or knew <nice>NACHA</nice> files by sight.

Do I need a degree?
No. Two of our five don't have one.

Is there front-end work? Machine learning?
Neither. The web team uses <no>React</no> and you won't touch it. There's an <no>LLM</no> project in support, it is fun, and it isn't yours. And we left <no>Jenkins</no> behind in 2023.

On-call?
One week in six, follow-the-sun with Lisbon, so you do <must>carry the pager</must> but you sleep. Average 1.4 pages per week over the last two quarters.

Who will not enjoy this?
People who want to rewrite things. People who can't <must>write clearly</must>; we are asynchronous and decisions live in documents. Anyone who needs to be the hero: <must>blameless</must> is not a slogan here.

Money?
<pay>$205k–$235k USD</pay> base (same band in both countries, converted), 0.15–0.25% options, health fully paid, five weeks off of which two are mandatory.

Can you sponsor me?
Not at this time. You need <permit>existing authorization to work in the US or Canada</permit>.

How do I apply?
Mail sre@ferrywire.example.com. No cover letter; instead tell us about an outage you caused. Then: 30 min chat, a paid 4-hour exercise, one afternoon of conversations. We decide within a week.
