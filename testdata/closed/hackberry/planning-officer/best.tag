<h>Section 1. Personal</h>
Name in full: <name>Philippa Jane Achterberg-Lowe</name>     Title: Ms     Known as: Pip
Tel (day): <phone>07700 900417</phone>
E: <email>pip.al@example.org</email>
Do you hold a full driving licence? <status>Y</status>     Access to car? <status>Y (shared)</status>
Are you entitled to work in the UK? <status>Y, British</status>

<h>Section 2. Present post</h>
<job>Job title: <title>Planning Officer (Majors & Minors)</title>
Employer: <employer>Ribbleshaw Borough Council</employer>
Date appointed: <start>4.11.19</start>      Notice: 8 wks      Salary: £37,938
Please describe your duties:
<point>I carry between 45 and 60 live cases. At any one time four or five are majors, the largest so far being outline for 186 houses at Tan Pit Lane (approved 2023, committee went with my recommendation 9-2).</point> <point>S106: I did the sums and the talking on three agreements (affordable units, a school places contribution, POS), with the legal team drafting.</point> <point>I have defended 17 refusals by written reps and two at informal hearings; 14 of the 19 were dismissed. I sat through one public inquiry taking notes for our barrister, I was not called.</point> <point>LBCs and works within Ribbleshaw's five CAs come to me when the conservation officer is off, i.e. one day a week since 2021.</point> <point>BNG: checked metrics on the first eleven schemes caught by the mandatory 10% and wrote the validation note the admin team works from.</point> <point>Pre-apps: I run the paid service one week in three, written reply inside 25 working days, and I am the one who says no nicely.</point> <point>Two of my refusals were on design alone. I quoted the national model design code as Ribbleshaw has none of its own yet; one Inspector agreed with me, one did not.</point> <point>Tree works, prior notifications, hedgerows and adverts as they fall.</point></job>

<h>Section 3. Previous posts (most recent first)</h>
<job><start>Sept 17</start> / <end>Oct 19</end> / <employer>Thornber Hall Planning LLP</employer>, <place>Preston</place> / <title>graduate planner</title> / reason for leaving: wanted the other side of the counter
<point>Householder and small housing submissions, D&A statements, two appeal statements drafted under a director.</point></job>
<job><start>June 16</start> / <end>Aug 17</end> / <employer>Ordnance House Café</employer>, <place>Southport</place> / <title>supervisor</title> / fixed hours during MSc</job>
<job><start>Summer 2015</start> / 6 wks / <employer>Sefton Coast Ranger Service</employer> / <title>volunteer</title></job>

<h>Section 4. Education and membership</h>
<edu><school>Univ. of Liverpool</school>  <degree>MSc</degree> <field>Town & Regional Planning</field> (RTPI accredited)  <start>2016</start>-<end>17</end>  <grade>Merit</grade></edu>
<edu><school>Lancaster</school>  <degree>BA</degree> <field>Geography</field>  <end>2015</end>  <grade>2:1</grade></edu>
<cert><cname>RTPI Licentiate</cname> since <date>2018</date>; L-APC submission drafted, going in this July</cert>

<h>Section 5. IT</h>
<skills>Uniform / Enterprise and DMS (<skill>Idox</skill>), daily. <skill>QGIS</skill>: constraints maps for my own reports, nothing clever. <skill>Excel</skill>.</skills>

<h>Section 6. Anything else in support</h>
<other>I speak at committee every month, and since last spring also at the parish liaison evenings, which are rougher. Two colleagues (a trainee and a tech) bring me their reports to read; neither is line managed by me. I play cornet in the Ribbleshaw Old Band.</other>
<other>The hardest thing I have done in the job was Mill Brow: 22 flats in a former weaving shed, three objecting parishes, a viability report that said no affordable homes at all. I asked for it to be tested by the District Valuer, we went back and forth from January to June and ended at four units on site plus a review clause. It is one of the three agreements above. The ward member still does not speak to me but the scheme is built and people live in it.</other>
<other>Nutrient neutrality: one half-day PAS webinar, no casework as we are outside a catchment.</other>
