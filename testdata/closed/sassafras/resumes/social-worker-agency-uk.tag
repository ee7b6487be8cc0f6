C.V.  —  CONFIDENTIAL  —  prepared by Brightwater Care Recruitment Ltd
Candidate ref: BCR/44718          Consultant: Jodie          Availability: 2 weeks

Candidate:        <name>Temperance Achebe</name>
Discipline:       <headline>Qualified Social Worker – Children & Families</headline>
Location:         <place>Walsall</place>, will travel 40 miles
Rate:             from £36 ph umbrella
Reg.:             <cert><cname>Social Work England</cname> SW100000, renewed <date>Nov 2024</date></cert>
DBS:              <status>Enhanced, update service</status>
Right to work:    <status>ILR</status>
Drives:           <status>Y (own car, business insurance)</status>

<h>CONSULTANT'S COMMENTS</h>
<summary>Temperance is a calm, court-experienced frontline worker with nine years post-qualifying. Last team manager: "picks up a case and it moves". She is after 6+ months in CP or LAC, not duty.</summary>

<h>EMPLOYMENT HISTORY</h>

<job>From <start>02/24</start> To <end>current</end>
Agency/LA: <employer>via Brightwater / Sandwell Children's Trust</employer>
Post: <title>Agency SW, Care Management</title> (CP + court)
<point>Caseload 17–19, of which 6 in PLO or proceedings. SWETs, care plans, final evidence, LCS.</point> <point>Supported one NQSW informally.</point></job>

<job>From <start>05/23</start> To <end>01/24</end>
Agency/LA: <employer>via Pinnacle People / Dudley MBC</employer>
Post: <title>Agency SW, Looked After Children</title>
<point>22 children, reviews, contact, one placement order to adoption.</point></job>

<job>From <start>01/23</start> To <end>04/23</end>
<title>Gap – caring for father in Enugu</title></job>

<job>From <start>09/17</start> To <end>12/22</end>
Agency/LA: <employer>Walsall Council</employer> (permanent)
Post: <title>Social Worker</title>, G8 → <title>Senior Practitioner</title>, G10 from 04/21
<point>Safeguarding & Family Support team.</point> <point>Signs of Safety lead for the locality, delivered 5 half-day workshops.</point> <point>Practice educator for 2 final placement students.</point></job>

<job>From <start>09/16</start> To <end>08/17</end>
Agency/LA: <employer>Birmingham City Council</employer>
Post: <title>NQSW (ASYE completed)</title>, <place>Erdington</place></job>

<job>From <start>2011</start> To <end>2014</end>
<employer>Rowan Lodge (private children's home)</employer>
<title>Residential support worker</title>, waking nights</job>

<h>QUALIFICATIONS</h>
<edu><degree>MA</degree> <field>Social Work</field> – <school>University of Wolverhampton</school> – <end>2016</end></edu>
<edu><degree>BSc</degree> <field>Psychology</field> – <school>Coventry</school> – <end>2011</end> – <grade>2:2</grade></edu>
<cert><cname>PEPS 2</cname> – <date>2021</date></cert>   <cert><cname>ABE interviewing</cname> – <date>2019</date> (refresher due)</cert>   AMHP – not held

<h>SYSTEMS</h>
<skills><skill>Liquidlogic LCS</skill> / <skill>Mosaic</skill> / <skill>CareFirst</skill> (some)</skills>

<h>LANGUAGES</h>  <language>English</language>, <language>Igbo</language> (<level>fluent</level>)

This CV is the property of Brightwater Care Recruitment and must not be forwarded to third parties. Any introduction is subject to our terms.
