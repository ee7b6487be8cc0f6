<title>Medior/Senior Data Engineer</title> (32–40 hours)
<employer>Veldstroom B.V.</employer>, <place>Utrecht</place> | <pay>€ 4.600 – € 6.300 gross per month</pay> | hybrid, 2 days office

About Veldstroom
Every quarter of an hour 410.000 smart meters of small wind and solar owners report to us. We forecast, trade and settle that energy. We are with 130 colleagues of 21 nationalities, working language is English. Our data scientists do the forecasting in R and <no>PyTorch</no>; our front-end team builds portals in <no>React</no>. You make sure all of them have data they can trust.

Your role in team Kraan ("tap")
▸ <duty>You design and operate batch and streaming pipelines from meter to data warehouse</duty>
▸ <duty>You move the last 60 legacy jobs from cron to our lakehouse</duty>
▸ <duty>You take part in an on-call rota, one week in six</duty>
▸ <duty>You review code of colleagues and help two juniors grow</duty>

Your profile
▸ <degree c="must">HBO or WO degree</degree>, direction is less important
▸ <years n="4" of="data engineering">At least 4 years of experience as data engineer</years>
▸ Very good <must>Python</must> and <must>SQL</must>
▸ <must>Apache Spark</must>, preferably on <nice>Databricks</nice>
▸ An orchestrator: <must g="1">Airflow</must>, <must g="1">Dagster</must> or <must g="1">Prefect</must>
▸ One public cloud in production. We have <must g="2">Azure</must>, but <must g="2">AWS</must> or <must g="2">GCP</must> people learned it in a month
▸ <must>Data modelling</must>, for example <nice g="3">Data Vault</nice> or <nice g="3">Kimball</nice>
▸ <must>CI/CD</must> and <must>automated tests</must>: for us a pipeline without tests is a script
▸ <lang c="must">English</lang> at professional level. <lang c="nice">Dutch</lang> is a plus in talking with grid operators

You score extra with <nice g="4">Kafka</nice> or <nice g="4">Event Hubs</nice>, <nice>dbt</nice>, <nice>Terraform</nice>, <nice>time series data</nice> or knowledge of the <nice>energy market</nice>. <no>Machine learning</no> is not needed. <no>Scala</no>: we had it, we are happy it is gone.

We offer
27 holidays, pension (we pay two third), NS Business Card, a learning budget of € 2.000, and a certificate in <no>Kubernetes</no> if you want that. You need to <permit>live in the Netherlands and have a valid work permit</permit>; we can not sponsor this time.

Interested?
Apply with your CV, no letter needed. First call with Maaike from HR, then a technical talk of 1,5 hour (no whiteboard algorithms), then lunch with the team. Acquisition by agencies is not appreciated.
