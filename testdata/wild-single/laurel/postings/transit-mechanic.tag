COMPETITION NO.: 25-118-M
POSITION: <title>Heavy Duty Mechanic (Journeyperson)</title>
EMPLOYER: <employer>South Okanagan Regional Transit Commission</employer>
DEPARTMENT: Fleet Maintenance
WORK LOCATION: <place>Penticton, BC</place>
STATUS: Regular Full-Time, Unionized (local 722)
RATE OF PAY: <pay>$48.36 per hour (+ $1.50 afternoon premium)</pay>
HOURS: 4 x 10, afternoons (1500–0130), Sunday–Wednesday
POSTING DATE: April 3      CLOSING DATE: April 17, 4:00 p.m.
INTERNAL/EXTERNAL: Both. Internal applicants with seniority will be considered first per Article 12.

SUMMARY OF FUNCTIONS
Under the direction of the Maintenance Foreperson, <duty>inspects, diagnoses, repairs and overhauls transit buses</duty>, non-revenue vehicles and shop equipment. <duty>Performs commercial vehicle inspections</duty>, <duty>road tests vehicles</duty>, <duty>completes work orders in the fleet system</duty>, <duty>responds to road calls</duty> and <duty>gives direction to apprentices</duty>. Does related work as required.

REQUIRED QUALIFICATIONS
(a) <degree c="must">Grade 12 or equivalent</degree>.
(b) <licence c="must">Heavy Duty Equipment Technician or Truck & Transport Mechanic Certificate of Qualification with Interprovincial Red Seal</licence>.
(c) Minimum <years n="2" of="journeyperson mechanic on heavy vehicles">two (2) years</years> post-certification on <must>diesel vehicles over 8,200 kg GVW</must>.
(d) <licence c="must">BC Class 2 driver's licence with air brake endorsement</licence>. Class 3 or Class 5 holders may be considered if Class 2 is obtained in the probationary period. A satisfactory driver's abstract.
(e) <licence c="must">BC Authorized Inspector certificate (CVIP)</licence>.
(f) Thorough working knowledge of <must>air brake systems</must>, <must>multiplexed electrical systems</must>, <must>diesel emissions aftertreatment</must> and <must>automatic transmissions</must>.
(g) Ability to use <must>laptop-based diagnostic software</must> (for example <must g="1">Cummins INSITE</must> or <must g="1">Allison DOC</must>).
(h) <must>Reading schematics and service manuals</must>.
(i) Own <must>hand tools up to 1" drive</must>. Specialty tools are supplied; tool allowance $1,150 a year.
(j) <must>Lifting to 30 kg</must>, and <must>working in confined or awkward positions</must>.

ASSETS
- <nice>CNG fuel systems</nice> and the related <licence c="nice">Gas Fitter Class B ticket for vehicles</licence>
- <nice>MIG welding</nice>
- <nice>Battery-electric buses</nice> (12 on order; factory training for <no>high-voltage systems</no> will be provided to all journeypersons)
- <licence c="nice">Occupational First Aid Level 1</licence>

OTHER
Duties do not include <no>body and paint work</no>, which is contracted out.
The successful applicant must pass a practical test, a criminal record check and a fitness-for-work assessment.

TO APPLY: submit a completed Form HR-7 with copies of tickets to hr@sortc.example.org quoting the competition number, or drop off at 310 Industrial Ave. Only those selected for interview will be contacted. The Commission is committed to employment equity.
