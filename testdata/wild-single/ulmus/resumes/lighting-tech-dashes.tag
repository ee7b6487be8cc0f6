

<name>moira. delahunt</name>

--------------------------------------------------------------------------------
<place>leith EH6 7DZ</place>    <email>moira@delahuntlx.example.org</email>    <phone>0131 496 0188</phone>     <link>delahuntlx.example.org</link>


<summary>twenty-two years  in  the dark.   theatre, dance and touring lighting,  from
follow spot to head of department.   happiest  in  a  venue  with no drawings, a
short get-in  and  a  designer  who is still in the hotel.   train  young  crew.</summary>


<h>WORK</h>

<job><start>2019-</start>        <employer>Tollcross Playhouse</employer> ---------------------------------- <place>Edinburgh</place>
     <title>head of lighting</title>. <point>rig design, crew rota, budget, LED changeover of the main stage.</point>
</job>
<job><start>2015</start>-<end>2019</end>    <employer>Farrow & Quill Productions Ltd</employer> ------------------------ <place>Glasgow</place>
     <title>production electrician</title>. <point>four UK tours, relights in 61 venues, van packing.</point>
</job>
<job><start>2009</start>-<end>2019</end>    <employer>Delahunt LX</employer> --------------------------------- <place>Scotland & North</place>
     <title>freelance LX</title>. <point>fringe venues, corporate, one wedding a year, no more.</point>
</job>
<job><start>2012</start>-<end>2014</end>    <employer>Kirkgate Dance Theatre</employer> -------------------------------- <place>Leeds</place>
     <title>relighter</title>, <title>board operator</title>. <point>dance tours in the UK and Belgium, ETC Eos.</point>
</job>
<job><start>2010</start>        <employer>Solway Festival</employer> -------------------------------------- <place>Dumfries</place>
     <title>follow spot operator</title>. <point>one summer, one tent, much rain.</point>
</job>
<job><start>2003</start>-<end>2009</end>    <employer>Brannock Stage Hire, Inc</employer> -------------------------- <place>Motherwell</place>
     <title>warehouse technician</title>. <point>PAT testing, lamp repair, deliveries, later hire desk.</point>
</job>
<h>KIT</h>

<skills><skill>ETC Eos</skill>, <skill>grandMA2</skill>, <skill>Vectorworks Spotlight</skill>, <skill>dimmer maintenance</skill>, <skill>PAT testing</skill>,
<skill>IPAF 3a</skill>, <skill>rope and harness</skill>
</skills>
<h>EDUCATION</h>

<edu><end>2003</end> <degree>HND</degree> <field>Technical Theatre</field> ---------------------------------- <school>Langside College</school>
</edu><cert><date>2018</date> <cname>IOSH Managing Safely</cname> --------------------------------------------- <issuer>IOSH</issuer>
</cert>
