---
date: 2024-03-09
---

# <h>Curriculum Vitae</h>

# <name>Solveig Aumont</name>

**<headline>Data & Analytics Engineer (Actuarial Background)</headline>**

## <h>About Me</h>
<summary>Today data and analytics engineer, I'm involved in build and advisory missions around **data platforms (ingestion, modelling)**, **Google Cloud** and **forecasting**.

As a former actuary I also intervene on questions of reserving and Solvency II reporting where technology and regulation meet.</summary>

## <h>Skills</h>

### <skills><group>Data Engineering</group>
<skill>BigQuery</skill>, <skill>Dataflow</skill>, <skill>Pub/Sub</skill>, <skill>dbt</skill>, <skill>Airflow (Cloud Composer)</skill>, <skill>PostgreSQL</skill>, ...

### <group>Languages / Framework</group>
<skill>Python</skill>, <skill>SQL</skill>, <skill>R</skill>, <skill>scikit-learn</skill>, <skill>Prophet</skill>, <skill>SAS</skill>

### <group>Cloud Governance</group>
<skill>Google Cloud IAM</skill>, <skill>Terraform</skill>, <skill>Dataplex</skill>

### <group>Actuarial</group>
<skill>Reserving</skill>, <skill>Solvency II</skill>, <skill>Pricing</skill></skills>

## <h>Experiences</h>

<job>**<title>Lead Analytics Engineer</title>** | <employer>European Reinsurance Pool</employer>
*(<end>Current</end>)*
- <point>Own the claims warehouse and its data contracts with fourteen member insurers.</point>
- <point>Develop the quarterly reporting chain while raising the data culture of the finance teams.</point></job>

<job>**<title>Consultant Analytics Engineer – Tech Lead</title>** | <employer>Nordic Energy Retailer</employer>
*<start>03/2022</start> – <end>01/2024</end> (22 months)*
*Project:* METERING DATA PLATFORM
<point>Creation of the platform which receives hourly meter readings for 800,000 households and exposes them to billing and forecasting.</point>
*Missions:*
- <point>Definition of the KPIs with the 3 regions (North, South, Islands).</point>
- <point>Modelling in dbt, 240 models, tests on all of them.</point>
- <point>Terraform modules to deploy the infra.</point>
*Skills:* <tech>BigQuery, dbt, Airflow, Terraform.</tech></job>

<job>**<title>Consultant Data Engineer - GCP Terraform</title>** | <employer>Public Water Utility</employer>
*<start>06/2021</start> – <end>02/2022</end> (9 months)*
*Project:* LEAK RADAR - SENSOR DATA
<point>Implementation of streaming ingestion for 3,000 pressure sensors.</point>
*Objectives:*
- Data engineering: in Dataflow
  - <point>Automatic historization of sensor readings.</point>
  - <point>Alert rules maintained by the plant engineers themselves.</point>
- <point>Handover and training of two internal engineers</point>
*Skills:* <tech>Dataflow; Pub/Sub; BigQuery</tech></job>

<job>**<title>Consultante Data Science</title>** | <employer>Mutual Health Insurer</employer>
*<start>2020</start> – <end>2021</end> (8 months)*
*Project:* FRAUD SIGNALS
<point>The insurer wanted to rank dental claims for manual review.</point>
*Objectives:*
- <point>Feature building from six years of claims.</point>
- <point>Ranking model, reviewed weekly with the medical officers.</point>
*Technical Environment:* <tech>Python, scikit-learn, SAS</tech></job>

<job>**<title>Consultante Data Scientist</title>** | <employer>Regional Bank Lab</employer>
*<start>2019</start> (2 months)*
*Project:* TEXT MINING
<point>Clustering of complaint letters, 40,000 documents.</point>
*Skills:* <tech>Python</tech></job>

<job>**<title>Actuaire</title>** | <employer>Life Insurance Company</employer>
*<start>2017</start> – <end>2019</end> (2 years 1 month)*
*Project:* RESERVING – ANNUITIES</job>

<job>**<title>Actuaire junior</title>** | <employer>Advisory Firm</employer>
*<start>2016</start> – <end>2017</end> (1 year)*
*Project:* PRICING – SOLVENCY II – INTERNAL MODEL REVIEW</job>

## <h>Education</h>

<edu>**<end>2019</end> | <degree>Data Engineer Certificate</degree>**
*<school>Atelier Numérique de Lyon</school>*</edu>

<edu>**<end>2016</end> | <degree>M2</degree> <field>Actuarial Science</field>**
*<school>Université du Haut-Rhône</school>*</edu>

<edu>**<end>2014</end> | <degree>Licence</degree> <field>Mathematics</field>**
*<school>Université du Haut-Rhône</school>*</edu>

## <h>Publications</h>
- <pub><title>Data contracts between insurers: who owns the claim?</title> (<end>2023</end>)</pub>
- <pub><title>Reserving with dbt, an experiment</title> (<end>2022</end>)</pub>

## <h>Languages</h>
- **<language>FRENCH</language>:** <level>Native</level>
- **<language>ENGLISH</language>:** <level>Fluent</level>
- **<language>NORWEGIAN</language>:** <level>Intermediate</level>
