* <name>Hollis Ferreira-Ng</name>'s Resume
** <h>Education</h>
*** <edu><start>2007</start>-<end>2008</end>: <field>Forestry</field>.  <school>University of Northern Lakes</school>, <place>Marquette</place>.</edu>
*** <edu><start>2008</start>-<end>2013</end>: <field>Geography, Remote Sensing, Statistics</field>.  <school>University of Platte</school>, <place>Kearney</place>.</edu>

** <h>Experience</h>
*** <job><start>May 2016</start>-<end>present</end>: <title>Developer</title>, <title>Data Lead</title>. <employer>Furrow & Field</employer>
**** Skills: <tech>Python, PostGIS, GDAL, Airflow, dbt, FastAPI, Terraform, some Rust.</tech>
**** Accomplishments: 
***** <point>Hired when the company bought its first satellite scenes.</point>
***** <point>Moved tile storage, with one colleague, from a NAS to cloud-optimized GeoTIFFs.</point>
***** <point>Implemented nightly field-boundary matching (3.1 million polygons).</point>
***** <point>Pushed for tests on everything that touches an acre count.</point>
***** <point>Built the on-call rota; then was first on it.</point></job>
*** <job><start>January 2014</start>-<end>May 2016</end>: <title>GIS Analyst</title>. <employer>Three Rivers Natural Resources District</employer>
**** Skills: <tech>ArcGIS, R, Perl, GPS units that float.</tech>
**** Accomplishments:
***** <point>Kept the groundwater well records.</point>
***** <point>Reconciled 18,000 paper permits with the map.</point>
****** <point>Work was cited in the district's 2016 integrated management plan.</point>
***** <point>Spoke at four public hearings.</point>
****** October 2015 - Well interference maps. Poster at the State Water Conference - Lincoln, NE.
****** March 2015 - Same, shorter. Talk at the Irrigators' Breakfast - Holdrege, NE.</job>
*** <job><start>Summer 2012</start>: <title>Field Technician</title>. Grassland Lab of Dr. Imke Soros, <employer>University of Platte</employer>
**** Skills: <tech>Trimble, clipboards.</tech>
**** Accomplishments:
***** <point>Burned, mapped and counted 40 prairie plots.</point></job>
*** <job><start>2009</start>-<end>2011</end>: <title>Delivery Driver</title>. <employer>Sal's Ovens</employer></job>
