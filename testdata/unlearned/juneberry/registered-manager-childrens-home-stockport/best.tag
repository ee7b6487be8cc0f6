<h>Now</h>

<job><title>Registered Manager</title> / <employer>Meadowcroft Care Group</employer> / Hollin Bank, <place>Glossop</place>
<start>Sept '21</start> →
Five-bed EBD home, mixed, 10–17.

<point>Registered with Ofsted since Sept '21. Full inspections so far: Good ('22), Requires Improvement for helped & protected ('23, after a run of missing episodes), Good in all areas ('24).</point>

<point>Thirteen staff. I supervise the deputy and three seniors, they do the rest; I do all the appraisals.</point>

<point>Reg 45s are written by me, and the action plan from Reg 44 goes up in the office so nobody can say they did not see it.</point>

<point>£710k a year. Agency shifts went from 22% to 6% once I got the rota onto a rolling six weeks.</point>

<point>DSL for the home. Three LADO referrals, one ended in dismissal.</point>

<point>Impact risk assessments for every referral, turned down 9 out of 14 last year and said why. BSPs rewritten with the young people.</point>

<point>Our home piloted ClearCare for the group.</point>

<point>Gave a hand with the registration of our sister home in New Mills: first draft of the Statement of Purpose was mine, the RI made the application.</point></job>

<h>Before that</h>

<job><title>Deputy Manager</title>, <title>acting manager</title> for the last four months / <employer>Meadowcroft Care Group</employer> / Hollin Bank again
<start>Feb '18</start> → <end>Aug '21</end>

<point>Rota, medication audits, key-work sessions, supervision of six RSWs, on call every third week.</point></job>

<h>A gap</h>
July '17 to Jan '18 I looked after my mum full time.

<h>And before that</h>

<job><title>Senior Residential Support Worker</title> / <employer>Oldham Council</employer>, short breaks unit for disabled children / <place>Royton</place>
<start>2013</start> → <end>July '17</end>

<point>Shift lead, moving & handling, gastrostomy feeds, sleep-ins.</point></job>

<job><title>RSW, bank</title> / <employer>Beckwith House</employer> / <place>Rochdale</place>
<start>2010</start> → <end>'13</end></job>

<h>Paper</h>

<cert><cname>L5 Diploma Leadership & Management for Residential Childcare (England)</cname>, <date>2020</date></cert>
<cert><cname>L3 Children & Young People's Workforce</cname>, <date>2012</date></cert>
Level 7 Strategic Management, funded by work, two of seven units in
<cert><cname>Team Teach Level 2</cname> (practitioner, refreshed <date>March '25</date>)</cert>
<cert><cname>PACE / DDP two-day introduction</cname>, <date>'22</date></cert>
<cert><cname>Designated Safeguarding Lead</cname>, <issuer>Derbyshire SCP</issuer>, refreshed <date>'24</date></cert>

<h>Who I am</h>
<name>Bernadette Oyelaran-Shaw</name>
<place>Hadfield, SK13</place>
<phone>07700 900417</phone>
<email>b.oyelaranshaw@example.org</email>
<status>Clean full licence</status>, <status>DBS on the update service</status>. <status>British</status>.
