Home   Writing   About   Now   Colophon

<name>Fergus Tolland-Abebe</name>

<h>About</h>

<summary>Hello. I make product decisions smaller. I have been a product manager for nine years, a developer before that, and a postman in between, which was the job with the clearest feedback.</summary>

<h>What I have done so far</h>

<job>Right now (that is, since <start>April 2022</start>) I am <title>Group Product Manager</title> at <employer>Larkfield Energy</employer> in <place>Edinburgh</place>. <point>I look after tariffs and billing: three teams, three PMs who report to me, and roughly 600,000 households who notice when we are wrong.</point> <point>We took bill complaints down by a third, mostly by printing less on them.</point></job>

<job>Before that, <start>2018</start>–<end>2022</end>, <employer>Pebble & Thrum</employer> hired me as their first <title>product manager</title>. <point>It was a 14-person company when I came and 90 when I left.</point> <point>I launched the school edition, killed the enterprise edition, and would do both again.</point></job>

<job>From <start>2015</start> to <end>2017</end> I was <title>associate PM</title> with <employer>Ordnance Street Maps</employer> (<place>Southampton</place>), <point>working on the walking app. Offline maps were mine.</point></job>

<job>There was also a year, from <start>May 2017</start> to <end>April 2018</end>, in which I was <title>product owner</title> on loan to <employer>Cairnwell Council</employer>, <place>Perth</place>. <point>We put parking permits online. The old form asked for your fax number; people filled it in.</point> <point>I learned more about stakeholders in that year than in all the others together.</point></job>

<job>I delivered letters for <employer>Royal Dunmore Mail</employer> for most of <end>2014</end>. <title>Postman</title>, 11 miles a day.</job>

<job>And from <start>autumn 2009</start> until <end>Christmas 2013</end> I wrote Java as a <title>software developer</title> at <employer>Castlegate Insurance Systems</employer>, <place>Leeds</place>.</job>

<h>Small things I made</h>

<proj><title>Bin Day</title> (<end>2020</end>) <point>texts you the evening before your bins go out. Four thousand people in Leith get it. It costs me eleven pounds a month and a surprising amount of affection.</point></proj>

<proj><title>Roadmap Bingo</title> (<end>2018</end>) <point>is a card game for planning meetings. I printed 200 and have 140 left.</point></proj>

<h>Other people's stages</h>

<pub>I spoke about <title>bills as a user interface</title> at <employer>Product Haar</employer> in <end>2023</end>.</pub> <pub>I also spoke at <employer>Tyneside Agile Supper</employer>, <end>2019</end>, on <title>killing your enterprise edition</title>.</pub> <vol>Since <start>2021</start> I have been a <title>trustee</title> of the <employer>Leith Tool Library</employer>, where I mostly sharpen things.</vol>

<h>Where I learned things</h>

<edu>I have a <degree>BA</degree> in <field>Philosophy</field> from the <school>University of Leeds</school> (<end>2009</end>, <grade>2:1</grade>).</edu> <cert>In <date>2019</date> I did the <cname>Certified Scrum Product Owner</cname> thing, for the sandwiches.</cert>

<h>What I am useful for</h>

<skills>People call me for <skill>pricing</skill>, <skill>discovery interviews</skill>, <skill>roadmaps nobody has to apologise for</skill>, <skill>SQL</skill> (I answer my own questions) and <skill>saying no</skill>.</skills>

I speak <language>English</language>, <level>slow</level> <language>Amharic</language> with my mother-in-law, and <level>menu-level</level> <language>French</language>.

<h>Contact</h>

<email>fergus@example.org</email>. No phone, sorry. I live in <place>Leith</place> and can be bribed with cake.

© 2016–2024 · RSS · This site sets no cookies · Back to top ↑
