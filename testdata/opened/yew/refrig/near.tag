<name>Harpreet Dosanjh</name>
<headline>Refrigeration apprentice, supermarket service</headline>
Email: <email>h.dosanjh@example.org</email> | Phone: <phone>289-555-0177</phone> | <place>Brantford, ON</place>

<h>Profile</h>
<summary>Third-term 313A apprentice with five years in supermarket refrigeration service. Comfortable on parallel rack systems, Emerson E2 controllers and wiring diagrams. I expect to write my Certificate of Qualification exam next spring.</summary>

<h>Experience</h>
<job><title>Refrigeration Apprentice (313A)</title> | <employer>Coldwater Store Services</employer> | <place>Brantford, ON</place> | <start>May 2020</start> – <end>Present</end>
• <point>Service calls at grocery stores with a licensed mechanic: parallel racks, walk-ins, display cases</point>
• <point>Troubleshoot from wiring diagrams; replace contactors, fan motors, TXVs and driers</point>
• <point>Brazing and leak detection on R-448A and R-449A systems</point>
• <point>Change set points and defrost schedules on Emerson E2 controllers</point>
• <point>Take part in the on-call rotation as second person, one week in four</point>
• <point>Preventive maintenance on two CO2 transcritical stores since 2023</point></job>
<job><title>Installer Helper</title> | <employer>Maple Furrow HVAC</employer> | <place>Paris, ON</place> | <start>June 2018</start> – <end>April 2020</end>
• <point>Hung rooftop units and ran line sets for small shops</point>
• <point>Kept the truck stocked and the refrigerant log up to date</point></job>

<h>Training and Cards</h>
<edu><school>Conestoga College</school>: <field>313A in-school training</field>, Level 2 completed <end>2023</end></edu>
<cert><cname>ODP card</cname>, <date>2020</date></cert>
<cert><cname>Working at Heights</cname>, <date>2023</date></cert>

<h>Skills</h>
<skills><skill>Parallel rack systems</skill>, <skill>Emerson E2</skill>, <skill>Brazing</skill>, <skill>Leak detection</skill>, <skill>Wiring diagrams</skill>, <skill>Multimeter</skill>, <skill>Refrigerant recovery</skill>, <skill>Customer communication</skill></skills>

<h>Languages</h>
<language>English</language> (<level>fluent</level>), <language>Punjabi</language> (<level>native</level>)

<status>Permanent resident of Canada. Valid G driver's licence, clean abstract.</status>
<other>References on request from my current foreman.</other>
