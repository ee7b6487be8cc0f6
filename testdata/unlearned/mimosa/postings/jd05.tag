# <title>Data Engineer II</title>

**Team:** Grid Insights  
**Where:** <place>Toronto, ON</place> or remote within Ontario  
**Comp:** <pay>CAD 112k–134k</pay>, RRSP matching, 4 weeks vacation

<employer>Heronview Energy Analytics</employer> helps local distribution companies see what is happening at the edge of their network. Every 15 minutes 3.1 million smart meters send us a reading. Someone has to make sure those readings arrive, are right, and are cheap to query. That someone could be you.

## You will

1. <duty>Build and run batch and streaming pipelines in <must>Python</must> and <must>PySpark</must></duty>
2. <duty>Move 60-odd legacy stored procedures to <must>dbt</must> models</duty>
3. <duty>Put tests and alerts on everything that feeds a customer invoice</duty>
4. <duty>Take one week of on-call in six</duty>
5. <duty>Review pull requests kindly and quickly</duty>

## You have

* <years n="3" of="data engineering">three or more years</years> doing <must>data engineering</must> for a living (titles don't matter to us)
* really good <must>SQL</must>: window functions, query plans, the ugly stuff
* production experience with one cloud: <must g="1">AWS</must>, <must g="1">Azure</must> or <must g="1">GCP</must>. We're on AWS, but the concepts travel
* an orchestrator you have strong opinions about (<must g="2">Airflow</must>, <must g="2">Dagster</must>, <must g="2">Prefect</must>…)
* <must>dimensional modelling</must>, i.e. you can explain a slowly changing dimension to an accountant
* <must>Git</must> and <must>CI/CD</must> as habits
* a <degree c="must">degree or diploma in computer science, engineering, or equivalent experience</degree>

## Nice, not needed

* <nice g="3">Kafka</nice> or <nice g="3">Kinesis</nice>
* <nice>Terraform</nice>
* <nice>time-series databases</nice>
* <nice>utility or AMI meter data</nice>; we've hired people from ad tech and gaming and they were fine
* <lang c="nice">French</lang>, as we are bidding for work in Québec

## Honest section

This isn't a <no>machine learning</no> job. There is a forecasting team next door who do <no>PyTorch</no> all day; you'd feed them. There's also no <no>Scala</no> left, we deleted the last of it in May and had cake. The front end is somebody else's <no>TypeScript</no>.

## How we hire

Chat with Priyanka (30 min) → pairing session on a real, anonymized bug (90 min) → meet the team. Accommodations at any stage, just ask. <permit>You need to be legally entitled to work in Canada.</permit> Because we touch critical infrastructure, an offer depends on a <permit>criminal record check</permit>.

We don't use AI to screen applications. Posting is for an existing vacancy.

careers@heronview.example.com
