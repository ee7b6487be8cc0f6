<employer>Vayumarg Logistics Technologies Pvt Ltd</employer>
<title>Senior Data Engineer</title> (Req. VLT-2291)
Location: <place>Bengaluru (Bellandur), hybrid 3 days</place>
Exp: <years n="5" of="data engineering">5-8 yrs</years> in data engineering | Budget: <pay>upto 34 LPA, based on last drawn</pay> | Notice: 60 days max preferred

About Vayumarg
We move 2.3 lakh parcels a day for D2C brands across 410 cities. Every scan, every van, every COD rupee is an event, and all of it lands with the Data Platform team (9 people). Series B, profitable in 3 of last 4 quarters.

Role
As Senior Data Engineer you will <duty>own the shipment events pipeline end to end</duty>, from <must>Kafka</must> topics to curated tables which the ops dashboards read. Our batch and streaming jobs are written in <must>PySpark</must> and scheduled on <must>Airflow</must>; you should have written and tuned Spark jobs in production by yourself, not only modified. You will also <duty>bring down the cost of the platform</duty>, <duty>define data contracts with app teams</duty> and <duty>mentor two junior engineers</duty>. Participation in <duty>on-call, one week in six</duty>.

Our data scientists build ETA models in <no>PyTorch</no>, you will feed them but not do modelling. Dashboards in <no>Power BI</no> are with the analytics team.

Must have
1. Strong <must>SQL</must> (window functions, query plans) and <must>Python</must>
2. Hands-on with one cloud: <must g="1">AWS</must> / <must g="1">GCP</must> / <must g="1">Azure</must>
3. <must>Dimensional data modelling</must>, slowly changing dimensions
4. Lakehouse table format: <must g="2">Delta Lake</must>, <must g="2">Iceberg</must> or <must g="2">Hudi</must>
5. <degree c="must">B.E./B.Tech/MCA or equivalent</degree>
6. <must>Git and CI/CD</must> discipline
7. <lang c="must">Good spoken and written English</lang>, we write a lot of design docs

Good to have
- <nice>dbt</nice>
- <nice>Terraform</nice>
- <nice>Great Expectations or any other data quality tool</nice>
- Some exposure to <nice>logistics or e-commerce data</nice>
- <nice>Scala</nice> (legacy jobs, going away)

Not needed: <no>Hadoop administration</no>, competitive programming medals.

What we offer
Medical cover for parents too, ESOPs from L4 up, cab for late on-call, 12 weeks paternity (yes), learning wallet of Rs 40,000.

Process: HM call (30 min) > take-home or live SQL+Spark, your choice > design round > HR. We close in 2 weeks. Vayumarg hires irrespective of caste, gender, religion, disability or college tier. We never ask money for interviews, beware of fake offers. Resume to talent@vayumarg.example.com
