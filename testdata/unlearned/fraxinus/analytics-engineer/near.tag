<name>Mélanie Thibodeau</name>
<headline>Senior BI Developer | SQL, Snowflake, Power BI</headline>
<email>m.thibodeau@example.org</email> / <phone>506-555-0112</phone> / <place>Moncton NB</place> (<status>permanent resident of Canada, relocating to Halifax in spring</status>)

<h>PROFILE:</h> <summary>BI developer with eight years working with data in a commercial setting, five of them in freight and distribution. Advanced SQL, dimensional modelling and Power BI in depth. Known for explaining technical choices to non-technical colleagues and for agreeing metric definitions that hold.</summary>

<h>EXPERIENCE:</h>
<job><title>Senior BI Developer</title>, <employer>Petitcodiac Distribution Group</employer>, <place>Moncton</place>, <start>05/2020</start>-<end>present</end>
<point>Own the transformation layer from raw loads to reporting: 120 stored procedures and Snowflake tasks, written and scheduled in house.</point>
<point>Designed the Kimball star schema for orders, shipments and returns (6 fact tables).</point>
<point>Row-count and null checks after every load, in SQL, with an e-mail to the team on failure.</point>
<point>Small Python ingestion scripts for two carrier APIs.</point>
<point>Agreed 23 KPI definitions with operations and finance; published them in a Power BI dataset used by 90 people.</point>
<point>Moved the team's code into Git (Azure DevOps) in 2022 and added a build pipeline for the SQL project.</point></job>
<job><title>BI Developer</title>, <employer>Marais Assurance</employer>, <place>Dieppe</place>, <start>08/2017</start>-<end>04/2020</end>
<point>SSIS packages and SQL Server cubes for claims reporting.</point>
<point>Trained 15 claims managers to build their own Power BI reports.</point></job>

<h>EDUCATION:</h> <edu><degree>Baccalauréat</degree> en <field>informatique de gestion</field>, <school>Université de Moncton</school>, <end>2017</end></edu>
<h>CERTIFICATION:</h> <cert><issuer>Microsoft</issuer> <cname>Power BI Data Analyst Associate (PL-300)</cname>, <date>2022</date></cert>
<h>SKILLS:</h> <skills><skill>T-SQL</skill>, <skill>Snowflake</skill>, <skill>Power BI (DAX, Power Query)</skill>, <skill>SSIS</skill>, <skill>Python</skill>, <skill>Git</skill>, <skill>Azure DevOps pipelines</skill>, <skill>dimensional modelling</skill></skills>
<h>LANGUAGES:</h> <language>French</language> (<level>first language</level>), <language>English</language> (<level>fluent</level>)
