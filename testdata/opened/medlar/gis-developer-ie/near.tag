<name>DERMOT FAHERTY</name>
<place>Tullamore, Co. Offaly</place> / <phone>086 555 0177</phone> / <email>d.faherty@example.net</email>

<h>PERSONAL STATEMENT</h>
<summary>GIS Analyst with over nine years' satisfactory experience in local government, including spatial data management, data quality control and explaining technical matters to non-technical staff and elected members.</summary>

<h>EMPLOYMENT RECORD</h>

<job><start>2019</start> to <end>date</end>: <title>GIS Analyst</title>, <employer>Derrymore County Council</employer>, <place>Tullamore</place>
1. <point>Maintain planning, roads and housing layers in ArcGIS Pro; answer roughly 20 internal mapping requests a week.</point>
2. <point>Produce flood-risk and zoning maps for the County Development Plan.</point>
3. <point>Receive and load Tailte Éireann updates; convert data between Irish Grid and ITM with the standard ArcGIS tools.</point>
4. <point>Carry out quality control on planning polygons, 14,000 checked in 2023-24.</point>
5. <point>Repeatable workflows with ModelBuilder. Web maps are put together by our supplier; I supply the data and the specification.</point></job>

<job><start>2015</start> to <end>2019</end>: <title>GIS Assistant</title>, <employer>Slieve Environmental Consultants</employer>, <place>Portlaoise</place>
1. <point>Habitat mapping, figures for EIARs, constraint maps for wind farms.</point>
2. <point>Wrote INSPIRE metadata for 40 datasets.</point></job>

<h>EDUCATION</h>
<edu><degree>BA (Hons)</degree> <field>Geography</field> (Level 8), <school>University of Limerick</school>, <end>2014</end></edu>
<edu><degree>Higher Diploma</degree> in <field>GIS</field>, <school>University College Cork</school>, <end>2015</end></edu>

<h>SKILLS</h>
<skills><skill>ArcGIS Pro</skill>, <skill>ArcGIS Online</skill>, <skill>ModelBuilder</skill>, <skill>QGIS</skill>, <skill>INSPIRE metadata</skill>, <skill>coordinate reference systems</skill>, <skill>cartography</skill>, <skill>Excel</skill></skills>

<h>OTHER</h>
<status>Full Category B driving licence, no endorsements</status>. <status>Irish citizen</status>. <language>Irish</language>: <level>Leaving Cert honours</level>.
<other>Referees on request. Hurling referee with the county board.</other>
