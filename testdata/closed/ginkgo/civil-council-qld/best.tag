RESUME / <name>NUWAN JAYASEKARA</name> / <headline>RPEQ Civil</headline>                                Page 1
<place>Toowoomba Q 4350</place>    m: <phone>0491 570 156</phone>    e: <email>n.jayasekara@example.net</email>
<status>Australian citizen since 2019</status>; <status>C class licence</status>; <cert><cname>white card</cname></cert>

<h>Snapshot</h>
<summary>Civil engineer who likes dirt roads and culverts. 15 years' work, twelve of them
in Qld; six with a shire and six with a consultant whose clients were nearly all
councils.</summary>

<h>Employment history, latest first</h>

<job><title>Senior Design Engineer</title> / <employer>Tarrawinga Shire Council</employer> / <place>Tarrawinga</place> / <start>Jul 2021</start> on
(<title>Design Engineer</title> there from <start>Feb 2019</start>)
o <point>Roads and drainage design office of six. I mentor 2 grads, no line
  reports. Checker on everything over $500k.</point>
o <point>About 85 km of sealed and unsealed road designed in 12d to Austroads
  and TMR MRTS, from resheets to a $4.1M upgrade of Kooroon Rd.</point>
o <point>11 floodways and 30-odd culvert replacements. QUDM, rational method
  and ARR 2019 hydrology, DRAINS for the town stuff.</point>
o <point>Supt's Rep on 7 contracts (AS4000, two AS2124), largest $4.1M;
  closed out 6, the seventh is in defects liability.</point>
o <point>Flood damage after Feb 2022: of the five DRFA packages ($18M in all) I
  wrote two, worth $6.2M, both approved by QRA.</point>
o <point>Kooroon Rd came in 3% under budget, 5 weeks late due to wet.</point>
o <point>SiD workshops and registers. Council reports and, yes, hall meetings;
  moved a floodway 40 m after one of them.</point>

RESUME / NUWAN JAYASEKARA                                             Page 2

o <point>TUFLOW: I brief and review the consultants' models, don't build them.</point></job>

<job><title>Civil Engineer</title> / <employer>Kestrel Pike Consulting</employer> / <place>Toowoomba</place> / <start>Jan 2013</start> - <end>Feb 2019</end>
o <point>Subdivisions, rural roads and stormwater for eight western councils,
  Civil 3D first then 12d.</point>
o <point>Pavement design incl. foamed bitumen on two jobs, under the principal's
  RPEQ.</point>
o <point>Seconded 4 months to a shire as acting works engineer, 2017.</point></job>

<job><title>Site Engineer</title> / <employer>Lanka Metro Constructions</employer> / <place>Colombo</place> / <start>2008</start> - <end>2011</end>
o <point>Section of an expressway, 3 km, earthworks and box culverts. Gangs of
  up to 40.</point></job>

<h>Study</h>
<edu><degree>MEng</degree> (<field>water</field>), <school>QUT</school>, <start>2011</start>-<end>12</end></edu>
<edu><degree>BScEng (Hons)</degree> <field>Civil</field>, 4 yrs, <school>Moratuwa</school>, <end>2008</end>, <grade>2nd upper</grade>. Assessed by EA as
Professional Engineer 2012.</edu>

<h>Memberships etc</h>
<cert><cname>RPEQ (Civil)</cname> since <date>2020</date></cert>. <cert><issuer>Engineers Australia</issuer>, <cname>MIEAust</cname></cert>; <cert><cname>CPEng</cname> application lodged,
interview pending</cert>. <cert><issuer>IPWEA</issuer> <cname>Supt's Rep short course</cname> <date>2020</date></cert>.

<h>Software</h>
<skills><skill>12d Model</skill> (daily), <skill>Civil 3D</skill> (rusty), <skill>DRAINS</skill>, <skill>HEC-RAS</skill> 1D, <skill>MS Project</skill>,
<skill>TechOne</skill> for purchase orders.</skills>

<other>Cricket umpire, Downs & South West. Referees: on request, incl. my current director.</other>
<language>Sinhala</language>, <language>English</language>
