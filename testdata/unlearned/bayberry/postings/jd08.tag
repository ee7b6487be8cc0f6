Job Title: <title>BI Analyst - L2</title>
Company: <employer>Zentara Retail Analytics Pvt. Ltd.</employer>
Location: <place>Pune (Kharadi)</place>, WFO 3 days
Experience: <years n="3" of="BI / reporting">3 - 5 yrs in BI / reporting</years>
CTC: <pay>9 - 13 LPA</pay>
Notice Period: Immediate to 30 days ONLY
Shift: 1 PM - 10 PM IST (must be okay with <must>UK shift overlap</must>)

Job Description:-
Zentara is GCC of a British fashion retailer having 412 stores. We are having urgent requirement of BI Analyst for our Merchandising Insights pod. Our platform team is working on <no>Databricks</no> and <no>Kafka</no>, you will be consuming the gold tables only.

Roles & Responsibilities:-
* <duty>Gathering requirements from UK merchandisers and converting the same into dashboards</duty>
* <duty>Developing and maintaining <must>Power BI</must> reports with row level security</duty>
* <duty>Writing complex <must>SQL</must> on <must>Snowflake</must> for adhoc requests</duty>
* <duty>Weekly trading deck every Monday before 3 PM</duty>
* <duty>Data validation between POS and finance numbers</duty>

Mandatory Skills:-
1) Power BI incl. <must>DAX</must> and <must>Power Query</must> (will be tested in L1 round, pls do not apply if only drag and drop)
2) SQL - <must>window functions</must>, <must>CTEs</must>, <must>performance tuning</must>
3) <must>Dimensional modelling</must> (star schema, SCD)
4) <must>Advanced Excel</must>
5) <lang c="must">Excellent English communication</lang>, as daily interaction with business in London
6) <must>Retail domain</must> or <must>e-commerce domain</must> knowledge... both is needed as we are omnichannel

Good to have:-
1) <nice>Python</nice> (pandas)
2) <nice>dbt</nice>
3) <licence c="nice">PL-300 certification</licence>
4) <nice>Azure DevOps</nice>

Not required:- <no>Tableau</no>, <no>Qlik</no>, <no>data science</no>. Pls do not send such profiles.

Qualification: <degree c="must">B.E. / B.Tech / MCA / B.Sc (Stats)</degree>, 60% throughout

Interview process: L1 (hands-on Power BI, 90 min, video ON) > L2 (Hiring manager) > HR. Face to face for final round is mandatory, pls do not request virtual.

Interested candidates kindly share updated CV to ta.pune@zentara.example.com with below details:
Total Exp / Rel. Exp / CCTC / ECTC / NP / Last working day (if serving)

Zentara is having a no-fee policy. We never ask candidates for any payment.
