Job summary
-----------
Main area                 Musculoskeletal Outpatients
Job title                 <title>Specialist Physiotherapist</title>
Band                      Band 6
Salary                    <pay>£38,682 - £46,580 a year pro rata</pay>
Contract                  Permanent: 30 hours over 4 days
Employer                  <employer>Calder Fells Community Health NHS Trust</employer>
Site                      <place>Todmorden Health Centre</place>
Town                      <place>Todmorden</place>
Job ref                   318-CFC-6604417
Closing                   Today at 23:59

Job overview
------------
An opportunity has come up in our friendly MSK team after a colleague went off to lead First Contact Practice in Rochdale. You would inherit a warm room, a working plinth and a caseload that is about half spines. The wider department includes <no>women's health</no>, <no>hydrotherapy</no> and <no>paediatrics</no>, each with their own staff.

Main duties of the job
----------------------
* <duty>Assess and treat own caseload of outpatients</duty>
* <duty>Run the Monday back class</duty>
* <duty>Supervise Band 5s on rotation and students</duty>
* <duty>Audit one thing a year and tell us what you found</duty>

Person specification
====================
Registration / qualifications
   Essential criteria
   o <licence c="must">HCPC registration</licence>
   o <degree c="must">BSc or MSc (pre-reg) in Physiotherapy</degree>
   Desirable criteria
   o <nice>Acupuncture</nice> (AACP)
   o <licence c="nice">Membership of the CSP</licence>

Experience
   Essential criteria
   o <years n="2" of="qualified physiotherapist">Minimum 2 years</years> post-qualification including an <must>MSK</must> rotation of no less than six months
   o Experience of <must>supervising</must> students or assistants
   Desirable criteria
   o Has delivered <nice>group exercise</nice>
   o Has used <nice>SystmOne</nice>

Skills & knowledge
   Essential criteria
   o <must>Manual therapy</must> and <must>exercise prescription</must>
   o Recognises <must>red flags</must>, incl. cauda equina, and knows what to do at ten to five on a Friday
   o <must>Time management</must>
   Desirable criteria
   o <nice>Motivational interviewing</nice>

Other
   Essential criteria
   o Able to travel between three sites in Upper Calderdale

<no>Injection therapy</no> and <no>non-medical prescribing</no> are not part of the post at this band; funding is discussed at year two.

Applicants who need sponsorship can apply; please check the UKVI points first. DBS: enhanced, children's and adults' barred lists.
