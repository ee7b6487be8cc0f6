From: <name>Rosalind "Roz" Tremont</name> <<email>roz.tremont@example.com</email>>
Subject: resume (pasting it here, the attachment kept bouncing)

Hi, my resume in plain words. I am in <place>Raleigh</place>, cell <phone>984.555.0133</phone>.

<h>NOW.</h>  <job>I've been <title>GM</title> at <employer>Marlow's Fish House</employer> in <place>Raleigh</place> <start>since May 2021</start>. <point>95
seats plus a raw bar, full service, $3.9M in 2024 (it was 3.1 when I got there).</point>
<point>P&L is mine and I go over it with the owner every period: FOH+BOH labor at 31.5,
COGS 29 and change, down from 33.</point> <point>40 on payroll, 3 managers under me.</point> <point>We
went from 140% turnover to about 70, mostly because I quit hiring in a panic and
built a five-day trail for new servers.</point> <point>Toast, 7shifts, MarginEdge for invoices.</point>
<point>Count liquor and seafood weekly, talk to 11 purveyors.</point> <point>Health dept: 97.5 or
better on every visit.</point> <point>Buyouts and rehearsal dinners, maybe two a month, I do the
BEOs myself.</point></job>

<h>BEFORE.</h>  <job><employer>Cardinal & Fig</employer>, <place>Chapel Hill</place>, new American, 70 seats, about 2.4M.
Started as a <title>server</title> in <start>2013</start>, <title>floor mgr</title> 2015, <title>AGM</title> 2016, and the last two and
a half years (<start>fall 2018</start> to <end>March 2021</end>) I was the <title>General Manager</title>. <point>Carried it
through the shutdown: takeout in four days, PPP paperwork with the accountant,
kept 14 of 32 people.</point> <point>Aloha in those days.</point> <point>Wrote the ABC compliance binder that
they still use, no violations while I was there.</point></job>

<h>WAY BEFORE.</h>  <job><title>Hostess</title>, then <title>server</title>, <employer>Delancey Grill</employer>, <place>Greensboro</place>, <start>2009</start>–<end>2013</end>, and
<point>opened 1 new store with the training team</point> (Wilmington, 3 weeks).</job>

<h>PAPERS.</h>  <cert><cname>ServSafe Manager</cname>, renewed <date>Feb 2024</date>.</cert> <cert><cname>WSET 2</cname> <date>2019</date>, passed with merit.</cert>
Started WSET 3 and have not sat the exam. <edu><degree>Associate's</degree>, <field>hospitality</field>, <school>Guilford Tech CC</school>,
left 9 credits short, <end>2012</end>.</edu>

<h>TALKING.</h>  <language>Spanish</language>: <level>kitchen level</level>, I can run a lineup but not a performance review.

<other>Best boss: Mrs. Abernathy at Delancey's. Will tell you in person.</other>

Roz
