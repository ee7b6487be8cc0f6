<h>Curriculum vitae</h>

<name>Ishbel Farquhar-Nwosu</name>

<h>What I do</h>
<summary>I conserve textiles, mostly large and mostly fragile. Eleven years since qualifying, one of
which was spent at home with twins. I have always liked houses better than galleries.</summary>

<h>Where I have done it</h>

<job><employer>Strathmorn Museums Service</employer>, <place>Dundee</place> | <title>Textile conservator</title>, 0.6 | <start>spring 2020</start> to <end>date</end>
  <point>Treated and mounted 60-odd costume pieces for the permanent galleries, all with my own
  padded figures.</point> <point>Washed (immersion and on the suction table) samplers, whitework and one
  alarming christening robe.</point> <point>Silk flags supported on dyed crepeline with Lascaux, or stitched
  where the curators preferred it.</point> <point>I set the traps, read them monthly and write up the
  quarterly IPM return for three sites.</point> <point>Two or three volunteers every Thursday, and one Icon intern
  for ten months in 2022-23.</point> <point>Part of the group of four that wrote the COSHH assessments; mine
  were the solvents and the dye room.</point></job>

<job><title>Freelance</title>, trading as <employer>Nwosu Textile Care</employer> | since <start>2019</start>, around the above
  <point>Country houses and churches, some eight jobs a year, the largest £14,500 (priced, scheduled and
  delivered by me).</point> <point>Silk damask wall coverings at a house in Angus: took down, surface cleaned
  and stored two of nine panels; treatment awaits funding.</point> <point>Tower scaffold ticket used
  more than I'd like.</point></job>

<job><title>Assistant textile conservator</title> | <employer>The Hallin Studio</employer>, <place>Norwich</place> | <start>Sept 2014</start> – <end>Feb 2018</end>
  <point>Tapestry wet cleaning under the senior conservator; four-post bed hangings, conservation
  stitching, some netting.</point> <point>Condition surveys of five historic houses, report and photographs by
  me, sign-off by the studio head.</point></job>

  (Feb 2018 – early 2019: parental leave and after)

<job><title>Workroom hand</title>, <employer>Pryde & Leckie</employer>, theatrical costumiers | <start>2009</start>–<end>11</end> | <point>hems, and more hems</point></job>

<h>Where I learned it</h>
<edu><degree>MPhil</degree> <field>Textile Conservation</field>, <school>University of Kelvinhaugh</school>, <start>2012</start>–<end>14</end>. <point>Dissertation on early aniline
dyes; I can read an HPLC report, I do not run the instrument.</point></edu>
<edu><degree>MA (Hons)</degree> <field>History of Art</field>, <school>Kelvinhaugh</school> too, <start>2005</start>–<end>09</end>, <grade>2:1</grade></edu>

<h>Letters, tickets, odds and ends</h>
Icon member; on the <cert><cname>ACR</cname> pathway since 2023, portfolio about half written, not yet assessed</cert>. <cert><cname>PASMA</cname>
<date>2024</date></cert>. <status>Driving licence, clean.</status> <status>British citizen.</status> <language>English</language> <level>native</level>, and <level>enough</level> <language>French</language> for a lender's courier.
Loggers: I download them and worry; the environmental reports are a colleague's.

<pub><title>"A flag in four hundred pieces"</title>, Icon Textile Group postprints, 2021, co-author.</pub>

<h>Where I am</h>
<place>Newport-on-Tay</place>. <phone>07700 900417</phone>. <email>ishbel@example.org</email>
