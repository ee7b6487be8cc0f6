                       <name>RENATA OKONSKI</name>
       <place>Little Birch, MN</place>      cell <phone>(218) 555-0142</phone>      <email>rokonski@example.com</email>

<h>WHAT I DO:</h>     <summary>9-1-1. Eleven years on the headset, the last three
                as a lead on deep nights.</summary>

<h>JOBS:</h>          <job><employer>CEDAR LAKES REGIONAL 911</employer> (<place>Cedar Lakes, MN</place>)
                <start>06/15</start> - <end>Present</end>
                <title>Telecommunicator</title> 06/15, <title>CTO</title> from 01/19, <title>Lead</title> 10/22 on
                * <point>2300-0700, four consoles. I set who sits where and
                  call in the OT, the sergeant does the evals (I write
                  notes for them)</point>
                * <point>Center takes ~96,000 calls/yr, 2 counties, 9 FDs, 4 PDs</point>
                * <point>Trained 14 new hires start to finish, 12 made it
                  off probation</point>
                * <point>Pull 6 EMD calls per person per month & score them. Our
                  shift went 84 -> 93% compliant in '24</point>
                * <point>Hot files: entry, hit confirmation, validations. TAC
                  backup (not the TAC)</point>
                * <point>Tac dispatcher on the SWAT/lake rescue callout list,
                  7 callouts</point>
                * <point>Was on the 5-person group for moving from the old CAD to
                  Motorola PremierOne; I wrote the night shift cheat sheets</point>
                * <point>Text to 911 since go-live</point></job>

                <job><employer>Northwoods Alarm Co.</employer>, <place>Duluth</place>, <title>alarm operator</title>, <start>2013</start>-<end>15</end>
                * <point>central station, burglar & fire</point></job>

                <job><title>Waitress / bartender</title>, <employer>The Loon's Nest</employer>, <start>2010</start> to <end>2013</end></job>

<h>CERTS:</h>         <cert><cname>EMD</cname> (<issuer>Priority Dispatch</issuer>), exp <date>09/26</date></cert>. <cert><cname>APCO CTO</cname> <date>2018</date></cert>.
                <cert><cname>NCIC / CJIS full access</cname>, recert <date>02/25</date></cert>. <cert><cname>CPR</cname></cert>.
                ENP: passed nothing yet, sitting for the exam in the fall.

<h>SCHOOL:</h>        <edu><school>Lake Country Community & Technical College</school>, <degree>AAS</degree>
                <field>Emergency Mgmt</field>, 48 of 60 credits</edu>
                <edu><degree>HS diploma</degree>, <school>Little Birch High</school> <end>'09</end></edu>

<h>MISC:</h>          <skills><skill>62 wpm</skill>. <skill>ARMER / 800</skill>, <skill>PremierOne</skill>, <skill>Vesta phones</skill></skills>,
                <language>Spanish</language> - <level>enough to get an address and what's wrong</level>,
                then I bridge the language line. 
                <award><title>Stork pin</title> x3</award>, <award><title>Lifesaving commendation</title> <date>2021</date></award>
                <other>Peer support team member, center + 2 fire depts.</other>
