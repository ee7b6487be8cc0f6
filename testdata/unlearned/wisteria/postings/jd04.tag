# <title>Senior Data Engineer, Billing & Usage</title>

**<employer>Loonlight Metering Inc.</employer>** · <place>Toronto (hybrid, 2 days/wk at King & Spadina)</place> or remote anywhere in Ontario · <pay>CA$148k–$176k base + options</pay>

## Why this job exists

Every minute ~4M smart-meter readings land in our pipeline. If a reading is lost, somebody's hydro bill is wrong. Right now five people own that pipeline and three of them are tired. You'd be number six.

We are 80 people, Series B, profitable on a good month. Our ML group forecasts demand in <no>PyTorch</no> and our front-end folks are all-in on <no>Svelte</no>, neither of which you'll touch.

## What a normal month looks like

- You <duty>design and ship ingestion jobs</duty> in <must>Python</must> and <must>SQL</must>, mostly against <must>Snowflake</must>
- You <duty>own a handful of <must>dbt</must> models</duty> that finance closes the books on. Tests, docs, lineage, the lot
- You <duty>carry the pager one week in six</duty>
- You <duty>review designs from two intermediate engineers</duty> and say no kindly
- You <duty>chase down reconciliation gaps with the billing ops team</duty>, who don't speak engineer

## You'll do well here if you bring

- <years n="6" of="data engineering">6+ years building production data systems</years>, and at least <years n="2" of="streaming">two of those with <must>streaming</must></years> (<must g="1">Kafka</must>, <must g="1">Kinesis</must>, <must g="1">Pub/Sub</must>, we don't care which)
- Orchestration: <must g="2">Airflow</must> or <must g="2">Dagster</must>. We use Dagster, it takes a week to switch
- Real <must>data modelling</must> chops. You can explain slowly changing dimensions and when not to bother
- <must>Terraform</must> enough to not be afraid of a plan output
- <must>Clear writing</must>. We are a docs-first shop, most decisions are made in a two-pager
- The judgment to <must>mentor</must> without taking over the keyboard

## Helpful, not required

- <nice>Utility, telecom or other usage-based billing</nice>
- <nice>Rust</nice> (two hot-path services)
- <nice>Great Expectations</nice> or <nice>Soda</nice>
- <lang c="nice">French</lang>, as Hydro customers in Gatineau appreciate it

## What you can skip

No <no>computer science degree</no> needed, four of us don't have one. No <no>Spark</no>; we ripped it out in 2023. No leetcode: the interview is one pairing session on a broken pipeline.

## The fine print

You must be <permit>legally entitled to work in Canada</permit>; we can't sponsor this year. Because some data is covered by utility contracts, we do <licence c="must">a criminal record check</licence> before day one.

4 weeks' vacation (we track the minimum, not the max), 100% of premiums paid, RRSP match to 4%, $1,500 for learning, dog-friendly office within reason.

Loonlight is an equal opportunity employer. Accommodations are available on request at any stage under AODA: talent@loonlight.example.com. Salary range shown in line with our pay transparency policy. AI is not used to screen your application; Priyanka reads every one.
