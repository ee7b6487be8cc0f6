# <name>Naveen Chidambaram-Ortiz</name>

<headline>Staff Data Scientist, Forecasting</headline>
<headline>Adjunct, evening program</headline>

<email>naveen@chidambaram.example.com</email> · [<link>code.example.com/ncortiz</link>](https://code.example.com/ncortiz) · <place>Columbus, Ohio</place>

## <h>Summary</h>

<summary>Forecasting and causal inference for things that spoil, break or run late. Background in operations research; first author of *Hierarchies that disagree* (workshop paper, 2023). M.S. in Operations Research (2016), B.S. in Industrial Engineering (2013).</summary>

## <h>Experience</h>

<job>### <title>Staff Data Scientist, Demand Forecasting</title> — <employer>Larkmont Grocers</employer>, <place>Columbus, OH</place>
*<start>Apr 2022</start> – <end>present</end>* (senior from Apr 2022; staff since Oct 2024). Reports to the VP Supply.

- <point>Own the daily forecast for 212 stores × 38k items; gradient boosting with hierarchical reconciliation; waste of cut fruit down 11% at equal availability.</point>
- <point>Lead *Shelfwise*: substitution effects from stock-out natural experiments. Piloted in 20 stores, not yet rolled out.</point>
- <point>Backtesting harness on Ray with frozen snapshots, so two people get the same number.</point></job>

<job>### <title>Adjunct Instructor (ISE 5350)</title> — <employer>Franklin County Community College</employer>
*<start>Aug 2023</start> – <end>present</end>*

- <point>One evening section of applied statistics, 25 students.</point></job>

<job>### <title>Data Scientist II</title> — <employer>Ambergris Freight, Inc.</employer>, <place>Cincinnati, OH</place>
*<start>Jan 2019</start> – <end>Mar 2022</end>* · less-than-truckload arrival times

- <point>ETA models from telematics and dock scans (quantile regression forests, later LightGBM); median error from 47 to 26 minutes.</point>
- <point>Wrote *dockclock*, a small simulation of cross-dock queues (SimPy) which operations still uses for peak planning.</point>
- <point>On the hiring panel for 9 hires; no direct reports.</point></job>

<job>### <title>Analytics Consultant</title> (contract) — <employer>Pellworth Group LLC</employer>, remote
*<start>Jun</start> – <end>Dec 2018</end>*

- <point>Claims triage scoring for a regional health plan; SAS to Python migration; HIPAA-aware.</point></job>

<job>### <title>Operations Research Analyst & Scheduler</title> — Crew Planning, <employer>Buckeye Regional Airways</employer>
*<start>Jul 2016</start> – <end>May 2018</end>*

- <point>Pairing optimization in Gurobi; reserve staffing report each Friday.</point>
- <point>Sat in the ops center for two winters, which taught me more than the degree.</point></job>

## <h>Education</h>

- <edu>**<degree>M.S.</degree> in <field>Operations Research</field>**, <school>Ohio State University</school>, <start>Aug 2014</start> – <end>May 2016</end>. Coursework: stochastic processes, integer programming, Bayesian statistics. Teaching assistant, ISE 3200.</edu>
- <edu>**<degree>Graduate certificate</degree> in <field>Causal Inference</field>**, <school>Harvard T.H. Chan</school> (online), <end>2021</end>.</edu>
- <edu>**<degree>B.S.</degree> in <field>Industrial Engineering</field>**, <school>Universidad de Puerto Rico, Mayagüez</school>, <end>May 2013</end>. GPA <grade>3.62</grade>.</edu>

## <h>Earlier work</h>

- <job>**<title>Quality Intern</title>, <employer>Caribe Medical Plastics</employer>, <place>Añasco PR</place>**, <start>May 2013</start> – <end>Jul 2014</end>. <point>Gage R&R on catheter hubs; control charts on the shop floor.</point></job>
- <job>**<title>Undergraduate Research Assistant</title>, Vélez Lab (logistics), <employer>UPR Mayagüez</employer>**, <start>Summer 2012</start>. <point>Bus stop placement; poster.</point></job>

## <h>Publications & presentations</h>

- <pub>**Naveen Chidambaram-Ortiz**, P. Lindqvist. *<title>Hierarchies that disagree: reconciling item and store forecasts.</title>* Workshop on Retail ML, <end>2023</end>. [pdf](https://papers.example.com/hd)</pub>
- <pub>*<title>What a dock knows.</title>* Talk, Columbus data meetup, <end>2020</end>.</pub>

## <h>Skills</h>

<skills>- **<group>Languages</group>:** <skill>Python</skill>, <skill>SQL</skill>, <skill>R</skill>, <skill>Julia</skill> (toy projects)
- **<group>ML & stats</group>:** <skill>LightGBM</skill>, <skill>statsmodels</skill>, <skill>PyMC</skill>, <skill>DoWhy</skill>, <skill>hierarchical reconciliation</skill>
- **<group>Optimization</group>:** <skill>Gurobi</skill>, <skill>OR-Tools</skill>, <skill>SimPy</skill>
- **<group>Data engineering</group>:** <skill>Snowflake</skill>, <skill>dbt</skill>, <skill>Airflow</skill>, <skill>Ray</skill></skills>
- **<h>Spoken</h>:** <language>Spanish</language> (<level>native</level>), <language>English</language>, <language>Tamil</language> (<level>kitchen</level>)
