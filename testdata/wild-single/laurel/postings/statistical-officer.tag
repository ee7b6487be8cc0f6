<title>Statistical Officer – Water and Land Use</title>
<employer>National Rivers Data Office</employer>
Apply before 11:55 pm on Monday 9th June

Reference number: 402871
Salary: <pay>£33,140 – £36,475</pay>, plus a Civil Service Pension with an employer contribution of 28.97%
Job grade: Higher Executive Officer
Contract type: Permanent
Business area: Analysis Directorate
Type of role: Analytical / Statistics
Working pattern: Flexible working, Full-time, Job share, Part-time
Number of jobs available: 2
Location: <place>Reading or Newcastle-upon-Tyne</place> (at least 60% in office)

About the job
Job summary
Every drop abstracted from an English river above a set threshold is reported to us, and our published figures decide who may take how much. You would join a team of seven statisticians and two data engineers. The data engineers look after the <no>Azure pipelines</no>; you look after what the numbers mean.

Job description
The post holder will:
•	<duty>produce the annual abstraction release as a National Statistic</duty>
•	<duty>develop the small-area land use estimates</duty>
•	<duty>quality assure data returns from licence holders</duty>
•	<duty>answer Parliamentary Questions and FOI requests</duty>
•	<duty>present results to policy customers who are not analysts</duty>

Person specification
Essential criteria
You will be able to demonstrate:
•	<must>sampling and estimation methods</must>, including <must>regression</must> (lead criterion)
•	programming for analysis in <must g="1">R</must> or <must g="1">Python</must>, with code that others can re-run
•	<must>quality assurance of data and outputs</must>
•	<must>explaining statistical findings to non-specialists</must>, in writing and in person
•	<must>managing several pieces of work to fixed deadlines</must>

Desirable criteria
•	<nice>Git</nice> and <nice>reproducible analytical pipelines</nice>
•	knowledge of the <nice>Code of Practice for Statistics</nice>
•	<nice>spatial data in QGIS or sf</nice>

Qualifications
<degree c="must">A first or second class honours degree in a subject containing at least 25% formal statistics training</degree>, or a higher degree such as an MSc or PhD in one; or current membership of the Government Statistician Group at this grade. You are not required to hold a <no>GIS qualification</no>.

Behaviours
We'll assess you against these behaviours during the selection process:
•	<must>Communicating and Influencing</must>
•	<must>Delivering at Pace</must>
•	<must>Working Together</must>

Benefits
•	25 days' leave rising to 30
•	Learning and development tailored to your role, including a funded Royal Statistical Society membership

Things you need to know
Selection process details
Success Profiles will be used. At sift we score a CV and a 500-word statement of suitability against the lead criterion first if there are many applications. Interviews, with a 10-minute presentation, are expected w/c 7 July by Teams. Feedback will only be provided if you attend an interview.

Nationality requirements: open to <permit c="must">UK nationals, Irish nationals and others with a right to work in the Civil Service</permit>. Security: Baseline Personnel Security Standard, counter-terrorist check not needed.
