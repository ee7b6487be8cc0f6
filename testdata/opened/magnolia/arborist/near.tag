<name>CAITLIN ROSEWARNE</name>
<headline>Arboriculture crew leader</headline>
<place>Hamilton</place> / <phone>027 555 0188</phone> / <email>c.rosewarne@example.org</email>

<h>PROFILE:</h> <summary>Crew leader with seven years on council tree contracts. Strong on customer communication, site-specific safety plans and traffic set-ups. Full Class 1 and 2 licences.</summary>

<h>EMPLOYMENT:</h>
<job><title>Crew Leader, Parks and Street Trees</title>
<employer>Waipa Verge Maintenance</employer> / <place>Hamilton</place> / <start>July 2020</start> to <end>present</end>
> <point>Leads a ground crew of three on a council contract: young tree planting, formative pruning from the ground, stump grinding, mulching</point>
> <point>Runs toolbox talks and closes out job sheets on the tablet</point>
> <point>Calls on residents before work starts; handles complaints</point>
> <point>Trains two horticulture apprentices in ground chainsaw use</point>
> <point>Operates a MEWP for clearance pruning up to 12 m; does not climb since a shoulder operation in 2019</point></job>

<job><title>Groundsperson</title>
<employer>Pirongia Tree Works</employer> / <place>Te Awamutu</place> / <start>January 2017</start> to <end>June 2020</end>
> <point>Ground support for two climbers: lowering ropes, chipper, traffic cones</point>
> <point>Maintained saws and rigging gear and kept the gear register</point></job>

<job><title>Nursery hand</title>
<employer>Fernleaf Wholesale</employer> / <place>Cambridge</place> / <start>2014</start> to <end>2016</end>
> <point>Potting, irrigation, dispatch of native trees</point></job>

<h>QUALIFICATIONS:</h>
<edu><degree>NZ Certificate in Horticulture Services (Arboriculture) Level 4</degree> / <school>Waikato Land Institute</school> / <end>2019</end></edu>
<cert><cname>Traffic controller (TC)</cname> / <date>2021</date></cert>
<cert><cname>First aid</cname> / <date>2025</date></cert>

<h>SKILLS:</h> <skills><skill>pruning</skill>, <skill>chainsaw (ground)</skill>, <skill>stump grinder</skill>, <skill>MEWP</skill>, <skill>customer communication</skill></skills>
<h>LANGUAGES:</h> <language>English</language> (<level>native</level>)
