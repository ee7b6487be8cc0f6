<title>Pricing Actuary – Motor & Home</title> (Nearly / Newly Qualified)
<employer>Corrib Mutual Insurance DAC</employer>
<place>Dublin 2</place> – hybrid, 2 days in office
Permanent | Ref CMI/ACT/2025/11

About Corrib Mutual
Corrib Mutual is owned by its 310,000 members. In 2024 we launched our first telematics product, moved claims to <no>Guidewire</no> and were named a Great Place to Work for the fourth year running. Our data science guild builds <no>deep learning</no> fraud models in <no>PyTorch</no> and our engineers run everything on <no>AWS</no>.

The opportunity
Reporting to the Head of Personal Lines Pricing, you will own the technical price for one of our two main books.

Key accountabilities
•	<duty>Build and refresh frequency/severity <must>GLMs</must> for motor and household</duty>
•	<duty>Run rate reviews and present the results to the Pricing Committee</duty>
•	<duty>Monitor loss ratios, conversion and retention by segment</duty>
•	<duty>Support the Head of Actuarial Function opinion on underwriting</duty>
•	<duty>Make sure all pricing changes comply with the Central Bank's differential pricing rules</duty>
•	<duty>Review the work of one graduate trainee</duty>

What you'll bring
•	<degree c="must">2.1 honours degree in Actuarial Science, Mathematics, Statistics or equivalent</degree>
•	<licence c="must">Member of the Society of Actuaries in Ireland, qualified (FSAI/FIA) or with no more than two papers outstanding</licence>
•	<years n="3" of="non-life actuarial work">Minimum 3 years' non-life experience</years>, of which <years n="1" of="personal lines pricing">at least 12 months in personal lines pricing</years>
•	Hands-on with <must g="1">Emblem</must>, <must g="1">Akur8</must> or <must g="1">Earnix</must> (any one is fine)
•	Strong <must>SQL</must> and either <must g="2">R</must> or <must g="2">Python</must>
•	A working knowledge of <must>Solvency II</must>
•	Ability to <must>explain a model to underwriters</must> who did not ask for the maths

Desirable
•	<nice>Radar Live</nice> deployment
•	<nice>Telematics data</nice>
•	<nice>Elasticity modelling</nice> / <nice>price optimisation</nice>
•	Some exposure to <nice>Git</nice>

Please note that reserving sits with another team and no <no>IFRS 17</no> experience is sought. Experience in <no>life assurance</no> only will not be progressed for this role.

Package
Salary <pay>€78,000 – €95,000</pay> depending on exams, 12% bonus, non-contributory pension (9%), study leave for remaining papers, 25 days + Good Friday.

This is a Controlled Function support role, so the successful candidate will be subject to Fitness & Probity checks. You must hold a valid <permit>right to work in Ireland (Stamp 4 or EU/EEA/UK citizenship)</permit>; we can't sponsor employment permits for this position.

Corrib Mutual is an equal opportunities employer. If you need an adjustment at any stage tell us and we'll arrange it. Closing date: Friday 14 November, 5pm. First-round interviews on Teams w/c 24 November.
