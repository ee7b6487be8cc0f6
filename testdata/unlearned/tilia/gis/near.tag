<name>BRIAN KIPROTICH LANGAT</name>
<headline>GIS Officer</headline>
Mobile: <phone>+254 711 555 402</phone>   Email: <email>bk.langat@example.com</email>   Residence: <place>Eldoret</place>   <status>ID holder, Kenyan</status>

<h>CAREER OBJECTIVE</h>
<summary>Geospatial data officer with five years of GIS in energy and land projects, experienced in field data collection with enumerators, KoboToolbox and satellite imagery, seeking to contribute to rural electrification.</summary>

<h>EXPERIENCE</h>
<job><title>GIS Officer</title>, <employer>Cherangani Solar Homes Ltd</employer>, <place>Eldoret</place>
<start>March 2023</start> to <end>date</end>
1. <point>Maintain site and customer layers as shapefiles and file geodatabases in ArcGIS Pro; monthly backup to SharePoint.</point>
2. <point>Plan field surveys for 26 candidate villages, supervising 10 enumerators using KoboToolbox.</point>
3. <point>Digitise structures from satellite imagery (11,400 rooftops).</point>
4. <point>Prepare maps for county governments, EPRA and lenders in ArcGIS layouts.</point>
5. <point>Train technicians in handheld GPS and mobile forms.</point></job>

<job><title>Assistant GIS Technician</title>, <employer>Tarach Land Consultants</employer>, <place>Nakuru</place>
<start>September 2021</start> to <end>February 2023</end>
1. <point>Georeferenced Registry Index Maps and converted from Arc 1960 to WGS 84.</point>
2. <point>Cleaned parcel tables in Excel using VLOOKUP and pivot tables.</point>
3. <point>Accompanied surveyors on wayleave acquisition for a 33 kV line.</point></job>

<job><title>Attachee</title>, <employer>Uasin Gishu County Physical Planning</employer>
<start>May 2020</start> to <end>August 2020</end>
1. <point>Scanned and indexed development plans.</point></job>

<h>EDUCATION</h>
<edu><degree>Bachelor of Science</degree> in <field>Geomatic Engineering</field>, <school>Dedan Kimathi University of Technology</school>, <end>2021</end>, <grade>Second Class Upper</grade></edu>
<edu><degree>KCSE</degree>, <school>Kapsabet Boys</school>, <end>2015</end>, <grade>A-</grade></edu>

<h>SKILLS</h>
<skills><skill>ArcGIS Pro</skill>, <skill>ArcMap</skill>, <skill>KoboToolbox</skill>, <skill>Field surveys</skill>, <skill>Handheld GPS</skill>, <skill>Data quality checks</skill>, <skill>Excel</skill>, <skill>AutoCAD</skill>, <skill>QGIS (opened a few projects)</skill></skills>

<h>CERTIFICATES</h>
<cert><cname>KCAA Remote Pilot Licence</cname>, <date>2024</date></cert>
<cert><cname>Esri MOOC: Going Places with Spatial Analysis</cname>, <date>2021</date></cert>

<h>LANGUAGES</h>
<language>English</language> - <level>fluent</level>
<language>Kiswahili</language> - <level>fluent</level>
<language>Kalenjin</language> - <level>native</level>

<h>REFEREES</h>
<other>Available upon request.</other>
