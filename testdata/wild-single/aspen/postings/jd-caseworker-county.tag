** RE-ADVERTISED – previous applicants need not reapply **

<employer>Tuscola Valley County Human Services</employer>
announces an open competitive recruitment for
<title>CHILD WELFARE CASEWORKER II (BILINGUAL)</title>
<pay>$4,811–$5,848/month</pay> plus $120 bilingual pay FLSA: Non-exempt <place>Yuba City, CA</place>

THE POSITION
Caseworker IIs are journey level. You
<duty>investigate referrals of abuse and neglect</duty>, <duty>write court reports</duty>,
<duty>arrange placements</duty> and <duty>testify in dependency hearings</duty>. You will carry roughly 18
families. You will not do <no>psychotherapy</no>; families are referred out for that.

MINIMUM QUALIFICATIONS
Any one of these patterns:
Pattern A – <years n="1" of="Caseworker I" g="1">One year</years> as a Caseworker I (or Social Worker I) in a California
county.
Pattern B – <years n="2" of="social casework" g="1">Two years</years> of full-time <must g="1">social casework</must> in a public or private
agency, plus 30 semester units in <must g="2">social work</must>, <must g="2">psychology</must>, <must g="2">sociology</must> or
<must g="2">counseling</must>.
Pattern C – <degree c="must" g="1">Bachelor's degree</degree> in <must g="2">social welfare</must> and completion of the
<must g="1">Title IV-E stipend program</must>.
Volunteer mentoring, foster parenting and eligibility work are no substitute.

AND all of:
    (a) Spanish: <lang c="must">Spanish</lang>, oral and written, tested by the County;
    (b) <licence c="must">California driver license, Class C</licence>, and <must>a car with insurance</must>;
    (c) <must>on-call rotation one week in six</must>.

Knowledge of: <must>Welfare and Institutions Code section 300</must>; <must>interviewing children</must>;
<must>crisis de-escalation</must>.
Ability to: <must>write clearly under deadline</must>; <must>keep confidences</must>;
<must>work with hostile people</must>.
Desirable: <nice>CWS/CMS</nice>, <nice>Structured Decision Making (SDM)</nice>, <nice>ICWA</nice> experience. <lang c="nice" g="1">Hmong</lang> or
<lang c="nice" g="1">Punjabi</lang> would be a bonus to the office.

SELECTION: Application + supplemental questionnaire (pass/fail) → oral panel →
live scan, physical, drug screen. A résumé is not accepted instead of the
application form.
