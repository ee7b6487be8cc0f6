<name>MITCHELL VAN DER ZEE</name>
<headline>HVAC&R Service Technician</headline>

Address: <place>Grovedale VIC 3216</place>
Mobile: <phone>0491 571 804</phone>
Email: <email>mitch.vdz@example.com</email>
Work rights: <status>Australian permanent resident</status>
Licence: <status>Manual car licence</status>

<h>PROFILE</h>
<summary>Trade qualified refrigeration and air conditioning mechanic with 7 years after my apprenticeship, full ARC licence and
restricted electrical licence. Reliable on after-hours rosters, tidy brazing, good with customers. Looking to move
from air conditioning into commercial refrigeration.</summary>

<h>EMPLOYMENT</h>

<job>Employer:    <employer>Surfcoast Climate Pty Ltd</employer>
Position:    <title>Service Technician, Air Conditioning</title>
Period:      <start>07/2020</start> - <end>Present</end>
Duties:
  o  <point>Breakdown calls and planned maintenance on VRF, ducted and packaged rooftop units for offices, schools and clubs</point>
  o  <point>Fault finding on control circuits, reading wiring diagrams, replacing boards, compressors and fan motors</point>
  o  <point>Daikin VRF commissioning; Carel pCO controllers on rooftop units</point>
  o  <point>Mentor a 2nd year apprentice two days a week</point>
  o  <point>After-hours roster 1 week in 6, simPRO on tablet</point></job>

<job>Employer:    <employer>Otway Air & Electrical</employer>
Position:    <title>Refrigeration and Air Conditioning Mechanic</title>
Period:      <start>02/2017</start> - <end>06/2020</end>
Duties:
  o  <point>Installed around 400 split systems and 60 ducted systems in new homes</point>
  o  <point>Brazing, pressure testing, evacuation, charging, handover to the home owner</point></job>

<job>Employer:    <employer>Otway Air & Electrical</employer>
Position:    <title>Apprentice</title>
Period:      <start>02/2013</start> - <end>01/2017</end></job>

<h>QUALIFICATIONS & LICENCES</h>
<edu><degree>Certificate III in Air Conditioning and Refrigeration</degree> - <school>The Gordon, Geelong</school> - <end>2017</end></edu>
<cert><cname>Refrigerant Handling Licence (full)</cname> - <issuer>ARC</issuer></cert>
<cert><cname>Restricted Electrical Licence Class D</cname> - <issuer>Energy Safe Victoria</issuer></cert>
<cert><cname>EWP (boom and scissor)</cname> - <date>2019</date></cert>
<cert><cname>White Card</cname> - <date>2013</date></cert>

<h>SKILLS</h>
<skills><skill>Fault finding</skill>, <skill>brazing</skill>, <skill>wiring diagrams</skill>, <skill>VRF</skill>, <skill>Carel controllers</skill>, <skill>customer communication</skill>, <skill>simPRO</skill></skills>

<h>REFEREES</h>
<other>Available on request</other>
