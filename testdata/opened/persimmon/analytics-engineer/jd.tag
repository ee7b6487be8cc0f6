<title>Analytics Engineer</title>
<employer>Millrace Freight</employer> · <place>Columbus, OH</place> · hybrid (Tue–Thu in the office) · <pay>$112,000–$134,000 base</pay>

WHO WE ARE
Millrace matches half-empty trucks with people who have pallets to move. 190 employees, profitable since 2021, one very old office dog. Our carrier app is written in <no>Kotlin</no> and <no>Go</no> by a different team, so please don't panic if you've never seen either.

THE JOB
Eleven people at Millrace write queries. Nine of them have a different number for "loads delivered on time." You'll fix that. You will <duty>own the transformation layer between our raw tables and everything that people look at</duty>, <duty>decide together with finance and operations what a metric means</duty>, and <duty>retire the four hundred scheduled queries nobody remembers writing</duty>. You'll also <duty>coach two analysts who are moving toward engineering</duty> (they don't report to you).

You'll need
→ <years n="4" of="analytics engineering, BI development or data engineering">4+ years</years> in analytics engineering, BI development or data engineering
→ <must>SQL</must> you'd be proud to have reviewed, including <must>query performance tuning</must>
→ <must>dbt</must> in production, not just the tutorial
→ a cloud warehouse: <must g="1">Snowflake</must>, <must g="1">BigQuery</must> or <must g="1">Redshift</must>
→ solid <must>dimensional modeling</must>; you know why a slowly changing dimension is slow
→ <must>Git</must> and pull requests as a habit, with <must>automated data testing</must> in <must>CI</must>
→ enough <must>Python</must> to replace a spreadsheet somebody loves
→ either <must g="2">Looker</must> or <must g="2">Tableau</must>; we have both, sorry

The person who thrives here <must>explains technical things to non-technical people</must> without sighing. If you've worked with <nice>freight or logistics data</nice> you'll ramp up quicker. We schedule with <nice>Airflow</nice>, which would be handy to know but takes a week to pick up. A <degree c="nice">bachelor's in a quantitative field</degree> is welcome; two of our best people don't have one. A <licence c="nice">dbt or Snowflake certification</licence> is a plus.

What this job is not
No <no>machine learning</no>: the pricing science group does that, mostly in <no>Spark</no>. No on-call. You won't be administering <no>Kubernetes</no>.

THE FINE PRINT
Candidates must be <permit>authorized to work in the U.S.</permit>; we can't sponsor visas for this role. Medical, dental and vision from day one, 401(k) with 4% match, 20 days PTO plus a $1,500 learning budget.
Process: a 30-minute call, a paid take-home (max. three hours), one afternoon with the team. Millrace Freight is an equal opportunity employer and considers qualified applicants without regard to race, color, religion, sex, national origin, disability or veteran status.
