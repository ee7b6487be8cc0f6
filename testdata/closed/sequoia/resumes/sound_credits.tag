<name>Casimir Ballantyne-Ooi</name> — <headline>Production Sound Mixer</headline>
Based <place>Wellington</place>, local in Auckland. <email>cas@oosound.example.net</email>. <phone>021 000 5518</phone>. Kit list at <link>oosound.example.net/kit</link>

<h>FEATURES</h>
<proj><end>2024</end>   <title>The Tarn</title>                 (<employer>Kererū Pictures</employer>)           Mixer          dir. H. Wairau</proj>
<proj><end>2022</end>   <title>Two Sheep, One Ferry</title>     (<employer>Cook Strait Films</employer>)         Mixer          dir. P. Ngata-Lowe</proj>
<proj><end>2019</end>   <title>Slip</title>                     (<employer>Kererū Pictures</employer>)           Boom op        dir. H. Wairau</proj>

<h>TELEVISION</h>
<proj><start>2021</start>-<end>23</end>  <title>Harbour Nights</title>, S1–S3    (<employer>TeleSouth</employer>)               Mixer (S2, S3), 2nd unit mixer (S1)</proj>
<proj><end>2020</end>   <title>Shed Kings</title>, 10 x 30       (<employer>Number Eight Wire TV</employer>)    Mixer</proj>
<proj><end>2017</end>   <title>Bake It or Leave It</title>      (<employer>TeleSouth</employer>)               Sound assistant</proj>

<h>COMMERCIALS</h>
Around 45 since 2018, banks, butter, utes. Reel available.

<h>STAFF JOBS</h>
<job><employer>Radio Aro</employer>, <title>technical operator</title>, <start>Feb '14</start> – <end>Nov '16</end>. <point>Live desk for breakfast, OB van on Saturdays.</point></job>
<job><employer>Wavelength Hire</employer>, <title>rental technician</title>, <start>Dec '16</start> – <end>mid '18</end>. <point>Prep, repair and RF coordination for drama packages; looked after 120 radio mics.</point></job>
<job>Freelance <title>production sound mixer</title> since <start>mid '18</start></job>

<h>GEAR I OWN AND KNOW</h>
<skills><skill>Sound Devices 833</skill> and <skill>Scorpio</skill> • <skill>Lectrosonics</skill> x 8 • <skill>Wisycom</skill> (hire) • <skill>Schoeps CMIT</skill> • <skill>timecode: Tentacle, Ambient</skill> • <skill>Wireless Workbench</skill> • <skill>Pro Tools</skill>, enough to make a rough mix</skills>

<h>TRAINING</h>
<edu><degree>Diploma in Audio Engineering</degree>, <school>Te Aro School of Sound</school>, <end>2013</end></edu>
<edu><degree>NCEA Level 3</degree>, <school>Wairarapa Boys' College</school>, <end>2011</end></edu>
<cert><cname>Site Safe Passport</cname> exp. <date>08/26</date></cert> • <cert><cname>Workplace First Aid</cname> <date>2023</date></cert> • <cert><cname>Rigging, Introduction</cname> (one day), <issuer>Stagecraft NZ</issuer></cert>

<h>RECOGNITION</h>
<award><title>Best Sound, TV drama</title>, <employer>Southern Screen Guild</employer> <end>2022</end>, <point>as part of the Harbour Nights sound team</point></award>

<status>NZ citizen, valid passport, Class 1 licence</status>. <language>English</language>, <language>Hokkien</language> (<level>passable</level>), <language>te reo Māori</language> (<level>level 2 night class</level>).
