<name>adaeze FITZWILLIAM-BROGAN</name>, <headline>RN, BSN, CCRN</headline>
<phone>(602) 555-0182</phone> / <email>adaeze.fb@example.org</email> / <place>Mesa AZ 85204</place> / <status>compact license AZ (multistate), exp 04/2026</status>

<summary>ICU nurse 9 yrs, last 3 of them travel. Looking for a permanent day position, MICU or
CVICU, no floating to peds please.</summary>

<job><start>01/24</start> to <end>04/24</end> <employer>Prickly Pear Regional</employer> (via Hummingbird Staffing), <place>Tucson</place>, <title>Travel RN</title> MICU 24 beds, 13 wks, Epic</job>
<job><start>08/23</start> to <end>12/23</end> <employer>Mount Ogallala Medical Center</employer> (same agency), <place>Boulder</place>, <title>Travel RN</title> CVICU, extended once, Cerner. <point>IABP, Impella; ECMO as second nurse only</point></job>
<job><start>09/21</start> to <end>07/23</end> <employer>various</employer>, <title>Travel RN</title>, five contracts in NM, NV, TX, list on request</job>
<job><start>02/17</start> to <end>08/21</end> <employer>Saltbush Memorial Hospital</employer>, <place>Phoenix</place> (level I trauma, 600 beds), <title>Staff RN</title> STICU nights,
<title>charge</title> from 10/19. <point>1:1 and 1:2 assignments, CRRT, EVDs, massive transfusion.</point> <point>Precepted 8 new grads.</point>
<point>On the CLABSI committee, unit went 14 months without one</point></job>
<job><start>06/15</start> to <end>01/17</end> <employer>Saltbush Memorial Hospital</employer>, <title>RN</title> tele/stepdown, days</job>
<job>before that <title>CNA</title> at <employer>Desert Lantern Nursing Home</employer> <start>2012</start>-<end>15</end> while in school</job>

<edu><degree>BSN</degree> <school>Camelback State University</school> <end>05/2015</end> <grade>cum laude</grade></edu>
<edu><degree>MSN</degree>-<field>AGACNP</field>, <school>Camelback State University</school>, started <start>01/2024</start>, 6 of 44 credits</edu>

<cert><cname>BLS</cname> <date>09/25</date></cert>, <cert><cname>ACLS</cname> <date>09/25</date></cert>, <cert><cname>TNCC</cname> (lapsed <date>2022</date>)</cert>, <cert><cname>CCRN</cname> <issuer>AACN</issuer> since <date>2019</date></cert>, <cert><cname>NIHSS</cname></cert>

<skills><skill>CRRT (Prismaflex)</skill>, <skill>Impella</skill>, <skill>IABP</skill>, <skill>EVD</skill>, <skill>US-guided PIV</skill>, <skill>Epic</skill>, <skill>Cerner</skill>, <skill>Meditech</skill> a little</skills>

<language>english</language>, <language>igbo</language> <level>fluent</level>, <language>spanish</language> <level>medical, not certified</level>

<award><title>DAISY award</title> nominee <end>2020</end></award>
<other>2 charge nurses + 1 intensivist as refs, numbers when we talk</other>
