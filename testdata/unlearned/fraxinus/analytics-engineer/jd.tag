<title>Analytics Engineer</title> (permanent, full time)
<employer>Tidewrack Freight Systems</employer> · <place>Halifax, Nova Scotia</place> – hybrid, two days a week on Hollis Street
<pay>$92,000 – $112,000</pay> + up to 8% bonus, 4 weeks vacation

WHO WE ARE
Tidewrack sells routing and settlement software to about 300 trucking companies, most of them with fewer than fifty trucks. We're 74 people, profitable since 2019, and we don't have a foosball table. Our customers ask us questions about their freight every day and right now too many of the answers depend on which dashboard you happen to open. You're going to fix that.

WHAT THE JOB IS
You will <duty>own the transformation layer between raw loads and reporting</duty>: <duty>design and build tested, documented data models</duty>, <duty>agree metric definitions with operations, finance and customer success</duty>, <duty>review pull requests from our three analysts</duty> and <duty>keep warehouse spend under control</duty>. You report to the Director of Data. There's no people management in this role. Our machine-learning group works in <no>Spark</no> and <no>Scala</no>; they're lovely, they sit next to you, and you'll never have to touch either.

WHAT WE NEED TO SEE
* <years n="4" of="working with data in a commercial setting">At least four years</years> working with data in a commercial setting, of which <years n="2" of="running dbt in production">two or more</years> running <must>dbt</must> in production (Core or Cloud, we don't mind)
* <must>Advanced SQL</must>. Window functions shouldn't make you reach for a search engine
* A cloud warehouse: <must g="1">Snowflake</must>, <must g="1">BigQuery</must> or <must g="1">Redshift</must>
* A solid grasp of <must>dimensional modelling</must> and an opinion on when to break the rules
* <must>Python</must> good enough to write and maintain a small ingestion script
* <must>Git</must> and <must>continuous integration</must> as a habit, plus <must>automated data quality testing</must>
* One BI tool in depth – <must g="2">Looker</must>, <must g="2">Tableau</must> or <must g="2">Power BI</must>
* You can <must>explain technical choices to non-technical colleagues</must> without making them feel stupid
* <permit>Legally entitled to work in Canada</permit>; we can't sponsor this one

GOOD, NOT ESSENTIAL
An orchestrator such as <nice g="3">Airflow</nice> or <nice g="3">Dagster</nice>. Some time in <nice>freight or logistics</nice>. <nice>Fivetran</nice> or something like it. <lang c="nice">French</lang>, because of our Moncton and Québec customers. A <degree c="nice">bachelor's degree in a quantitative field</degree> is welcome but nobody here will ask for the parchment. We'll teach you <no>EDI 214 messages</no>, nobody arrives knowing them.

HOW TO APPLY
Send a resume (PDF, two pages is plenty) to talent@tidewrack.example.com by January 16. A call, then a 90-minute paired exercise on fake data, then lunch with the team. No take-homes. Tidewrack welcomes applications from Mi'kmaq and other Indigenous people, African Nova Scotians, persons with disabilities, newcomers and members of all equity-deserving groups. Tell us if you need an accommodation at any stage.
