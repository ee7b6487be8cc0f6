<name>Dustin Pruett</name>
<headline>Commercial HVAC Service Technician</headline>
<place>Temple, Texas</place> | <phone>(254) 555-0173</phone> | <email>dpruett.hvac@example.net</email>

<h>PROFESSIONAL SUMMARY</h>
<summary>Commercial HVAC service technician with 8 years on packaged rooftop units, split systems and
air-cooled chillers in schools, medical office buildings and retail. Known for careful electrical
troubleshooting, clean paperwork and good communication with customers.</summary>

<h>CORE SKILLS</h>
<skills><skill>Packaged rooftop units</skill>            <skill>Air-cooled chillers</skill>           <skill>VRF (Mitsubishi City Multi)</skill>
<skill>Electrical troubleshooting</skill>        <skill>Wiring diagrams</skill>               <skill>VFDs</skill>
<skill>Brazing</skill>                           <skill>Refrigerant recovery</skill>          <skill>Building automation (Tridium)</skill>
<skill>ServiceTitan</skill>                      <skill>Planned maintenance</skill></skills>

<h>EXPERIENCE</h>
<job><title>Commercial Service Technician</title> | <employer>Hollis Climate Systems</employer> | <place>Temple, TX</place> | <start>June 2019</start> – <end>Present</end>
• <point>Run service calls and planned maintenance on a route of 24 commercial accounts, incl. two school districts</point>
• <point>Diagnose and repair rooftop units to 50 tons and air-cooled scroll chillers to 120 tons; quote repairs on a tablet in
ServiceTitan</point>
• <point>Replace and set up VFDs on supply fans and pumps (Danfoss, ABB)</point>
• <point>Use the Tridium Niagara front end at 9 campuses to check trends and schedules before rolling a truck</point>
• <point>On-call one week in six; train first-year apprentices on brazing and evacuation</point></job>
<job><title>HVAC Technician</title> | <employer>Salado Comfort Company</employer> | <place>Belton, TX</place> | <start>May 2017</start> – <end>June 2019</end>
• <point>Serviced light-commercial package units and split systems for restaurants and offices</point>
• <point>Installed four Mitsubishi City Multi systems as second man</point></job>
<job><title>Automotive A/C Mechanic</title> | <employer>U.S. Army, Fort Hood</employer> | <start>2013</start> – <end>2017</end>
• <point>Maintained vehicle and shelter cooling units; honorable discharge as Specialist (E-4)</point></job>

<h>LICENSES & TRAINING</h>
<cert><cname>EPA Section 608 Type II</cname> (<date>2017</date>)</cert> – Type I and III exams not taken
<cert><cname>TDLR Registered Technician</cname>, current</cert>
<cert><cname>OSHA 10</cname>, <date>2019</date></cert>
<cert><cname>NATE</cname> Air Conditioning Service, <date>2021</date></cert>
<status>Texas driver license, Class C, clean record</status>

<h>EDUCATION</h>
<edu><degree>HVAC/R Level 1 certificate</degree>, <school>Central Texas College</school>, <place>Killeen</place>, <end>2017</end></edu>
