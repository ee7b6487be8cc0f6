<name>Priyanka Vellore</name>
<phone>480-555-0172</phone> | <email>pvellore@example.com</email> | <link>linkedin.com/in/pvellore-dev</link> | <link>github.com/pvellore-dev</link>

<h>EDUCATION</h>
<edu><school>Saguaro State University</school> <start>Aug. 2013</start> – <end>May 2017</end>
<degree>Bachelor of Science</degree> in <field>Computer Science</field>, <degree>Minor</degree> in <field>Linguistics</field> <place>Mesa, AZ</place></edu>

<h>SKILLS</h>
<skills><group>Languages</group>: <skill>Go</skill>, <skill>TypeScript</skill>, <skill>SQL</skill>, <skill>Python</skill>, <skill>Bash</skill>
<group>Frameworks</group>: <skill>gRPC</skill>, <skill>NestJS</skill>, <skill>React</skill>, <skill>Temporal</skill>
<group>Developer Tools</group>: <skill>Git</skill>, <skill>Docker</skill>, <skill>Terraform</skill>, <skill>Datadog</skill>, <skill>Bazel</skill>
<group>DB/Queue</group>: <skill>PostgreSQL</skill>, <skill>DynamoDB</skill>, <skill>Redis</skill>, <skill>Kafka</skill>
<group>AWS</group>: <skill>Lambda</skill>, <skill>ECS</skill>, <skill>SQS</skill>, <skill>IAM</skill>, <skill>Step Functions</skill></skills>

<h>EXPERIENCE</h>
<job><title>Staff Software Engineer</title> <start>June 2023</start> – <end>Present</end>
<employer>Latchkey Freight</employer> <place>Tempe, AZ</place> (Hybrid)
• <point>Own the rating engine that prices about 40k truckload quotes a day; moved it from a nightly
batch to streaming with Kafka and Temporal.</point>
• <point>Cut p99 quote latency from 3.1 s to 420 ms by caching lane histories in Redis.</point>
• <point>Mentor 3 engineers; no direct reports.</point></job>
<job><title>Senior Software Engineer</title> <start>Sep. 2020</start> – <end>June 2023</end>
<employer>Latchkey Freight</employer> <place>Tempe, AZ</place>
• <point>Split the carrier onboarding flow out of the monolith into four Go services.</point>
• <point>On call one week in five; wrote most of the runbooks.</point></job>
<job><title>Software Engineer</title> <start>July 2017</start> – <end>Aug. 2020</end>
<employer>Mirage Health Claims</employer> <place>Scottsdale, AZ</place>
• <point>Built the 837/835 parser and its 2,000-case test corpus.</point>
• <point>Shipped a React portal for billing clerks, used by 60 practices.</point></job>
<job><title>Software Engineering Intern</title> <start>May 2016</start> – <end>Aug. 2016</end>
<employer>Copperline - Fieldnotes</employer> <place>Phoenix, AZ</place> (Remote)
• <point>Added offline sync to a survey app for agronomists.</point></job>

<h>PROJECTS</h>
<proj><title>busboard</title> | Go, SQLite, HTMX <start>Jan. 2022</start> – <end>Present</end>
• <point>Arrival board for my bus stop on an old e-reader. About 900 stars, 14 contributors.</point></proj>
<proj><title>Tamil Crossword Maker</title> | TypeScript, React <end>Nov. 2019</end>
• <point>Generates symmetrical grids in Tamil script. My grandmother is the main user.</point></proj>

<h>LEADERSHIP EXPERIENCE</h>
<vol><employer>East Valley Women in Go</employer> <start>Feb. 2021</start> – <end>Present</end>
<title>Co-founder and Organizer</title> <place>Tempe, AZ</place>
• <point>Monthly meetup, 25 to 40 people, speakers' travel paid by sponsors.</point></vol>

<h>AWARDS</h>
<award><end>2022</end> <title>Best Internal Tool</title> @ <employer>Latchkey Freight</employer> hack week</award>
<award><end>2016</end> <title>2nd Place</title> @ Desert Hacks - <employer>Saguaro State University</employer>, Mesa, AZ</award>
