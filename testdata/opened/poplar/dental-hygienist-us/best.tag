<name>Marisol Whitcombe</name>, RDH

EXPERIENCE:   <job><title>RDH</title>, <employer>High Lava Perio Group</employer>, <place>Redmond OR</place>
              <start>8/21</start> to <end>present</end>. <point>All perio. Two or three quads of SRP a day,
              the rest is 3 and 4 month maintenance.</point> <point>I give my own blocks
              and infiltrations.</point> <point>Implant recalls with titanium and PEEK tips.</point>
              <point>Piezo and Cavitron, then Graceys to finish.</point>
              <point>Moved the office from paper to Open Dental perio charts
              together w/ the office manager (2022).</point> <point>Of the SRP cases I saw in
              2023, 71% did not need surgery at re-eval.</point></job>

              <job><title>Hygienist</title>, temp agency (<employer>ToothTemps NW</employer>), <start>fall 2020</start> -
              <end>summer '21</end>. <point>22 different offices around <place>Salem</place>, <place>Albany</place>,
              so I've charted in Eaglesoft and Dentrix both.</point></job>

              (Mar - Sept 2020 home, offices closed + baby)

              <job><title>Dental Hygienist</title> <employer>Dr. P. Kessenich DMD</employer>, <place>Albany OR</place>
              <start>July 2017</start>/<end>March 2020</end>. <point>General practice, 8-9 pts a day, kids
              to great-grandmas.</point> <point>FMX, BWX and pano on Dexis.</point> <point>Spent a lot of
              time on home care: I draw on the mirror w/ a marker, it works.</point>
              <point>Helped pick our first iTero and used it for a few months before
              I left.</point></job>

              <job><title>Dental assistant</title> (<title>EFDA</title> from <start>2014</start>), same office, <start>2013</start>-<end>2015</end>.</job>

SCHOOL:       <edu><degree>AAS</degree> <field>Dental Hygiene</field>, <school>Larkspur Valley Community College</school>,
              CODA accr., <end>June 2017</end>, <grade>3.7</grade></edu>
              <edu><degree>BS</degree> <field>Dental Hygiene</field> completion, <school>Cascadia Online University</school>,
              <start>2023</start>-, 2/3 of credits done</edu>

LICENSE ETC:  <cert><cname>Oregon RDH H-90417</cname>, active thru <date>3/27</date></cert>
              <cert><cname>Local anesthesia endorsement</cname> <date>2017</date></cert>; <cert><cname>nitrous endorsement</cname> <date>2019</date></cert>
              <cert><cname>BLS Provider</cname> (<issuer>AHA</issuer>) exp <date>11/26</date></cert>
              Laser: <cert><cname>diode laser intro</cname>, one day, <date>2024</date></cert>, not certified

LANGUAGES:    <language>English</language> <level>native</level>, <language>Spanish</language> <level>from home, fine for chairside, not for writing</level>

ALSO:         <vol><title>volunteer hygienist</title>, <employer>Mission of Mercy style free clinic</employer>, <start>2018</start> <end>2019</end></vol>

REACH ME:     <phone>541-555-0148</phone>   <email>mwhitcombe.rdh@example.net</email>   <place>Tumalo, OR</place>
