<name>DONAL KEOHANE</name>
<headline>lift mechanic, sparks by trade</headline>
<place>Ballincollig, Co. Cork</place>  //  <phone>087 555 0142</phone>  //  <email>donal.keohane@example.org</email>
<status>Full clean B licence</status>. Own hand tools. One month's notice.

<h>WHERE I'VE BEEN</h>

<job><start>Mar '19</start> till <end>now</end>, <employer>Shandon Vertical Transport</employer>, <place>Cork city and county</place>. <title>Service and repair mechanic.</title>
<point>I mind 92 lifts. 60-odd are MRL gearless, the rest are geared traction with a motor room, bar 11 oil jobs (hydraulics).</point>
<point>Call-outs one week in four: entrapments, locks, levelling, encoders, the usual. Repeat calls on my run were 31 in 2021 and 12 last year.</point>
<point>Controllers are mostly TVC, Lester and KONE boards, and a good few relay panels nobody else wants. I work off the drawings and a meter, I don't throw parts at it.</point>
<point>Stand by for the six monthly GA1 with the insurance inspector, then clear the defects.</point>
<point>Gave a hand to the mod crew on 3 panel and drive swaps. Wasn't running them.</point>
<point>Sheets done on the tablet before I leave, caretaker or duty manager told what was wrong.</point></job>

<job><start>Aug '16</start> to <end>Feb '19</end>, <employer>Lee Valley Lifts</employer>, <place>Little Island</place>. <title>Junior lift mechanic.</title>
<point>First year second man with an older fitter, own run of 40 from summer '17.</point>
<point>Ropes, brake strips, Sematic and Fermator door gear rebuilt on the bench or in situ.</point>
<point>Six weeks beside the escalator man at the airport. Cleaning down and step chains, only ever as his helper.</point></job>

<job><start>2012</start> to <end>2016</end>, <employer>Dineen Electrical Contractors</employer>, <place>Mallow</place>. <title>Apprentice electrician.</title>
<point>Houses, a creamery, the last 8 months on a nursing home: containment, boards, testing and cert under the foreman.</point></job>

<h>PAPERS</h>
<edu><degree>Advanced Craft Cert, Level 6</degree> (<field>Electrical</field>), <school>SOLAS / Cork Institute of Technology</school>, <end>2016</end></edu>
<cert><cname>Safe Pass</cname>, good to <date>June 2027</date></cert>
<cert><cname>Manual handling</cname>, done again <date>2024</date></cert>
<cert><cname>EN 81-20/50</cname>, two day course, <issuer>Liffey Lift Training</issuer>, <date>2022</date></cert>
MEWP (IPAF 3a/3b) booked for October, so not yet.
<edu><degree>Leaving Cert</degree>, <school>Patrician Academy Mallow</school>, <end>2012</end></edu>

<other>Hurling, bit of coaching with the under 12s. Two customers and my current supervisor will talk to you if you ask me first.</other>
