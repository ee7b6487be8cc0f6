<name>BRIAN OTIENO ODHIAMBO</name>
<headline>Water Supply Engineer</headline>
<place>Nakuru, Kenya</place> • <phone>+254 711 555 083</phone> • <email>b.odhiambo@example.com</email>

<h>PROFILE</h>
<summary>Water supply engineer with nine years of relevant experience in hydraulic design, construction supervision and contract administration of piped schemes. Proficient in WaterGEMS, EPANET, AutoCAD Civil 3D and ArcGIS. Registered with the Engineers Board of Kenya as a Graduate Engineer.</summary>

<h>WORK EXPERIENCE</h>

<job><title>Water Engineer</title>, <employer>Lakeside Basin Consultants</employer>, <place>Nakuru</place> | <start>05/2019</start> – <end>present</end>
• <point>Carry out hydraulic design of rising mains, gravity mains and distribution networks in WaterGEMS and EPANET for six towns.</point>
• <point>Prepare bills of quantities, specifications and tender documents in line with the Public Procurement and Asset Disposal Act.</point>
• <point>Supervise contractors on site for two schemes worth KES 190 million and prepare interim payment certificates.</point>
• <point>Size pumping equipment for boreholes, including solar pumping.</point>
• <point>Write the monthly progress report to the client.</point>
• <point>Guide one graduate engineer and two interns.</point></job>

<job><title>Junior Water Engineer</title>, <employer>WaterLink East Africa Ltd</employer>, <place>Kisumu</place> | <start>02/2016</start> – <end>04/2019</end>
• <point>Supervised pipe laying of 21 km in Siaya and Homa Bay.</point>
• <point>Ran leak detection surveys for non-revenue water reduction.</point>
• <point>Produced drawings in AutoCAD Civil 3D and maps in ArcGIS.</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree> in <field>Water and Environmental Engineering</field>, <school>Egerton University</school>, <end>2015</end></edu>

<h>PROFESSIONAL MEMBERSHIP</h>
<cert><cname>Graduate Engineer</cname>, <issuer>Engineers Board of Kenya</issuer>, since <date>2016</date></cert>
<cert><cname>Graduate Member</cname>, <issuer>Institution of Engineers of Kenya</issuer></cert>

<h>SKILLS</h>
<skills><skill>WaterGEMS</skill>, <skill>EPANET</skill>, <skill>AutoCAD Civil 3D</skill>, <skill>ArcGIS</skill>, <skill>FIDIC contracts</skill>, <skill>solar pumping</skill>, <skill>report writing</skill></skills>

<h>LANGUAGES</h>
<language>English</language> (<level>fluent</level>), <language>Kiswahili</language> (<level>fluent</level>), <language>Dholuo</language> (<level>native</level>)

<status>Driving licence class B</status>
