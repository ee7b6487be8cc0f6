<name>Tane Horomona-Reid</name> – <headline>qualified chippy / site foreman</headline>

<h>Contact:</h> <place>Toowoomba QLD</place> (moved from <place>Rotorua</place> 2016). Ph <phone>0491 571 266</phone>. <email>tane.hr@example.net</email>

<h>Where I've worked and what on</h>

<job><employer>Darling Range Builders P/L</employer> (<title>foreman</title>, wages, <start>Nov 2020</start> to <end>now</end>)
   <point>Highfields Medical Centre – 14 months, concrete slab to handover, 22 subbies on a good day</point>
   <point>Oakey Men's Shed – pro bono on Saturdays</point>
   <point>11 x duplexes in Glenvale. Two apprentices, both still talk to me.</point></job>
<job><employer>self employed, ABN</employer> (<title>carpenter</title>, <start>2018</start> to <end>2020</end>)
   <point>decks, pergolas, termite repairs; subbed to bigger commercial crews when quiet</point></job>
<job><employer>Kev Doyle Constructions</employer> (<title>leading hand</title>, <start>2016</start> to <end>2018</end>, Kev retired)</job>
<job><employer>Whakaue Homes Ltd</employer>, <place>Rotorua</place> (<title>apprentice</title> <start>2010</start>-<end>2014</end>, <title>tradesman</title> till 2016)
   <point>papakāinga housing, 18 whare, plus school re-roofs in the holidays</point></job>
<job><employer>Pātaka Timber</employer>, dry mill, graveyard shift (<title>stacker</title>, <start>2009</start>)</job>
<job><employer>2nd/1st Bn RNZIR</employer>, <place>Burnham</place> (<title>Private</title>, <start>2006</start>-<end>2009</end>, Timor 2008)</job>

<h>Tickets in my wallet</h>
<cert><cname>QBCC site supervisor</cname> (low rise) since <date>2021</date></cert>
<cert><cname>White Card</cname>, <cname>EWP over 11 m</cname>, <cname>forklift LF</cname>, <cname>dogging DG</cname></cert>
<cert><cname>Asbestos removal class B</cname> done <date>2019</date>, needs redoing</cert>
<cert><cname>Senior first aid</cname>, last did <date>06/24</date></cert>
<cert><cname>Builder Low Rise licence</cname> - half way thru the Cert IV, <issuer>TAFE Qld</issuer></cert>

<h>Trade papers</h>
<edu><degree>National Certificate in Carpentry L4</degree>
<school>BCITO</school>
<end>2014</end></edu>
<edu>Recognised here as <degree>Cert III</degree> <field>Carpentry</field> via <school>TRA</school>, <end>2017</end></edu>
<edu><degree>NCEA level 2</degree>, <school>Western Heights High</school></edu>

<h>Tools, gear, brain</h>
<skills>own: full kit, nail guns, ute with racks
can run: <skill>laser level</skill>, <skill>total station</skill> (setout only), <skill>Buildxact</skill>, <skill>Procore</skill>, <skill>toolbox talks</skill>, <skill>SWMS</skill>
can't run: spreadsheets with colours</skills>

<h>Mob</h>
<language>Te reo Māori</language> – <level>conversational</level>. <language>English</language>.
<vol><title>Coach</title> u14s <employer>Toowoomba Bears rugby</employer> <start>2019</start> –</vol>
<status>NZ citizen on a 444 visa, open HR licence</status>
<other>Ring Moana at Darling Range or the doc at Highfields.</other>
