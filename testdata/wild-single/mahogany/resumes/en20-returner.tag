<name>Hilary Jane Featherstonehaugh (née Obi)</name>
<email>hj.obi@example.org</email> <phone>07700 900 190</phone> <place>Hove</place>

<headline>Paralegal returning to practice after ten years at home and abroad</headline>

What follows is one paragraph per chapter.

<job><start>2024</start> to <end>now</end>. Two days a week I am <title>volunteer adviser</title>, housing and debt, at <employer>Citizens Advice Brighton & Hove</employer>. <point>I see six clients a session, have done the generalist certificate and am halfway through the debt relief order training.</point></job>

2014 to 2024. Three children, one of them with a long illness; we followed my husband's posting.

<job>During that, <title>bursar</title> (unpaid, part time, term time only) of <employer>the British School of Windhoek</employer>, <start>2017</start> to <end>2020</end>, <point>fees ledger for 180 pupils, one fraud discovered.</point></job>

<job>And <title>Community Liaison Officer</title>, 20 hours, <employer>British High Commission</employer>, <place>Windhoek</place>, local terms, <start>2020</start> to <end>2022</end>.</job>

<job><start>2009</start> to <end>2014</end>. <title>Paralegal</title>, later <title>Senior Paralegal</title>, Clinical Negligence (Claimant) Team 3, <employer>Pargeter Loom LLP</employer>, <place>London EC4</place>. <point>Ran 40 pre-issue files under supervision, drafted letters of claim, chased records, sat behind counsel at eleven inquests.</point></job>

<job><start>2008</start>. <title>Outdoor clerk</title>, <employer>various chambers in Gray's Inn</employer>. <point>Walked.</point></job>

<job><start>2006</start> to <end>2008</end>. <title>Au pair</title> to <employer>the Castellani children</employer>, <place>Siena</place>.</job>

<h>ON PAPER</h>
<edu><school>BPP Waterloo</school>, <degree>LPC</degree>, <grade>Commendation</grade>, <end>2009</end>. No training contract followed.</edu>
<edu><school>University of Sussex</school>. <field>Law with Italian</field>. <end>2006</end>. <degree>LLB</degree>. <grade>Upper second</grade>.</edu>
<cert><cname>SQE1</cname>: FLK1 passed <date>July 2024</date>, FLK2 resit <date>January</date>.</cert>
<cert><cname>CILEX Foundation</cname>, exempt.</cert> <cert><cname>Safeguarding Adults L2</cname>, <date>2024</date>.</cert>

<h>IN MY HEAD</h>
<skills>I read medical records quickly, know the <skill>Pre-Action Protocol for clinical disputes</skill>, <skill>CPR Part 36</skill> and <skill>Housing Act s.21</skill> (for as long as it lasts), keep a <skill>costs schedule</skill>, and type at 75 wpm. I have used <skill>Proclaim</skill>, <skill>iManage</skill> and, lately, <skill>Casebook</skill>; <skill>Clio</skill> only in a webinar.</skills>
<h>ON MY TONGUE</h>
<language>Italian</language>, <level>nearly fluent</level>. <language>Igbo</language>, <level>to my aunts</level>. <language>Afrikaans</language>, <level>market level</level>.

<h>ELSEWHERE</h>
<vol><title>Magistrate</title>, applied <start>2025</start>.</vol> <vol><title>Clerk to the governors</title>, <employer>West Blatch Infants</employer>, <start>2023</start> to <end>2024</end>.</vol> <other>Sea swimming, all year.</other>
<status>British citizen; DBS basic clear.</status>
