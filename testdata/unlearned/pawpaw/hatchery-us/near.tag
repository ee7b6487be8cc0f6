<name>Brianna Castellanos</name>
<place>Gainesville, FL</place> | <phone>(352) 555-0172</phone> | <email>b.castellanos@example.net</email> | willing to relocate to Oregon

<headline>Fish Hatchery Technician</headline>

<h>PROFESSIONAL SUMMARY</h>
<summary>Fish culture technician with six years of paid work on commercial warm-water farms. Daily water quality monitoring, feed rates and growth projections, disease recognition and medicated feed under a veterinarian's direction. Comfortable with pumps, plumbing and alarm duty.</summary>

<h>EXPERIENCE</h>

<job><employer>Santa Fe Recirculating Farms LLC</employer>, <place>Alachua, FL</place>
<title>Lead Fish Culture Technician</title> | <start>03/2021</start> – <end>Present</end>
* <point>Run a 240,000-gallon recirculating system for Nile tilapia with one assistant</point>
* <point>Monitor dissolved oxygen, temperature, ammonia and gas saturation; stand alarm duty every other week</point>
* <point>Work out feed rates and growth projections for 36 tanks in Microsoft Excel</point>
* <point>Recognized Streptococcus and columnaris outbreaks early and fed medicated feed on the veterinarian's orders</point>
* <point>Repair regenerative blowers, drum filters and centrifugal pumps; glue and re-route PVC</point>
* <point>Haul live fish to processors with a tandem-axle live-haul truck</point></job>

<job><employer>Coral Key Ornamentals</employer>, <place>Ruskin, FL</place>
<title>Hatchery Technician</title> | <start>06/2018</start> – <end>02/2021</end>
* <point>Bred and reared angelfish, rainbowfish and mollies in 400 vats and 60 dirt ponds</point>
* <point>Hatched eggs in jars and slabs, fed live artemia and rotifers</point>
* <point>Kept daily production records and shipped 9,000 fish a week</point>
* <point>Gave formalin and salt bath treatments</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree>, <field>Marine and Aquatic Biology</field>
<school>Suwannee State University</school>, <end>2018</end></edu>

<h>LICENSES & CERTIFICATIONS</h>
<status>Florida Class B CDL with air brakes</status>
<cert><cname>Forklift Operator Certification</cname>, <date>2022</date></cert>
<cert><cname>HACCP for Seafood</cname>, <issuer>AFDO</issuer>, <date>2021</date></cert>

<h>SKILLS</h>
<skills><skill>Recirculating aquaculture</skill>, <skill>Water quality testing</skill>, <skill>Pump repair</skill>, <skill>Plumbing</skill>, <skill>Microsoft Excel</skill>, <skill>Forklift</skill>, <skill>MIG welding</skill></skills>
<language>Spanish</language> (<level>native</level>), <language>English</language> (<level>fluent</level>)
