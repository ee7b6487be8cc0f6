

<name>c. mbeki-thorne</name>

--------------------------------------------------------------------------------
<place>oakland CA 94607</place>      <email>cas@example.org</email>        <phone>510 555 0172</phone>       <link>@casbeams</link>


<summary>twenty-one  years  of  rigging,  focusing  and  programming  light.   theatre
first, then touring,  now  mostly  museums and permanent  installs.  can run  a
crew of eight or be the eighth of a crew.

prefer  quiet  fixtures,  clean  paperwork  and a plot that  fits  on one page.
ETCP certified,  not afraid of heights,  slightly  afraid  of  genies  on  wet
grass.</summary>


<h>EXPERIENCE</h>

<job><start>2019</start>-        <employer>Lumenhaus West</employer> --------------------------------------- <place>Oakland, CA</place>
     <point>permanent installs, DMX and sACN networks, commissioning, site surveys.</point></job>
     
<job><start>2016</start>-<end>2019</end>    <employer>Exploratory Hall of Science</employer> -------------------- <place>San Francisco, CA</place>
     <point>gallery lighting, LED retrofit of 3 halls, maintenance, night shifts.</point></job>

<job><start>2011</start>-<end>2016</end>    <employer>Parcan & Daughters, Inc.</employer> -------------------------- <place>Emeryville, CA</place>
     <point>touring, prep and load-out, moving lights, console programming, driving.</point></job>

<job><start>2007</start>-<end>2020</end>    <employer>beeline lighting design, LLC</employer> ----------------------- <place>Oakland, CA</place>
     <point>design for small dance companies, plots, focus, invoices nobody paid.</point></job>

<job><start>2009</start>-<end>2011</end>    <employer>Granite Bay Repertory</employer> ------------------------------ <place>Roseville, CA</place>
     <point>house electrician, followspot, crew calls.</point></job>

<job><start>2008</start>         <employer>Solstice Cruise Entertainment</employer> ------------------------------ <place>at sea</place>
     <point>board operator, repairs.</point></job>

<job><start>2004</start>-<end>2008</end>    <employer>Stagehands pool, Calder Theater, The Depot</employer> ----- <place>Sacramento area, CA</place>
     <point>load-in, hang, strike.</point></job>

<h>EDUCATION</h>

<edu><end>2017</end> <degree>certificate</degree> <field>LED systems and controls</field>  --------------------------- <school>Bay Trades Center</school></edu>
<edu><end>2004</end> <degree>BA</degree> <field>Theater Arts & Physics (minor)</field> ----------------- <school>Sierra Foothill University</school></edu>

<h>PAPERS AND TOYS</h>

<skills><skill>ETC Eos</skill>   <skill>grandMA2</skill>   <skill>Vectorworks Spotlight</skill>   <skill>Lightwright</skill>   <skill>sACN</skill>   <skill>DMX/RDM</skill>
<skill>chain motors</skill>   <skill>boom lift</skill>   <skill>soldering</skill></skills>
<cert><cname>ETCP Entertainment Electrician</cname>   <date>2014</date>, renewed 2019</cert>
<cert><cname>OSHA 30</cname>   <date>2018</date></cert>
