POSITION DESCRIPTION

Position title:      <title>Senior Child Protection Practitioner, Intake</title>
Organisation:        <employer>Office for Children and Families, Central Goldfields</employer>
Location:            <place>Ballarat</place> VIC (some travel to Ararat and Maryborough)
Classification:      CPP 5.1
Salary:              <pay>$112,784 to $125,660</pay> plus super
Employment type:     Ongoing, full time (76 hrs per fortnight), flexible arrangements considered
Closes:              midnight, Sunday 19 October

About us
We receive around 4,300 reports a year about children who may be unsafe. The Intake team decides what happens next, usually the same day. We acknowledge Aboriginal people as the First Peoples and Traditional Custodians of the land on which we work.

About the role
As the senior in a pod of six you will
 a) <duty>receive and assess reports from police, schools, hospitals and the public</duty>;
 b) <duty>coach advanced practitioners in their decision making</duty>, without being their line manager;
 c) <duty>chair professionals meetings and case conferences</duty>;
 d) <duty>prepare and endorse protection applications</duty>. Our solicitors appear at court, so <no>advocacy in court</no> isn't expected of you, but you'll be a witness now and then.
Intake does not carry cases. <no>Therapeutic counselling</no> is done by our partner agencies.

Key selection criteria
1. <years n="4" of="statutory child protection">Four or more years</years> in <must>statutory child protection</must> in any Australian state or in New Zealand.
2. Highly developed <must>risk assessment</must>, using <must g="1">SAFER</must>, <must g="1">Signs of Safety</must> or <must g="1">Structured Decision Making</must>.
3. Sound knowledge of the <must>Children, Youth and Families Act 2005</must>, and demonstrated <must>affidavit writing</must> for the Children's Court.
4. <must>Family violence risk assessment</must> (MARAM or the interstate equal).
5. <must>Culturally safe practice</must> with Aboriginal children and families, including consultation with Lakidjeka or ACSASS.
6. <must>Reflective supervision</must> of less experienced staff or students.
7. Clear <must>case recording</must>; you will learn our <no>CRIS</no> system in your first fortnight.

Mandatory qualifications and checks
- <degree c="must">Bachelor of Social Work</degree> or Master's qualifying, giving eligibility for AASW membership. (A diploma or another behavioural science degree can't be accepted at this level.)
- <licence c="must">Working with Children Check</licence>
- <licence c="must">full Victorian driver licence</licence> or ability to get one within 3 months
- <licence c="must">Police check</licence>; <permit>Australian or NZ citizenship, permanent residency or a valid work visa</permit>

It would also be good if you've done <nice>after-hours</nice> work, know <nice>rural communities</nice>, or have <nice>infant and unborn</nice> practice experience.

What we offer: 5 weeks' leave, salary packaging, $4,000 rural relocation, a study day a month, peer support after critical incidents, a car to share.

How to apply: submit a resume and a response to the key selection criteria (max 3 pages) through the careers portal. Enquiries to intake.recruitment@ocfcg.example.org. People of Aboriginal or Torres Strait Islander background, people with disability and LGBTIQ+ people are strongly encouraged to apply.
