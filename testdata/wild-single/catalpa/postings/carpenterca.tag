<title>carpenter</title>
Verified
Posted on October 21 by Employer details: <employer>Kestrel Ridge Framing Ltd.</employer>

Job details
  Location            <place>Kelowna, BC V1X 4K2</place>
  Workplace           On site
  Salary              <pay>34.50 to 39.00 HOUR hourly</pay> / 40 hours per week
  Terms               Permanent employment, Full time
  Start               Starts as soon as possible
  Vacancies           3
  Source              Job Bank #3411907

Overview
  Languages           <lang c="must">English</lang>
  Education           <degree c="must">Secondary (high) school graduation certificate</degree>
                      or equivalent experience
  Experience          <years n="3" of="carpentry">3 years to less than 5 years</years>
  On site             Work must be completed at the physical location. There is no option to work remotely.
  Work setting        Residential construction / Multi-storey wood frame

Responsibilities
  Tasks
    <duty>Read and interpret blueprints, drawings and sketches</duty>
    <duty>Build foundations, install floor beams, lay subflooring</duty>
    <duty>Fit and install windows, doors, stairs</duty>
    <duty>Supervise helpers and apprentices</duty>
  Supervision
    1 to 2 people

Experience and specialization
  Construction specialization
    <must>Framing</must>
    <must>Formwork</must>
    <nice>Finishing carpentry</nice> (asset)
  Equipment
    <must>Pneumatic nailers</must>
    <nice>Telehandler</nice> (asset)

Credentials
  Certificates, licences, memberships
    <licence c="nice">Red Seal Endorsement</licence> (asset)
    <licence c="must">Fall Arrest Certificate</licence>
    <licence c="nice">First Aid Certificate</licence> (asset)

Additional information
  Transportation      Own vehicle; <licence c="must">Valid driver's licence</licence>; own hand tools
  Work conditions     Outdoors; physically demanding; heavy lifting
  Personal suitability
    <must>Punctuality</must>   <must>Team player</must>   <must>Reliability</must>
Benefits: Dental plan, RRSP, boot allowance

Who can apply for this job?
You can only apply if you are: <permit>a Canadian citizen, a permanent or a temporary resident of Canada with a valid work permit</permit>.

Screening questions: Are you currently legally able to work in Canada? Do you have previous experience in this field?
Similar jobs: <no>cabinetmaker</no>, Vernon · <no>drywall</no> installer, Penticton · <no>roofer</no>, West Kelowna
Did this posting contain an error? Report
