Teo Marchetti-Ruiz
devops / platform eng · Portland OR · teo@marchetti.example · no relocation

## tl;dr
5 yrs in ops-ish roles. ex line cook. k8s + terraform day to day, some Go (scripts, not services)

## stack
daily: AWS (EKS, RDS, S3, IAM), Terraform, Helm, GitHub Actions, Bash, Python
sometimes: Go, Ansible (inherited playbooks, small edits)
touched: GCP (one hackathon), Istio (POC, we didn't adopt it)

## jobs

### Larkspur Freight Systems — Platform Engineer (2022-05 → now)
team of 5, I'm one of two seniors since Jan. no reports.
- moved 38 of 60ish services from EC2 to EKS; rest still in flight, goal is Q4
- CI: cut median build from 19 to 8 min for the monorepo (caching + test split. Priya did the test split)
- on call 1 wk / 6. wrote 14 runbooks
- SOC 2 Type I: pulled evidence for the access control section. compliance mgr ran the audit. Type II starts next yr
- Postgres 11→14 on RDS: AWS partner did prod cutover, I did staging + wrote the rollback plan
- spend: found ~ $4k/mo of idle dev instances, now shut at night. total bill is abt 90k/mo
- Datadog -> Grafana migration proposed, not approved yet

### Oakmoss Health — Site Reliability Engineer I (contract thru Binary Fern staffing) (2020-09 → 2022-04)
- 2nd line for a patient-portal, uptime target 99.9; got 99.87 & 99.93 in the two yrs
- terraform modules for the network layer (reviewed by lead)
- sat in on HIPAA risk assessment
- mentored an intern one summer

### Tillicum Community College — help desk → jr sysadmin (2019-01 → 2020-08)
~300 PCs imaging, AD password stuff, later ~20 linux VMs w/ the senior admin

### before: line cook, 2012–2018, The Pewter Spoon

## paper
AWS SA Associate (2021, recert 2024)
CKA — failed once w/ 61, retake scheduled Oct
AAS Computer Info Systems, Tillicum CC 2020
Spanish: native-ish / Italian: reading

## misc
one merged PR in a helm chart repo (docs fix). talk at PDX infra meetup 2023, ~40 ppl
