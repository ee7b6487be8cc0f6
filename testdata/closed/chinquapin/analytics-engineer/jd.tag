<title>Analytics Engineer</title>
<employer>Kilbarrow Mutual plc</employer> · Data & Pricing · <place>Cork</place> or Dublin, 2 days a week on site · Req 0092-DP

About Kilbarrow
For 140 years Kilbarrow Mutual has insured farms, vans and front doors. We are 1,900 people, we are owned by our members, and we are halfway through moving off a warehouse that was older than some of our graduates.

The role
Sitting between data engineering and the pricing analysts, you will <duty>turn raw policy and claims data into trusted tables</duty> that people can use without ringing you. You'll <duty>refactor legacy views into version-controlled models</duty>, <duty>agree definitions with actuaries, claims and finance</duty>, and <duty>keep the nightly run short and cheap</duty>.

Ingestion over <no>Kafka</no> is owned by the platform team. Our data scientists use <no>scikit-learn</no>; you will feed their models but won't build any. <no>SAS</no> is on its way out, and no, you don't have to have seen it.

What we need from you
- At least <years n="3" of="data modelling or analytics engineering">three years building data models for analytics</years>
- Excellent <must>SQL</must>; window functions should not be a conversation stopper
- <must>dbt</must> in production (Core or Cloud)
- A cloud warehouse: <must g="1">Snowflake</must>, <must g="1">BigQuery</must> or <must g="1">Redshift</must>. We're on the first, but the switch is easy
- <must>Dimensional modelling</must>: you know why a slowly changing dimension is slow
- <must>Automated data testing</must> and documentation as habit rather than penance
- <must>Git</must> and code review, ideally with <nice>CI/CD</nice>
- Enough <must>Python</must> to glue things together
- The patience to <must>explain data to non-technical colleagues</must>
- <permit>Permission to work in Ireland full time; we can't sponsor for this post</permit>

Nice to have, in no order: <nice g="2">Airflow</nice> or <nice g="2">Dagster</nice>; <nice>Looker</nice>; some time in <nice>insurance</nice>; <nice>Terraform</nice>; <degree c="nice">a degree in maths, statistics, computer science or similar</degree>.

What's in it for you
<pay>€68,000–€82,000</pay> depending on experience, 10% bonus, pension matched to 8%, 26 days' leave, family health cover, and a day a year on a member's farm (wellies supplied). Conference and certification budget of €1,500.

How we hire
1. A 30-minute chat with Ruairí, who leads the team.
2. A take-home of at most two hours, which we review together.
3. A conversation with two people from pricing.
We answer everybody within ten working days.

Kilbarrow Mutual is an equal opportunities employer. If there's an adjustment that would help you at interview, say so and it's done. Kilbarrow Mutual plc is regulated by the Central Bank of Ireland; this is a controlled environment and references will be taken under the Fitness and Probity standards where applicable.
