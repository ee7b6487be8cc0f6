<name>Shanelle Okoro-Whitlock</name>, RN, BSN, CCRN
<phone>(919) 555-0126</phone> / <email>shanelle.ow@example.com</email> / <place>Durham NC</place>

<h>LICENSES & CERTS</h>
<cert><cname>RN, North Carolina (compact/multistate)</cname> #000000   exp <date>06/30/2026</date></cert>
<cert><cname>RN, California</cname>   exp <date>01/2025</date>, endorsement by exam not needed</cert>
<cert><cname>CCRN (Adult)</cname>   <issuer>AACN</issuer>   exp <date>03/2027</date></cert>
<cert><cname>BLS</cname></cert>, <cert><cname>ACLS</cname>   <issuer>AHA</issuer>   exp <date>11/2025</date></cert>
<cert><cname>NIHSS</cname>   <date>2024</date></cert>
<cert><cname>TNCC</cname>   EXPIRED <date>2022</date></cert>

<h>EHR / EQUIPMENT</h>
<skills><skill>Epic</skill> (superuser), <skill>Cerner</skill>, <skill>Meditech</skill> (1 contract), <skill>CRRT Prismaflex</skill>, <skill>IABP</skill>, <skill>Alaris pumps</skill>, <skill>Impella</skill> - observed only</skills>

<h>WORK HX</h>

<job><title>Travel RN, CVICU</title> via <employer>BlueHeron Med Staffing</employer>                <start>10/23</start> to <end>current</end>
 Facilities: Mercy Tidewater (<place>Norfolk VA</place>, 13 wks, ext. x1); Sant'Elena Regional (<place>Fresno CA</place>, 13 wks)
   Unit size 24 beds | Ratio 1:2 | Nights | Level II trauma
   o <point>fresh hearts from 2nd week</point>
   o <point>charge relief on 5 shifts in Norfolk</point></job>

<job><title>RN II, MICU</title>, <employer>Carrboro Memorial Medical Center</employer>, <place>Chapel Hill NC</place>      <start>07/19</start> to <end>09/23</end>
   Unit size 30 | Ratio 1:2 | Days/Nights rotating | Level I, teaching
   o <point>vents, proning, CRRT, MTP</point>
   o <point>preceptor to 6 new grads</point>
   o <point>CLABSI committee - our unit went 400+ days w/o one</point></job>

<job><title>RN, Med-Surg/Tele (new grad residency)</title>, <employer>St Brannoc's Hospital</employer>, <place>Raleigh NC</place>      <start>06/17</start> to <end>07/19</end>
   Ratio 1:5-6 | Days
   o <point>stroke, CHF, post-op; DAISY nominee 2018</point></job>

<job><title>CNA</title>, <employer>Longleaf Manor</employer> SNF      <start>2014</start> to <end>2017</end>  (during school)</job>

<h>EDU</h>
<edu><degree>BSN</degree>  <school>North Carolina Central University</school>  <end>05/2017</end>  <grade>cum laude</grade></edu>
<edu><degree>MSN-AGACNP</degree>  <school>Duke University</school>  - accepted, start <start>08/2025</start></edu>

<h>OTHER</h>
<other>Immunizations, N95 fit test and TB current. Floats OK. No peds.</other>
<language>Spanish</language>: <level>conversational, not certified</level>
