<h>CURRICULUM VITAE</h>

<name>Marjolein ten Brinke-Stoica</name>, born <status>03-11-1986</status>, <status>Dutch nationality</status>, <place>Houten</place>
T <phone>06 - 5550 0192</phone>   E <email>m.tenbrinke@example.com</email>

<h>PROFILE:</h> <summary>Experienced data warehouse developer with knowledge of the energy market, strong in SQL and data modelling (Kimball and Data Vault).</summary>

<h>WORK EXPERIENCE</h>

<job>(<start>2016</start>–<end>present</end>)
<employer>Lekstroom Energie N.V.</employer>
<title>Data Engineer BI / DWH</title>
▪ <point>Design and operate batch pipelines from meter to data warehouse in SSIS and T-SQL (SQL Server 2019, on premise)</point>
▪ <point>Data Vault model with 70 hubs, Kimball marts for settlement and forecasting</point>
▪ <point>Time series data of 300.000 smart meters per quarter of an hour</point>
▪ <point>CI/CD of database projects in Azure DevOps, automated tests with tSQLt</point>
▪ <point>Review code of colleagues, coaching of two juniors</point>
▪ <point>Contact with grid operators about messages and allocation</point></job>

<job>(<start>2011</start>–<end>2016</end>)
<employer>Gemeente Houtensluis</employer>
<title>BI Developer</title>
▪ <point>Reports in SSRS and Cognos, ETL in SSIS</point></job>

<h>EDUCATION</h>
<edu>HBO <field>Bedrijfskundige Informatica</field> (<degree>BSc</degree>), <school>Hogeschool Utrecht</school>, <start>2006</start>–<end>2010</end></edu>
<cert><cname>Certified Data Vault 2.0 Practitioner</cname> (<date>2018</date>)</cert>

<h>TOOLS:</h> <skills><skill>SQL Server</skill> - <skill>SSIS</skill> - <skill>T-SQL</skill> - <skill>Power BI</skill> - <skill>Azure DevOps</skill> - <skill>Python</skill> (beginner course 2024)</skills>

<h>LANGUAGES:</h> <language>Dutch</language> <level>native</level> - <language>English</language> <level>good</level> - <language>Romanian</language> <level>spoken</level>
