<name>Marcus T. Eberly</name>
<headline>Analytics Engineer | SQL | dbt | BigQuery | Looker</headline>
<place>Westerville, Ohio</place> | <email>marcus.eberly@example.com</email> | <phone>(380) 555-0172</phone>

<h>SUMMARY</h>
<summary>Analytics engineer who owns a transformation layer in dbt and BigQuery. Strong SQL and dimensional modeling, data testing in CI, and clear explanations for non-technical people after years in the classroom.</summary>

<h>EXPERIENCE</h>

<job><title>Analytics Engineer</title>
<employer>Buckeye Cold Storage Logistics</employer>, <place>Columbus, Ohio</place>
<start>March 2024</start> – <end>Present</end>
• <point>Develop and maintain 45 dbt models on BigQuery for freight and warehouse data.</point>
• <point>Designed a dimensional model for inbound loads, including slowly changing dimensions for customers and docks.</point>
• <point>Use Git and pull requests for all changes; added automated data testing in CI with GitHub Actions.</point>
• <point>Tuned expensive queries and lowered BigQuery spend by 18%.</point>
• <point>Build Looker dashboards for operations and finance and agree metric definitions with both.</point>
• <point>Schedule pipelines in Airflow; small Python utilities for file checks.</point></job>

<job><title>Data Analytics Apprentice</title>
<employer>Scioto Data Fellowship</employer>, <place>Columbus, Ohio</place>
<start>September 2023</start> – <end>February 2024</end>
• <point>Six-month paid program: SQL, Python, dbt, Git.</point>
• <point>Capstone on public transit ridership, modeled in dbt and shown in Tableau.</point></job>

<job><title>Mathematics Teacher, Grades 9–12</title>
<employer>Alum Ridge High School</employer>, <place>Newark, Ohio</place>
<start>August 2015</start> – <end>June 2023</end>
• <point>Taught Algebra II, statistics and AP Calculus to five sections a year.</point>
• <point>Chaired the department's grading committee for three years.</point>
• <point>Kept the school's assessment results in Google Sheets.</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree> in <field>Mathematics Education</field>, <school>Kent State University</school>, <end>2015</end></edu>

<h>CERTIFICATIONS</h>
<cert><cname>dbt Analytics Engineering Certification</cname>, <date>2024</date></cert>
<cert><cname>Ohio 5-Year Professional Educator License</cname> (expires 2026)</cert>

<h>SKILLS</h>
<skills><skill>SQL</skill>, <skill>dbt</skill>, <skill>BigQuery</skill>, <skill>Looker</skill>, <skill>Tableau</skill>, <skill>Git</skill>, <skill>GitHub Actions</skill>, <skill>Python</skill>, <skill>Airflow</skill>, <skill>dimensional modeling</skill></skills>

<status>Authorized to work in the United States for any employer.</status>
