<name>TYLER J. BRANDSTETTER</name>
<headline>School Bus Technician</headline>
<place>Canton, Ohio</place> | <phone>330.555.0172</phone> | <email>tbrandstetter@example.net</email>

<h>Summary</h>
<summary>ASE certified technician with 7 years of school bus and medium duty diesel repair. Strong in air brake systems, electrical troubleshooting and wheelchair lift repair. Regular Ohio operator's license (Class D); have not gone for the CDL.</summary>

<h>Experience</h>
<job><start>04/2019</start>–<end>Present</end>  |  <employer>Ridgeway Bus Sales & Service</employer>  |  <place>Canton, OH</place>
<title>Service Technician</title>
• <point>Diagnose and repair Blue Bird, IC and Thomas school buses for 22 districts: engines, aftertreatment, brakes, steering and suspension.</point>
• <point>Prepare customers' buses for the annual State Highway Patrol inspection; 140 buses last summer, 4 re-checks.</point>
• <point>Use Cummins INSITE and Navistar ServiceMaxx daily; read wiring schematics for multiplexed body systems.</point>
• <point>Repair Braun and Ricon wheelchair lifts, including interlock faults.</point>
• <point>Record labor and parts in Fleetio work orders. A yard driver with a CDL does all road tests and deliveries.</point></job>
<job><start>06/2017</start>–<end>03/2019</end>  |  <employer>Stark Fleet Tire & Lube LLC</employer>  |  <place>Massillon, OH</place>
<title>Lube / PM Technician</title>
• <point>Scheduled preventive maintenance on box trucks and ambulances.</point>
• <point>Replaced drums, shoes, slack adjusters and air dryers.</point></job>

<h>Certifications</h>
<cert><issuer>ASE</issuer> <cname>School Bus S1</cname></cert>, <cert><cname>S4</cname></cert>, <cert><cname>S5</cname></cert>, <cert><cname>S6</cname></cert> (all current)
<cert><cname>Section 609 refrigerant certification</cname>, <date>2018</date></cert>

<h>Education</h>
<edu><degree>Diesel Technology certificate</degree>, <school>Stark Career Technical Center</school>, <end>2017</end></edu>
<edu><degree>High school diploma</degree>, <school>Perry High School</school>, <end>2016</end></edu>

<h>Skills</h>
<skills><skill>Air brake systems</skill>, <skill>electrical troubleshooting</skill>, <skill>wiring schematics</skill>, <skill>wheelchair lifts</skill>, <skill>Fleetio</skill>, <skill>MIG welding</skill>, <skill>own hand tools</skill></skills>
