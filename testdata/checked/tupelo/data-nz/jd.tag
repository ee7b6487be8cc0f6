<title>Analytics Engineer</title>
<employer>Kahu Energy</employer> – <place>Wellington</place>, hybrid (two days in the office on Featherston Street)
Permanent, full time. <pay>$125,000–$145,000 plus 4% KiwiSaver</pay>

Kia ora! Kahu Energy sells power and broadband to around 190,000 homes from Kaitaia to Bluff. We are a bit over 300 people, and eleven of us look after data. We're growing that to twelve.

What the mahi looks like

You'll sit between the people who load the data and the people who use it. In a normal week you will <duty>build and look after the models behind our billing and churn reporting</duty>, <duty>talk to finance about why two numbers don't agree</duty>, and <duty>review the pull requests of the other analytics engineers</duty>. You'll also <duty>write down what a field means so nobody has to ask twice</duty>.

You'll get on well here if you have
 • <years n="4" of="analytics or data engineering">four or more years in analytics engineering or data engineering</years>
 • really strong <must>SQL</must>. Window functions shouldn't scare you
 • <must>dbt</must> in production. This one isn't negotiable, all our transformations live there
 • a cloud warehouse: <must g="1">Snowflake</must> (ours), <must g="1">BigQuery</must> or <must g="1">Redshift</must>
 • <must>dimensional modelling</must> you can explain to an accountant
 • enough <must>Python</must> to fix a broken job
 • an orchestrator, be it <must g="2">Airflow</must> or <must g="2">Dagster</must>
 • the habit of <must>data quality testing</must>, and of working in <must>Git</must>
 
It would be lovely, but we won't hold it against you if not: some <nice>Terraform</nice>, <nice>Power BI</nice>, or having met <nice>half-hourly meter data</nice> before. A <degree c="nice">degree in computer science, statistics or similar</degree> is welcome; so is having learned on the job.

What you won't do: streaming. <no>Kafka</no> belongs to the platform squad, and our data scientists run their own <no>machine learning</no> stack. If you'd like to pick up <no>Scala</no> one day, they'll happily teach you.

You need to <permit>have the right to work in New Zealand</permit> already; we can't sponsor for this one.

The good bits: five weeks' leave, cheap power (obviously), a bike shed with actual showers, and a team that goes home at five. We welcome applications from tāngata whaikaha and will adjust the process for you, just say so.

To apply, send a CV and three sentences on a model you are proud of to mahi@example.org by Sunday 16 March. Two chats, one short pairing exercise, no puzzles.
