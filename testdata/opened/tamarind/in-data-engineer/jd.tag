<title>Data Engineer II</title> - Claims & Payments Platform
<employer>Sarvottam Health Technologies</employer> | <place>Bengaluru (Bellandur)</place>, hybrid 3 days | <pay>INR 24-32 LPA</pay> | Req #SHT-DE-118

## Why this role exists
We process health insurance pre-authorisations for 430 hospitals. The data comes in badly: HL7 over SFTP, scanned PDFs, one hospital still sends Excel by WhatsApp. The batch platform is being moved from an on-prem Hadoop cluster to the lakehouse, and we need a second engineer who has done this type of move with their own hands.

## What you'll own
- <duty>Build and run batch and streaming pipelines</duty> (about 1.8 TB/day)
- <duty>Migrate Hive and Oozie jobs to the lakehouse</duty>
- <duty>Model claims data for the actuarial and finance teams</duty>
- <duty>Keep pipelines inside their SLAs</duty>, with tests and alerting. On-call one week in five.
- <duty>Review pull requests</duty> of the two junior engineers

You will sit next to the ML team; they do <no>PyTorch</no> and <no>feature engineering</no>, you give them clean tables. Dashboards are made by analysts in <no>Tableau</no>.

## Must have
1. <years n="4" of="data engineering">4+ years</years> as a data engineer in production, not POCs
2. <must>PySpark</must> in depth. This is the core of the job: partitioning, skew, shuffle, reading a query plan. ETL done only in drag-and-drop tools or plain SQL is not sufficient.
3. Strong <must>SQL</must> and <must>Python</must>
4. An open table format: <must g="1">Delta Lake</must>, <must g="1">Apache Iceberg</must> or <must g="1">Hudi</must>
5. <must g="2">Airflow</must> or <must g="2">Dagster</must>
6. One of <must g="3">AWS</must> / <must g="3">Azure</must>
7. <must>Kafka</must> (consumer side is OK)
8. <degree c="must">B.E./B.Tech/MCA or equivalent</degree>

## Good to have
- <nice>Terraform</nice>
- <nice>dbt</nice>
- <nice>Great Expectations</nice> or any other data quality framework
- Healthcare formats such as <nice>FHIR</nice> or HL7
- <licence c="nice">Databricks Certified Data Engineer</licence>

## Not needed
<no>Scala</no> (we have none left), <no>Kubernetes</no> (platform team).

## Perks
Family floater of 10 lakh incl. parents, creche tie-up, 26 weeks maternity / 6 weeks paternity, learning budget of INR 60k, bus from Silk Board and Marathahalli. You need a <permit>valid right to work in India</permit>. Notice period up to 60 days is fine; we don't buy out.

## Process
Resume -> 45 min SQL + Spark call -> take-home (max 3 hrs, paid) -> two conversations on one afternoon. Write to talent@sarvottam.example.com with the req number in the subject. We do not charge candidates, ever; anyone who asks for a deposit is a fraud. Sarvottam is an equal opportunity employer and welcomes returning parents and persons with disabilities.
