<employer>Tallyford</employer> / Careers / Engineering

Tallyford runs the payment rails for some 210 credit unions in Ireland and the UK. Every standing order, every SEPA Instant transfer, every card top-up goes through one event pipeline, and when it's slow somebody's rent is late. We are 90 people, 34 of them engineers, in an old printworks on Thomas Street.

Now hiring: <title>Senior Platform Engineer (Streaming)</title>
<place>Dublin 8</place>, two days a week on site, the rest wherever you like
<pay>€92,000 – €108,000</pay> plus pension (6% matched) and 27 days off

The job in short
You'd <duty>own the clusters our payment events travel on</duty>, from capacity planning to the 3 a.m. page. You'd <duty>write and review the services on both sides of them</duty>, <duty>move our last eleven services off VMs</duty> before the data-centre lease ends, and <duty>run blameless post-incident reviews</duty> that people actually read.

What we can't do without
* <years n="5" of="backend or infrastructure engineering">At least five years</years> of backend or infrastructure engineering
* <must>Kubernetes</must> in production. Not a tutorial cluster: upgrades, node failures, network policies, the lot. This is the one thing we won't compromise on
* <must>Apache Kafka</must> operated by you, not just consumed
* Solid <must>Go</must>
* Infrastructure as code with <must g="1">Terraform</must> or <must g="1">Pulumi</must>
* <must>PostgreSQL</must>: replication, upgrades, and knowing when a table scan is your own fault
* You have <must>carried a pager</must> and can <must>write up an incident</must> so that a non-engineer understands it

It would be lovely if
* you've been near a <nice>PCI DSS</nice> audit
* you know <nice>Prometheus</nice> and <nice>Grafana</nice> well enough to delete dashboards
* you enjoy <nice>mentoring</nice>; we take two graduates every September

And some things you can stop worrying about: a <no>computer science degree</no> is not required. The data team has its own <no>Spark</no> cluster, which is theirs to feed. The members' app is <no>React Native</no> and you won't be touching it. We'll teach you <no>ISO 20022</no> messages; nobody is born knowing them.

You need <permit>the right to work in Ireland without sponsorship</permit> (EU/EEA/UK passport, Stamp 4 or similar).

How we hire: a 30-minute call, a paid half day pairing on a real (old) incident, a chat with the two founders. You'll have an answer within three working days of each step. Send a CV, no cover letter, to platform@tallyford.example.com.

Tallyford is an equal opportunities employer. If you need an adjustment at any stage tell Orla and it's done.
