<name>Priya Raghunathan</name>
<headline>Wastewater Treatment Operator</headline>
<place>Collingwood, Ontario</place> | <phone>(705) 555-0177</phone> | <email>priya.raghunathan@example.com</email>

<h>PROFILE</h>
<summary>Municipal wastewater treatment operator with six years' operating experience. Comfortable with process adjustments, laboratory testing, SCADA and after-hours alarms. Clear written communication.</summary>

<h>LICENCES AND TRAINING</h>
• <cert><cname>Class II Wastewater Treatment Operator licence</cname> (<issuer>OWWCO</issuer>), since <date>2020</date>; Class III exam not yet scheduled</cert>
• <cert><cname>Class II Wastewater Collection licence</cname>, <date>2022</date></cert>
• <cert><cname>Confined space entry</cname>, <date>2023</date></cert>
• <cert><cname>Lockout/tagout</cname>, <date>2023</date></cert>
• <status>Class DZ driver's licence</status>

<h>EXPERIENCE</h>
<job><title>Wastewater Treatment Operator</title>
<employer>Township of Nottawa Shore</employer>, <place>Stayner, ON</place>
<start>June 2018</start> – <end>Present</end>
• <point>Operate and monitor the liquid and solids trains of a Class II plant (4,200 m³/d) and six sewage pumping stations</point>
• <point>Make process adjustments to DO, RAS/WAS and chemical dosing under the ORO</point>
• <point>Collect composite and grab samples; test TSS, ammonia, phosphorus and settleability in-house</point>
• <point>Respond to after-hours alarms through SCADA (iFIX), one week in six</point>
• <point>Enter work orders in Cityworks and complete logbooks and spill reports</point>
• <point>Coordinate biosolids land application with the hauler each fall</point></job>

<job><title>Environmental Technician (co-op, then contract)</title>
<employer>Tamarack Field Labs Inc.</employer>, <place>Barrie, ON</place>
<start>September 2016</start> – <end>May 2018</end>
• <point>Sampled groundwater wells and prepared chain-of-custody forms</point>
• <point>Built Excel summaries for 14 municipal clients</point></job>

<h>EDUCATION</h>
<edu><degree>Diploma</degree>, <field>Environmental Technology</field>, <school>Georgian College</school>, <end>2017</end></edu>

<h>SKILLS</h>
<skills><skill>OHSA</skill>, <skill>O. Reg. 129/04</skill>, <skill>Microsoft Excel</skill>, <skill>Cityworks</skill>, <skill>SCADA</skill>, <skill>pump maintenance</skill></skills>
