Job Title: <title>Biostatistician II</title>
Department: 4417 – Center for Population Cohorts
Institution: <employer>Hartwell Prairie University School of Medicine</employer>
Location: <place>Omaha, Nebraska</place> (remote within the US negotiable after 6 months)
Posting #: STF-0093316     FLSA: Exempt     FTE: 1.0
Hiring range: <pay>$81,400 - $97,900</pay>
Open until filled; review begins 9/8/2025

Position Summary

The Center for Population Cohorts seeks a collaborative statistician to support a portfolio of NIH-funded observational studies on diabetes and kidney disease. The incumbent <duty>writes analysis plans and sample size justifications for grant submissions</duty>, <duty>carries out analyses of longitudinal and time-to-event outcomes</duty>, and <duty>co-authors manuscripts</duty>, ordinarily four to six per year. The work leans heavily on <must>mixed effects models</must> and <must>survival analysis</must>; the applied use of <must>multiple imputation</must> is routine. Data are delivered by a separate informatics core, which maintains the <no>REDCap</no> projects and the <no>Epic Clarity</no> extracts, and the incumbent is not expected to program in either. A wet lab shares our floor and does <no>flow cytometry</no>, which you may ignore except for the noise.

Required Qualifications

Master's degree: <degree c="must">MS or MPH in biostatistics, statistics or a closely related quantitative field</degree>.
<years n="2" of="statistical analysis of biomedical data">Two years</years> post-degree experience in the <must>analysis of biomedical data</must>; a <degree c="nice">PhD</degree> may substitute for the experience.
Proficiency in <must g="1">R</must> or <must g="1">SAS</must>, with willingness to work in R, which is what the team uses.
Evidence of <must>reproducible workflow practice</must> (version control, literate programming).
<must>Ability to explain statistical concepts to clinicians</must>, orally and in writing.

Preferred Qualifications

- experience with <nice>complex survey weights</nice>
- <nice>causal inference methods</nice>, e.g. <nice>marginal structural models</nice>
- <nice>Stan</nice> or other Bayesian software
- authorship on <nice>peer-reviewed publications</nice>
- <nice>SLURM or another HPC scheduler</nice>

Physical Demands: sedentary. Travel: minimal.

Benefits include tuition remission for employees and dependents after one year (your spouse can finally get that <no>welding</no> certificate), 403(b) with 8.5% contribution, and 25 vacation days.

Application: submit through the HR site a cover letter, CV, the names of three references, and one code sample of which you are not ashamed. Incomplete applications are not reviewed. <permit>The University does not sponsor H-1B visas for staff positions.</permit> Employment is contingent on a <permit>background check</permit>.

Hartwell Prairie University is an EEO/AA employer. Individuals with disabilities and protected veterans are encouraged to apply. A Spanish version of this notice is available on request.
