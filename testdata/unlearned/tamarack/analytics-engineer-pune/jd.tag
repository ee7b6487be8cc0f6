Urgent requirement || <title>Analytics Engineer</title> || <place>Pune (Kharadi), hybrid 3 days</place> || Notice period max 45 days

Hello all,

We, Talentbridge Consulting, are hiring on behalf of our client <employer>Paisawise Technologies Pvt Ltd</employer>, a lending fintech of 400 people with 2 mn+ active customers.

Experience: <years n="4" of="analytics or data engineering">4-7 yrs</years>
CTC: <pay>22-30 LPA</pay> (fixed) + ESOPs
Openings: 2

About the role:
The analytics engineering pod (5 people) sits between the platform team and the business. You will <duty>own dbt models from raw to mart</duty>, <duty>define metrics together with finance and risk</duty>, and <duty>bring down warehouse cost</duty>. Ingestion from <no>Kafka</no> is with the platform team and <no>machine learning</no> models are built by data science, so please do not send us profiles for those. We have no <no>Spark</no> here and are not planning any.

Must have skills:
1) Very strong <must>SQL</must> (window functions, query tuning)
2) <must>dbt</must>, min 2 years in production
3) Cloud warehouse - <must g="1">Snowflake</must> / <must g="1">BigQuery</must> / <must g="1">Redshift</must>
4) <must>Dimensional modelling</must>
5) Orchestration in <must g="2">Airflow</must> or <must g="2">Dagster</must>
6) <must>Python</must> for scripting
7) <must>Data quality testing</must>, <must>Git</must> and code reviews
8) Any one BI tool: <must g="3">Looker</must>, <must g="3">Power BI</must>, <must g="3">Tableau</must> or <must g="3">Metabase</must>

Good to have:
- <nice>Terraform</nice>
- <nice>CI/CD</nice> for data
- <nice>Lending domain</nice>
- Has mentored juniors (<nice>mentoring</nice>)

Qualification: <degree c="must">BE / BTech / MCA</degree> or equivalent. Good <lang c="must">English</lang> communication is a must since stakeholders sit in Singapore also.

Perks: medical insurance for parents, 1 lakh learning budget, food on office days.

Interview process: 1 online SQL test (75 mins), 2 technical rounds, 1 with VP. Interested candidates please share updated CV with below details at careers@talentbridge.example.com
Total exp / Relevant exp / Current CTC / Expected CTC / Notice period / Current location

Our client is an equal opportunity employer. We never ask candidates for money at any stage.
