<DIV ALIGN="center">

# Hey, I'm <name>Dolores “Lola” Pangilinan</name> <IMG src="wave.gif" width="28">

**<headline>Front-end developer who used to run a kitchen</headline>**

[![Portfolio](https://img.example.net/portfolio.svg)](<link>https://lola-plates.example.com</link>) [![Mail](https://img.example.net/mail.svg)](mailto:<email>lola@example.com</email>)

</DIV>
<BR>

<summary>Fourteen years of tickets, heat and people shouting numbers. It turns out that sprint planning is quieter. Finished a full-time bootcamp in 2023 and have been building things for money since.</summary>

<DETAILS OPEN><B>🍳 &nbsp;<h>Tickets served</h></B>

<job>**<title>Junior Front-end Developer</title>**, <employer>Saltwater Ledger</employer>, <place>Vancouver BC</place> (<start>Jan 2024</start> → )
<BR>- <point>Vue 3 screens for restaurant bookkeeping; I am also the person who knows what an 86 is</point>
<BR>- <point>Brought Lighthouse accessibility from 71 to 98</point>
<BR>- <point>Paired on (did not own) the move to TypeScript</point></job>

<job>**<title>Developer</title>, volunteer → paid after 3 months**, <employer>Harvest Neighbours Society</employer>, <place>Burnaby</place> (<start>Sept 2023</start> → <end>Dec 2023</end>)
<BR>- <point>Food bank sign-up form in six languages</point></job>

<job>**<title>Sous Chef</title>**, <employer>The Gilded Kelp</employer>, <place>Vancouver</place> (<start>2016</start> → <end>2022</end>)
<BR>- <point>Brigade of 9, 180 covers on a Saturday</point>
<BR>- <point>Food cost 34 % → 28 %, in a spreadsheet I wrote (my first code, really)</point></job>

<job>**<title>Line Cook</title>**, <employer>Casa Adobo</employer>, <place>Surrey BC</place> (<start>2012</start> → <end>2016</end>)</job>

<job>**<title>Kitchen Hand</title>**, <employer>Hotel Bahaghari</employer>, <place>Cebu City</place> (<start>2009</start> → <end>2011</end>)</job>

</DETAILS>

<DETAILS><B>📓 &nbsp;<h>Recipes learned</h></B>

<edu>**<degree>Web Development Bootcamp</degree>**, <school>Rainshed Code School</school> (<start>March</start> → <end>August 2023</end>), 24 weeks</edu>
<edu>**<degree>Diploma</degree>, <field>Culinary Arts</field>**, <school>Fraser Culinary College</school> (<end>2012</end>)</edu>
<cert>**<cname>Red Seal Cook</cname>**, <issuer>SkilledTradesBC</issuer> (<date>2015</date>)</cert>
<cert>**<cname>FOODSAFE Level 2</cname>** (<date>2014</date>, expired)</cert>

</DETAILS>

<DETAILS><B>🧪 &nbsp;<h>From the test kitchen</h></B>

<proj>- [<title>Mise</title>](https://mise.example.com) – <point>prep list app, React + Supabase, used by two real kitchens</point></proj>
<proj>- [<title>86board</title>](https://86.example.com) – <point>sold-out items on a wall screen, bootcamp final, 4 people</point></proj>

</DETAILS>

| <h>Pantry</h> | |
|---|---|
<skills>| <group>Always in stock</group> | <skill>JavaScript</skill>, <skill>Vue</skill>, <skill>CSS grid</skill>, <skill>git</skill> |
| <group>Running low</group> | <skill>TypeScript</skill>, <skill>React</skill>, <skill>Node</skill> |</skills>
| Spoken | <language>English</language>, <language>Tagalog</language>, <language>Cebuano</language>, kitchen <language>Spanish</language> |
