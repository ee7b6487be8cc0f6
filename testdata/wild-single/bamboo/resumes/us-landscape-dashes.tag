

<name>marguerite oyelaran</name>

--------------------------------------------------------------------------------
<place>duluth MN 55804</place>     <email>marg@example.org</email>     <phone>218 555 0143</phone>     <link>oyelaran-land.example.net</link>


<summary>twenty years in landscape construction and park planning.  reads soil before
drawings.   licensed in minnesota.   comfortable with public meetings, bid
documents, and a skid steer.</summary>


<h>EXPERIENCE</h>

<job><start>2017</start>-        <employer>City of Two Rapids Parks & Recreation</employer> ------------ <place>Two Rapids, MN</place>
     <title>park planner ii</title>.  <point>capital plan, ADA transition plan, playground replacements.</point></job>

<job><start>2013</start>-<end>2017</end>    <employer>Kettle & Moraine Design Group</employer> -------------------- <place>Duluth, MN</place>
     <title>project landscape architect</title>.  <point>stormwater retrofits, streetscapes, CA visits.</point></job>

<job><start>2009</start>-<end>2017</end>    <employer>oyelaran land, LLC</employer> ------------------------------ <place>Duluth, MN</place>
     <title>owner</title>.  <point>residential plantings, rain gardens, stone walls, snow removal.</point></job>

<job><start>2010</start>-<end>2012</end>    <employer>Hollis Nursery Co.</employer> ----------------------------- <place>Hermantown, MN</place>
     <title>yard manager, perennials</title>.  <point>ordering, seasonal crew of 14, irrigation.</point></job>

<job><start>2008</start>         <employer>Sault Paper Products</employer> ----------------------------- <place>Superior, WI</place>
     <title>temp, reel floor</title>.</job>

<job><start>2004</start>-<end>2007</end>    <employer>Peace Corps</employer>, Ministere de l'Environnement --------- <place>Kaolack, Senegal</place>
     <title>agroforestry extension volunteer</title>.  <point>windbreaks, tree nurseries, wolof.</point></job>

<h>EDUCATION</h>

<edu><end>2012</end> <degree>MLA</degree>  <field>landscape architecture</field>  --------------------- <school>University of Minnesota</school></edu>
<edu><end>2004</end> <degree>BS</degree> <field>Forestry & Soil Science</field> ------------------ <school>Michigan Tech University</school></edu>

<h>LICENSES</h>

<cert><date>2015</date> <cname>PLA, Minnesota</cname> (active) -------------------------------- <issuer>AELSLAGID board</issuer></cert>
<cert><date>2018</date> <cname>CPSI playground inspector</cname> (lapsed 2021) ---------------- <issuer>NRPA</issuer></cert>

<h>TOOLS</h>

<skills><skill>autocad civil 3d</skill>  <skill>rhino</skill>  <skill>sketchup</skill>  <skill>bluebeam</skill>  <skill>arcgis pro</skill>  <skill>HydroCAD</skill>  <skill>bobcat s70</skill></skills>
