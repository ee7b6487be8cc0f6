<name>Gordon McIlveen, P.Eng.</name>
<place>Innisfil, Ontario</place>
Tel. <phone>(705) 555-0162</phone>
<email>gord.mcilveen@example.com</email>

<h>Summary of Qualifications:</h>
<summary>Licensed P.Eng. (PEO) with twelve years in municipal water and wastewater engineering: watermains, sanitary and storm sewers, pumping stations. Hydraulic profiles, equipment specifications, technical reports, construction administration and commissioning support for Ontario towns.</summary>

<h>Employment Record:</h>

<job><start>2017</start>-<end>present</end>
<title>Senior Municipal Engineer</title>
<employer>Breckon Hale Limited</employer>
<place>Barrie, Ontario</place>
▪ <point>Design of sanitary trunk sewers and 11 sewage pumping stations between 20 and 300 L/s.</point>
▪ <point>Hydraulic modelling of sewers and watermains in InfoWorks ICM and WaterGEMS.</point>
▪ <point>ECA applications for sewage works (linear) and form SW1 under the consolidated linear approval.</point>
▪ <point>Construction administration on site for contracts from $2M to $18M, including shop drawing review.</point>
▪ <point>Commissioning of pumping stations with operators; equipment specifications for pumps, valves and generators.</point>
▪ <point>Project manager for a group of four technologists.</point></job>

<job><start>2012</start>-<end>2017</end>
<title>Project Engineer</title>
<employer>County of Dunmore Public Works</employer>
<place>Orangeville, Ontario</place>
▪ <point>Inflow and infiltration studies, sewer lining program of 9 km.</point>
▪ <point>Class EA documents and letters to council.</point>
▪ <point>Reviewed subdivision servicing drawings.</point></job>

<h>Education:</h>
<edu><degree>B.A.Sc.</degree>
<field>Civil Engineering</field>
<school>University of Waterloo</school>
<start>2007</start>-<end>2012</end></edu>

<h>Licences and Certificates:</h>
<cert><cname>P.Eng.</cname>, <issuer>Professional Engineers Ontario</issuer>, <date>2016</date></cert>
<cert><cname>PMP</cname>, <date>2020</date></cert>
<status>G driver's licence</status>

<h>Software:</h>
<skills><skill>AutoCAD Civil 3D</skill>; <skill>WaterGEMS</skill>; <skill>InfoWorks ICM</skill>; <skill>Bluebeam</skill>; <skill>MS Project</skill></skills>

<h>Languages:</h>
<language>English</language>; <language>French</language> (<level>intermediate</level>)
