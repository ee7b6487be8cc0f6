<name>Tahlia Brennan-Moana</name>  (she/her)
<phone>0491 570 006</phone>  •  <email>tahlia.bm@example.org</email>  •  <place>Morwell VIC 3840</place>

<summary>Certificate IV support worker & qualified hairdresser, 11 yrs all up with people who
need a bit more time. NDIS screened, own car, love sleepovers and hate paperwork
but do it on the night.</summary>

<h>Where I've worked</h>

<job><employer>Gippsland Supported Living Co-op</employer> — <title>House Supervisor, SIL</title> (since <start>Feb 2023</start>; before that <title>Disability Support Worker, Level 2.3</title>, casual then PPT 56 hrs/fn, from Oct '20)
 o <point>Two houses in Traralgon, 7 participants, 14 staff on the roster</point>
 o <point>Behaviour support plans put into practice with the BSP; incident reports to the Commission within 24h</point>
 o <point>Buddy for student placements (4 so far)</point></job>

<job><employer>Careseat Personnel</employer> (agency; shifts at Latrobe hospital, Yarram aged care, private clients)
<title>PCA</title> / <title>DSW</title>, casual, <start>Mar '19</start> to <end>Oct '20</end>
 o <point>PEG feeds, hoist transfers, medication assist from Webster packs</point>
 o <point>Dementia unit, mostly PMs</point></job>

<job><title>Respite Host</title> | <employer>Kin & Kite Foster Care Inc</employer> | <start>2017</start> → <end>2019</end>
 o <point>One weekend a month, siblings 6 and 9</point></job>

<job><title>Career break</title> <start>2015</start>–<end>2017</end>: <point>cared for Nan (MND).</point></job>

<job><title>Senior Stylist</title>, <employer>Shear Bliss Hair</employer>, <place>Moe</place>, <start>2011</start> – <end>2015</end>
 o <point>Ran the Tuesday seniors' mornings and home visits</point></job>

<job><title>Apprentice Hairdresser</title>, same salon, <start>Jan 2008</start>–<end>Dec 2010</end></job>

<h>Tickets and checks</h>
 ✓ <cert><cname>NDIS Worker Screening</cname> (to <date>08/2027</date>)</cert>
 ✓ <cert><cname>Working with Children Check</cname> (E)</cert>
 ✓ <cert><cname>HLTAID011 First Aid</cname>, <issuer>St John</issuer>, <date>May 2024</date></cert>
 ✓ <cert><cname>Epilepsy & Midazolam</cname> <date>2022</date>, refresher booked</cert>
 ✓ <status>C class licence, auto</status>

<h>Study</h>
<edu><degree>Cert IV</degree> in <field>Disability (CHC43115)</field>, <school>TAFE Gippsland</school>, finished <end>June 2020</end></edu>
<edu><degree>Cert III</degree> <field>Hairdressing</field> — <school>TAFE Gippsland</school> — <end>2010</end></edu>
<edu><degree>Diploma</degree> of <field>Community Services</field>, <school>Open Colleges</school>, part time, 8 of 16 units</edu>

<h>Good at</h>
<skills><skill>Active support</skill>; <skill>Key Word Sign</skill> (basic); <skill>manual handling</skill>; <skill>rostering in ShiftCare</skill>; <skill>positive behaviour support</skill>; <skill>colour and foils</skill></skills>

<h>Referees</h>
<other>Donna P., Regional Manager GSLC – number on request</other>
