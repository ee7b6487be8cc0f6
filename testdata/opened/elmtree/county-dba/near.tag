<name>LATISHA M. VERHOEVEN</name>
<place>Bend, Oregon 97701</place>  *  <phone>(541) 555-0129</phone>  *  <email>lmverhoeven@example.net</email>

<h>SUMMARY OF QUALIFICATIONS</h>
<summary>Public sector database professional with eight years of Transact-SQL, query tuning and SSIS packages on Microsoft SQL Server. Explains technical matters to non-technical staff. Valid driver license, CJIS Security Awareness certified.</summary>

<h>PROFESSIONAL EXPERIENCE</h>

<job><employer>City of Three Rivers, Police Records Division</employer>
<title>Database Report Analyst II</title>                                <start>06/2019</start> - <end>present</end>
    - <point>Write Transact-SQL queries and stored procedures for jail and records reporting on SQL Server 2016 and 2019 databases administered by the city's DBA team.</point>
    - <point>Tune queries and recommend indexes to the database administrators.</point>
    - <point>Develop SSIS packages that load citations from the courts.</point>
    - <point>Build Power BI dashboards for command staff and explain them at monthly meetings.</point></job>

<job><employer>Deschutes Valley Health Plan</employer>
<title>Data Analyst</title>                                              <start>09/2016</start> - <end>05/2019</end>
    - <point>Extracted claims data with SQL and Crystal Reports.</point>
    - <point>Documented 75 standard reports for audit findings.</point></job>

<h>EDUCATION</h>
<edu><school>Oregon Institute of Technology</school>
<degree>Bachelor of Science</degree>, <field>Information Technology</field>                  <end>2016</end></edu>

<h>CERTIFICATIONS</h>
<cert><cname>CJIS Security Awareness, Level 4</cname> (<date>2025</date>)</cert>
<cert><cname>Microsoft Certified: Power BI Data Analyst Associate</cname> (<date>2023</date>)</cert>

<h>TECHNICAL SKILLS</h>
<skills><group>Languages:</group>   <skill>Transact-SQL</skill>, <skill>DAX</skill>, <skill>Python</skill>
<group>Tools:</group>       <skill>SSIS</skill>, <skill>Power BI</skill>, <skill>Crystal Reports</skill>, <skill>SSMS</skill></skills>
<language>Spanish</language>: <level>bilingual</level>
