<name>Ilse Van Hecke</name>    <headline>Backend Developer</headline>
<email>ilse.vanhecke@example.com</email>    <phone>+32 470 55 01 23</phone>    <place>Kortrijk, Belgium</place>

<h>ABOUT:</h>       <summary>Backend developer with four years of professional backend development.
             REST APIs, PostgreSQL, RabbitMQ, Docker, automated tests.</summary>

<h>EXPERIENCE:</h>  <job><title>Backend Developer</title>, <employer>Veldpost Logistics Software</employer>, <place>Kortrijk</place>
             <start>February 2023</start> until <end>today</end>
             <point>Write and maintain carrier integrations (REST API, XML and EDI files)
             in TypeScript on Node.js with NestJS.</point>
             <point>Design tables and write SQL by hand for PostgreSQL, read query plans,
             added missing indexes.</point>
             <point>RabbitMQ consumers for 600,000 tracking events per day.</point>
             <point>Automated tests with Jest, Docker images built by CI pipelines in
             GitHub Actions.</point>
             <point>Take part in code reviews in a team of four; wrote the guide our
             newcomers use for adding a carrier.</point>
             <point>On-call rotation, one week in five.</point></job>

             <job><title>Junior Developer</title>, <employer>Bureau Leie</employer>, <place>Waregem</place>
             <start>July 2021</start> until <end>January 2023</end>
             <point>Node.js and Express back ends for three web shops, some Vue.</point>
             <point>Redis cache for product pages, page time down from 900 to 350 ms.</point>
             <point>Kept the Git repositories and the staging server tidy.</point>
             <point>Deployed to AWS (ECS, RDS).</point></job>

<h>EDUCATION:</h>   <edu><degree>Bachelor</degree> <field>Applied Computer Science</field>, <school>Hogeschool Groeninge</school>, <start>2018</start>-<end>2021</end></edu>

<h>SKILLS:</h>      <skills><skill>TypeScript</skill>, <skill>Node.js</skill>, <skill>NestJS</skill>, <skill>PostgreSQL</skill>, <skill>SQL</skill>, <skill>RabbitMQ</skill>, <skill>Redis</skill>, <skill>Docker</skill>,
             <skill>Git</skill>, <skill>AWS</skill>, <skill>GitHub Actions</skill></skills>

<h>LANGUAGES:</h>   <language>Dutch</language> <level>mother tongue</level>, <language>English</language> <level>very good, written daily</level>, <language>French</language> <level>good</level>

<h>OTHER:</h>       <other>Code reviews for two interns. Volunteer at the Repair Cafe. Belgian national.</other>
