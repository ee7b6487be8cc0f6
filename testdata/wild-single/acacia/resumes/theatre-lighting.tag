

<name>marguerite. okafor-dunn</name>

--------------------------------------------------------------------------------
<place>portland OR 97214</place>    <email>marg@okafordunn.example.org</email>    <link>okafordunn.example.org</link>    <status>IATSE Local 28</status>


<summary>nineteen years  behind the desk  and up the ladder.  lighting  first, rigging when
needed,  a little projection.   happy on a  tour bus,  happier in  a house with  a
working  dimmer room.   can draft,  hang, focus,  program and  call a  show,  and
will show the new overhire where the coffee is.</summary>


<h>EXPERIENCE</h>

<job><start>2017</start>-        <employer>Cascade Repertory</employer> ---------------------------------- <place>Portland, OR</place>
     <point>plot and paperwork, eos programming, crew calls, budget of the department.</point></job>

<job><start>2014</start>-<end>2017</end>    <employer>Hollow Moon Touring, LLC</employer> --------------------------- <place>Seattle, WA</place>
     <point>two national tours, load-in / load-out, moving light maintenance.</point></job>

<job><start>2009</start>-<end>2018</end>    self / <employer>okafor-dunn lighting</employer> ------------------------ <place>Portland, OR</place>
     <point>dance and opera design, weddings when the rent was due.</point></job>

<job><start>2011</start>-<end>2014</end>    <employer>Tillamook County Performing Arts Assoc.</employer> ----------- <place>Tillamook, OR</place>
     <point>house electrics, school matinees, LED retrofit of the rep plot.</point></job>

<job><start>2008</start>-<end>2011</end>    <employer>Stagewright Rentals</employer> -------------------------------- <place>Tacoma, WA</place>
     <point>shop prep, repair bench, drive the truck.</point></job>

<job><start>2008</start>         <employer>Lakebed Festival</employer> ------------------------------------- <place>Burns, OR</place>
     <point>followspot, generator watch.</point></job>

<job><start>2005</start>-<end>2007</end>    <employer>Norwick Playhouse</employer>, <employer>Evergreen Scenic</employer> -------- <place>Greater Olympia, WA</place>
     <point>electrician, carpentry overhire, strike.</point></job>

<h>EDUCATION</h>

<edu><end>2016</end> <degree>ETCP entertainment electrician prep</degree>  ------------------------ <school>Mt. Hood Community College</school></edu>
<edu><end>2005</end> <degree>BFA</degree> <field>Theatre Design & Production</field> -------------------------- <school>Western Oregon Univ.</school></edu>

<h>TOOLS</h>

<skills><skill>etc eos / ion</skill>, <skill>grandma2</skill> (grandma3 learning), <skill>vectorworks spotlight</skill>, <skill>lightwright 6</skill>,
<skill>qlab</skill>, <skill>genie lift</skill>, <skill>chain motors</skill>, <skill>sACN / artnet</skill></skills>
