<name>KEVIN ABARQUEZ</name>
<headline>Industrial Mechanic Apprentice (Millwright), Level 3</headline>
<phone>(226) 555-0193</phone> | <email>k.abarquez@example.org</email> | <place>Brantford, ON</place> | <status>Permanent resident of Canada</status>

<h>PROFILE</h>
<summary>Hard-working millwright apprentice with six years of preventive and breakdown maintenance in continuous-process food plants. Comfortable on 12-hour rotating shifts. Preparing to write the 433A Certificate of Qualification exam in 2027.</summary>

<h>SKILLS</h>
<skills><skill>Laser shaft alignment</skill> | <skill>Hydraulics and pneumatics</skill> | <skill>MIG and stick welding</skill> | <skill>Oxy-fuel cutting</skill> | <skill>Lockout/tagout</skill>
<skill>Confined space entry</skill> | <skill>Maximo work orders</skill> | <skill>Mechanical drawings</skill> | <skill>Lathe</skill> | <skill>GMP and allergen control</skill></skills>

<h>EXPERIENCE</h>

<job><title>Millwright Apprentice</title>
<employer>Vandenhoek Starch & Sweeteners</employer>
<place>Port Colborne, ON</place>
<start>05/2022</start> – <end>Present</end>
• <point>Under a journeyperson's supervision, change bearings, gearboxes, belts and chain on screw conveyors, bucket elevators and centrifuges.</point>
• <point>Align pumps and fans with an Easy-Laser E540 and record results in Maximo.</point>
• <point>Rebuild centrifugal pumps and pneumatic cylinders in the shop; 40+ rebuilds in 2025.</point>
• <point>Weld brackets, guards and chutes (stick and MIG), cut with oxy-fuel.</point>
• <point>Logged 6,100 of the 8,000 apprenticeship hours.</point></job>

<job><title>Maintenance Helper / Oiler</title>
<employer>Bellrose Biscuit Company</employer>
<place>Brantford, ON</place>
<start>06/2020</start> – <end>04/2022</end>
• <point>Greased and inspected 210 lubrication points on two oven lines, replaced conveyor belts and rollers.</point>
• <point>Assisted with lockout and confined space attendant duties during annual shutdown.</point>
• <point>Kept the parts crib and cycle counts.</point></job>

<job><title>Production Operator</title>
<employer>Bellrose Biscuit Company</employer>
<place>Brantford, ON</place>
<start>01/2019</start> – <end>05/2020</end>
• <point>Ran the packaging line, minor jams and size changeovers, followed the allergen changeover checklist.</point></job>

<h>TRAINING</h>
<edu><school>Mohawk College</school>, <field>Industrial Mechanic Millwright</field>, apprenticeship in-school Level 1 and 2 complete (<start>2022</start>, <end>2024</end>), Level 3 in progress</edu>
<edu><degree>Diploma</degree>, <field>Mechanical Technician</field>, <school>Far Eastern Polytechnic, Cavite</school>, <end>2016</end></edu>
<cert><cname>Working at Heights</cname>, <date>2024</date></cert>
<cert><cname>Lift Truck Operator</cname>, <date>2024</date></cert>

<h>LANGUAGES</h>
<language>English</language> (<level>fluent</level>), <language>Tagalog</language> (<level>native</level>)
