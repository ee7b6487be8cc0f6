The Revd <name>Fergus Mackintosh Ayre</name>
The Manse, Kirk Wynd, <place>Anstruther</place>. Email <email>fergus.ayre@example.org</email>. Telephone <phone>01632 960 774</phone>

<h>Ministry</h>

<job><employer>Parish of Kilrenny linked with Cellardyke</employer>. <title>Minister</title>, <start>2016</start> to <end>the present day</end>. <point>Two buildings, 340 members, six elders under fifty. Sold one manse, reroofed one kirk, opened a Thursday lunch that feeds seventy.</point></job>
<job><employer>HMP Strathgarvie</employer>. <title>Chaplain</title>, half time, alongside the above, <start>2019</start> to <end>2022</end>. <point>Pastoral care on three halls, bereavement group, on the suicide prevention (Talk to Me) rota.</point></job>
<job><employer>3rd Battalion, The Royal Regiment of Scotland</employer>. <title>Padre</title> (CF4), <start>2009</start> to <end>2016</end>. <point>Fort George; one tour of Helmand, one of Kenya.</point></job>
<job><employer>Gorbals Parish Church</employer>. <title>Probationer</title>, then <title>Assistant Minister</title>, <start>2006</start> to <end>2009</end>.</job>

<h>Before ordination</h>

<job><title>Deckhand</title> on the <employer>MFV Guiding Star</employer> out of <place>Pittenweem</place> (<start>1996</start> to <end>1999</end>), my father's boat.</job>
<job><title>Trainee surveyor</title>, <employer>Fife Regional Council</employer>, roads, <start>1994</start> to <end>1996</end>.</job>

<h>Boards and committees</h>
<vol><title>Convener</title>, <employer>East Neuk Foodbank</employer>, since <start>2018</start></vol>
<vol><title>Trustee</title>, <employer>Scottish Fisheries Benevolent Fund</employer>, <start>2012</start> to <end>2020</end></vol>

<h>Learning</h>
<edu><degree>BD (Hons)</degree>, <school>New College, University of Edinburgh</school>, <end>2005</end>, <grade>first class</grade></edu>
<edu><degree>PgCert</degree> in <field>Healthcare Chaplaincy</field>, <school>University of Glasgow</school>, begun <start>2023</start>, one module to go</edu>
<cert><cname>Mental Health First Aid</cname> (<issuer>Scotland's Mental Health First Aid</issuer>), <date>2021</date></cert>
<cert><cname>ASIST</cname>, <date>2019</date></cert>
<cert><cname>STCW Basic Safety</cname>, long expired</cert>

<h>Things I can do that may not be obvious</h>
<skills><skill>Chair a difficult meeting</skill>; <skill>write a funding bid</skill> (the Lottery, twice); <skill>conflict mediation</skill>; <skill>read a balance sheet</skill>; <skill>splice rope</skill>.</skills>
<language>Gaelic</language> for <level>worship and small talk</level>, <language>Pashto</language> <level>forgotten</level>.
<status>PVG scheme member.</status>

I apply for: Healthcare Chaplain, Band 6, Ninewells
