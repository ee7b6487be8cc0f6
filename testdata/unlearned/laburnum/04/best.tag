ANIRUDDH KESHAVAMURTHY
Bengaluru | +91 90000 00417 | anikesh@codebox.example | notice period: 60 days

Backend dev, 4+ yrs, Java/Spring, payments side. Some Go at work since last yr (2 small services).

EXPERIENCE

Paylantern Technologies Pvt Ltd — Software Engineer II (SDE-2 since Apr 2023, SDE-1 before) — Jul 2021 – till date
> Settlement team, 7 engineers, I own recon service (Java 17, Spring Boot, Postgres, Kafka) together with one other dev
> Recon job was 3 h 40 min, now ~50 min for the nightly run. Batching + two indexes. The partitioning was done by DBA team.
> UPI refunds: implemented the retry + idempotency part; design doc by our staff engineer
> Kafka: consumers only, cluster is run by platform
> On-call 1 week in 6. Wrote 9 of the runbooks on our wiki
> Deploys to K8s via Argo pipelines set up by devops; I can read the Helm charts and change values
> Unit test cov of recon from 48 to 71 %
> Mentored 2 interns (2023 batch, 6 months), 1 got PPO
> PCI-DSS audit: provided evidence for our service
> POC for moving recon rules to Drools, not taken up

Infobriar Solutions, Mysuru — Trainee → Associate Engineer — Jun 2020 – Jun 2021
> support project for an insurance client in UK, Struts app, L3 tickets, around 8 a week
> migrated 14 of 60 screens to Angular 10 before I left

EDUCATION
B.E. (Information Science), Sri Malleshwara Inst. of Technology, VTU, 2016–2020, CGPA 7.9/10
Class XII 88 %

OTHER
AWS Cloud Practitioner (2022). Solutions Architect Assoc: preparing
Hackathon (internal) 2022, second prize, team of 4
Open source: 3 merged PRs in a small CSV lib, docs + one bug fix
Skills: Java, Spring Boot, SQL, Kafka, Redis (cache only), Git, Jenkins, Go (beginner/intermediate), Angular (rusty)
