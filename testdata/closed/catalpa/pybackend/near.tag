<name>Grayson Oyelaran-Pike</name>
<headline>Senior Backend Developer (Node.js, Go)</headline>
<place>Ottawa, Ontario</place>
<phone>343-555-0177</phone>
<email>grayson.op@example.org</email>
<link>linkedin.com/in/grayson-op-example</link>

<h>Summary</h>
<summary>Back-end developer with eight years of REST API design in health care. PostgreSQL, Docker, CI/CD and AWS in production, HL7 and FHIR from daily work, PHIPA training every year. I write design docs before I write code. Canadian citizen.</summary>

<h>Professional Experience</h>

<job><title>Senior Backend Developer</title>
<employer>Rideau Care Systems</employer>, <place>Ottawa</place>
<start>April 2020</start> to <end>Present</end>
• <point>Design and build REST APIs in TypeScript (NestJS) that 120 clinics and three EMR vendors call.</point>
• <point>Moved a monolith to smaller services in Go, five of them live.</point>
• <point>Tuned PostgreSQL schemas and slow queries; cut the nightly job from 3 hours to 35 minutes.</point>
• <point>HL7 v2 to FHIR R4 mapping for referrals and lab results.</point>
• <point>Terraform and Kubernetes (EKS) on AWS, GitHub Actions for CI/CD.</point>
• <point>On call one week in four. Review code and mentor two intermediate developers.</point></job>

<job><title>Software Developer</title>
<employer>Tulip Ledger Software</employer>, <place>Ottawa</place>
<start>August 2017</start> to <end>March 2020</end>
• <point>Node.js and Express services, RabbitMQ job queues, Jest tests, Docker.</point>
• <point>Wrote design docs and API documentation in English and French.</point></job>

<h>Education</h>
<edu><degree>Bachelor of Computer Science</degree>, <school>University of Ottawa</school>, <end>2017</end></edu>

<h>Skills</h>
<skills><skill>TypeScript</skill>, <skill>Node.js</skill>, <skill>NestJS</skill>, <skill>Go</skill>, <skill>PostgreSQL</skill>, <skill>REST API design</skill>, <skill>Docker</skill>, <skill>Kubernetes</skill>, <skill>Terraform</skill>, <skill>AWS</skill>, <skill>Git</skill>, <skill>CI/CD</skill>, <skill>HL7 / FHIR</skill></skills>

<h>Languages</h>
<language>English</language> (<level>native</level>), <language>French</language> (<level>fluent</level>)
