<name>fen aldous-ito</name>
<headline>set & props / window displays / odd objects</headline>

see → <link>fenaldousito.example.com</link>
ask → <email>hello@fenaldousito.example.com</email>
<place>margate + london</place>

<summary>i build things that look heavy and aren't. trained as a sculptor,
paid as a prop maker, happiest with a hot wire and a deadline.</summary>


<h>( selected work )</h>

<proj><end>2024</end>   “<title>THE SALT ROOM</title>”
       <employer>Turner Quay Gallery</employer>, Margate
       <point>six metre crystal wall, vac-formed PETG, lit from behind</point></proj>

<proj><end>2023</end>   “<title>Big Soup</title>”, christmas windows
       for <employer>Harkaway & Daughters</employer>, department store
       <point>14 windows, 5 weeks, crew of four</point></proj>

<proj><end>2022</end>   “<title>Otter</title>” (short film, dir. J. Pell)
       <point>animatronic otter, rod puppeteered; I made the skin, not the mechanism</point></proj>

<proj><end>2021</end>   <title>paper orchard</title>, self-initiated
       <point>3,000 leaves, all cut by hand, shown in a shop that was closed</point></proj>


<h>( regular jobs )</h>

<job><title>senior prop maker</title> at <employer>Gulliver Yard Workshops</employer>, <place>deptford</place>. <start>autumn 2020</start> and <end>ongoing</end>, three days a week
<point>foam carving, moulding, scenic paint for theatre and retail</point>
<point>i quote the smaller jobs (up to £8k) myself</point></job>

<job><title>visual merchandiser</title> at <employer>Tansy Row</employer>, <place>canterbury</place>. <start>2018</start> to <end>spring '20</end>
<point>windows and tables for two shops, new scheme every four weeks</point></job>

<job><title>workshop assistant</title> at <employer>Oast Puppet Theatre</employer>. <start>2016</start>, <end>2017</end>, seasonal</job>


<h>( learned at )</h>

<edu><school>Wimbledon College of Arts</school> <degree>BA (Hons)</degree> <field>Technical Arts and Special Effects</field>, <end>2016</end>, <grade>2:1</grade></edu>
<edu><school>East Kent College</school> <degree>Foundation Diploma</degree> <field>Art & Design</field>, <end>2013</end></edu>


<h>( hands )</h>

<skills><skill>polystyrene & PU carving</skill> + <skill>silicone moulds</skill> + <skill>vacuum forming</skill> + <skill>MIG welding (tacks only)</skill> + <skill>scenic painting</skill> + <skill>SketchUp</skill> + <skill>Rhino, learning</skill></skills>


<h>( also )</h>

<award><title>shortlisted, Windows of the Year</title>, <employer>the Retail Design Circle</employer>, <end>2023</end></award>
<status>full driving licence</status>, own van
<cert><cname>IPAF 3a & 3b</cname> to <date>2026</date></cert>
<language>japanese</language>: <level>enough to order in Osaka</level>
